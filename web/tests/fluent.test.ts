import { describe, expect, it } from 'vitest'
import { Speaker, Texts } from '../src/lib/fluent'

const FLUENT = `
undone = { $name } takes a move back.
cards-event-gave = { $you ->
    [yes] You give { $card } to { $to }.
   *[no] { $seat } gives { $card } to { $to }.
}
cards-event-won = { $seats } win after { $number } rounds.
cards-event-told = { $flag }
cards-event-turn = { "" }
cards-event-drew = { $seat } draws { $cards }.
cards-each-card = “{ $name }”
cards-ask-give = Well, { $you ->
    [yes] you?
   *[no] { $seat }?
}
cards-move-give = Give { $card } to { $to }
cards-card-ace = the ace
cards-card-form-face_down = { $card }, face down
`

function speaker(listener: number | null): Speaker {
  const texts = new Texts('en')
  texts.add(FLUENT)
  return new Speaker(texts, 'cards', ['Ann', 'Bob'], listener, { give: ['card', 'to'] })
}

describe('texts', () => {
  it('fall back to the key', () => {
    expect(new Texts('en').say('web-nothing')).toBe('web-nothing')
  })

  it('are overridden by later ones', () => {
    const texts = new Texts('de')
    texts.add('word = word')
    texts.add('word = Wort')
    expect(texts.say('word')).toBe('Wort')
    expect(texts.has('word')).toBe(true)
  })

  it('have no marks around what is put into them', () => {
    const texts = new Texts('en')
    texts.add('hello = Hello { $name }!')
    expect(texts.say('hello', { name: 'Ann' })).toBe('Hello Ann!')
  })
})

describe('a speaker', () => {
  const gave = { key: 'gave', params: { seat: 0, to: 1, card: 'ace' } }

  it('says you to the listener', () => {
    expect(speaker(0).event(gave)).toBe('You give the ace to Bob.')
  })

  it('has words for a form of whatever has a name', () => {
    expect(speaker(0).term('card', 'ace_face_down')).toBe('the ace, face down')
    expect(speaker(0).move('give ace_face_down 1')).toBe('Give the ace, face down to Bob')
    expect(speaker(0).term('card', 'king_face_down')).toBe('cards-card-king_face_down')
    expect(speaker(0).term('card', 'ace_torn')).toBe('cards-card-ace_torn')
  })

  it('names the others', () => {
    expect(speaker(1).event(gave)).toBe('Ann gives the ace to Bob.')
    expect(speaker(null).event(gave)).toBe('Ann gives the ace to Bob.')
  })

  it('sets off each title of a list', () => {
    const drew = { key: 'drew', params: { seat: 0, cards: ['ace', 'king'] } }
    expect(speaker(0).event(drew)).toBe('Ann draws “the ace”, “king”.')
  })

  it('knows what no log needs to say', () => {
    expect(speaker(0).silent('turn')).toBe(true)
    expect(speaker(0).silent('drew')).toBe(false)
    expect(speaker(0).event({ key: 'turn', params: { seat: 0 } })).toBe('')
  })

  it('says a value without a name as it is', () => {
    const king = { key: 'gave', params: { seat: 0, to: 7, card: 'king' } }
    expect(speaker(0).event(king)).toBe('You give king to 7.')
  })

  it('joins lists, each named', () => {
    const won = { key: 'won', params: { seats: [1, 0], number: 3 } }
    expect(speaker(0).event(won)).toBe('Bob, Ann win after 3 rounds.')
  })

  it('asks and offers moves in words', () => {
    expect(speaker(0).question('give', 0)).toBe('Well, you?')
    expect(speaker(0).question('give', 1)).toBe('Well, Bob?')
    expect(speaker(0).move('give ace 1')).toBe('Give the ace to Bob')
  })

  it('tells of a move taken back', () => {
    expect(speaker(0).event({ key: 'undone', params: { seat: 1 } })).toBe('Bob takes a move back.')
  })
})
