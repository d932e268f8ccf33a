import { prefs } from './prefs.svelte'

let context: AudioContext | null = null

/** A soft wooden knock or a small bell, made on the spot; silent unless sound is on. */
export function sound(kind: 'card' | 'turn' | 'end'): void {
  if (!prefs.sound) return
  context ??= new AudioContext()
  const notes = { card: [180], turn: [660, 880], end: [220, 277, 330] }[kind]
  notes.forEach((pitch, at) => note(context!, pitch, at * 0.12, kind === 'card' ? 0.08 : 0.5))
}

function note(audio: AudioContext, pitch: number, after: number, length: number): void {
  const start = audio.currentTime + after
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(0.12, start)
  volume.gain.exponentialRampToValueAtTime(0.001, start + length)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + length)
}
