/** Short messages that come and go, and what a screen reader is told. */

export interface Notice {
  id: number
  text: string
  clause?: string
  kind: 'info' | 'error'
}

class Notices {
  shown: Notice[] = $state([])
  /** The last things that happened, in order, for the live region. */
  spoken: { id: number; text: string }[] = $state([])
  private next = 0

  show(text: string, kind: Notice['kind'] = 'info', clause?: string): void {
    const id = this.next++
    this.shown = [...this.shown.filter((each) => each.text !== text), { id, text, kind, clause }]
    setTimeout(() => this.drop(id), 7000)
  }

  drop(id: number): void {
    this.shown = this.shown.filter((each) => each.id !== id)
  }

  clear(): void {
    this.shown = []
  }

  speak(...texts: string[]): void {
    const lines = texts.filter(Boolean).map((text) => ({ id: this.next++, text }))
    this.spoken = [...this.spoken, ...lines].slice(-12)
  }
}

export const notices = new Notices()
