// Made by tools/web_types.py from the server's own structs. Do not edit.

export interface Account {
  login: string
  password: string
  old?: string
}

export interface Again {
  seal?: string
  share?: string
}

/** A card as it is printed, for those who draw it. A victim's kind is `victim`. */
export interface ArkhamNoirCardInfo {
  name: string
  kind: string
  title: Record<string, string>
  left: string
  right: string[]
  condition?: string
  minimum?: number
  key?: string
  puzzle?: boolean
  mark?: string
  half?: string
  lightning?: boolean
  effects?: string[]
  occupation?: Record<string, string>
}

/** An open case: its victim and everything to the right of it, in order (AN-1.9). */
export interface ArkhamNoirCase {
  victim: string
  row: string[]
  kinds: number
  closing: boolean
}

/** Whether a card of the hand, or the hot lead, fits a case; if not, why, and which clause. */
export interface ArkhamNoirPlacing {
  card: string
  case: string
  reason: string
  clause: string
  by_contact: boolean
}

/** What one seat may know. Nothing else is ever sent to it. */
export interface ArkhamNoirView {
  seat: number
  turn: number
  over: boolean
  ending: string
  victory: string
  limit: number
  kinds_to_win: number
  hand_limit: number
  trail: (string | null)[]
  hand: string[]
  hand_size: number
  cases: ArkhamNoirCase[]
  pile: number
  unseen: string[]
  discards: string[]
  time_loss: string[]
  stability: string[]
  big_picture: string[]
  kinds: number
  closed: string[]
  closed_victims: string[]
  victims_left: number
  storms_left: number
  storms_out: string[]
  formula_waits: boolean
  contact: string
  source: string | null
  placing: ArkhamNoirPlacing[]
  cards: ArkhamNoirCardInfo[]
}

/** A card lying face down: what the viewer knows of it, if anything. */
export interface ArkhamRitualHiddenCard {
  card: string | null
  colour: string | null
}

/** What one seat may know. Nothing else is ever sent to it. */
export interface ArkhamRitualView {
  seat: number
  deck: string[]
  round: number
  turn: number
  over: boolean
  competitive: boolean
  doom: number | null
  sanity: number[]
  active: number
  hands_down: number[]
  handler: number | null
  travelling: ArkhamRitualHiddenCard | null
  pile: number
  top: ArkhamRitualHiddenCard | null
  removed: number
  removed_card: string | null
  discards: string[]
  held: (string | null)[]
  colours: (string | null)[]
  dummies: string[]
  own: ArkhamRitualHiddenCard | null
  unseen: string[]
}

/** What a seat has to decide. */
export interface AskMessage {
  key: string
  clause: string
  moves: MoveGroup[]
  params?: Record<string, number | string>
  beside?: MoveGroup[]
}

/** One thing that chance did: dice with so many faces, or a draw from a pile of names. */
export interface Chanced {
  line: number
  faces: number
  results: number[]
  pile?: string[]
}

/** Clauses that belong together; without a title their number is all they have. */
export interface Chapter {
  number: string
  title: string
  clauses: Clause[]
}

export interface Chat {
  do: "chat"
  id: string
  text: string
}

/** A clause of a game's rules as the rules panel shows it. */
export interface Clause {
  number: string
  text: string
}

/** My answer to somebody's wish to take a move back, or that a seat changes hands. */
export interface Consent {
  do: "consent"
  id: string
  yes: boolean
  about?: "seat" | "undo"
}

/** One zone of the map as it is printed. */
export interface CthulhuWarsAreaInfo {
  name: string
  ocean: boolean
  glyph: string
  x: number
  y: number
  adjacent: string[]
  start: string[]
}

/** The battle under way. */
export interface CthulhuWarsBattleView {
  zone: string
  attacker: number
  defender: number
  step: string
  attacker_dice: number[]
  defender_dice: number[]
  fighters: CthulhuWarsFighterView[]
}

/** A loyalty card of this game, somebody's or in the supply. */
export interface CthulhuWarsCardView {
  card: string
  sort: string
  holder: number | null
  doom: number
  power: number
  sale: boolean
  units: string[]
  powers: [string, boolean][]
  requirement: string
  tallies: [number, number][]
  book: string
  earned: boolean
}

/** One fighter and what it has been assigned. */
export interface CthulhuWarsFighterView {
  seat: number
  unit: string
  takes_part: boolean
  kills: number
  pains: number
}

/** So many figures of a kind. */
export interface CthulhuWarsFigures {
  seat: number
  unit: string
  number: number
}

/** One faction's card. */
export interface CthulhuWarsSeatView {
  seat: number
  faction: string
  power: number
  doom: number
  signs: number
  gates: number
  income: number
  next_power: number
  ritual_price: number
  ritual_doom: number
  ritual_signs: number
  powers: [string, boolean][]
  books: string[]
  books_left: string[]
  met: string[]
  open: string[]
  tallies: [number, number][][]
  pool: CthulhuWarsFigures[]
  card: CthulhuWarsFigures[]
  captives: CthulhuWarsFigures[]
  orders: [string, string][]
  marks: [string, number][]
  asleep: boolean
  blocked?: string[]
  sign_values?: number[]
}

/** One who takes part in a negotiation. */
export interface CthulhuWarsTalkerView {
  seat: number
  limit: number
  offer: number | null
  left: boolean
}

/** The negotiation under way. */
export interface CthulhuWarsTalksView {
  by: number
  stake: string
  demand: number
  round: number
  rounds: number
  talkers: CthulhuWarsTalkerView[]
}

/** A kind of unit on a faction's card, with what it costs at this moment. */
export interface CthulhuWarsUnitInfo {
  seat: number
  unit: string
  great: boolean
  cultist: boolean
  dice: number | null
  price: number
  ready: boolean
}

/** What one seat may know. Nothing else is ever sent to it. */
export interface CthulhuWarsView {
  seat: number
  phase: string
  round: number
  turn: number | null
  first: number
  way: number
  ritual: number
  ritual_track: number[]
  ritual_cost: number
  instant_death: boolean
  decay: number
  signs_left: number
  own_signs: number[]
  unseen_signs: number[]
  roster: CthulhuWarsUnitInfo[]
  areas: CthulhuWarsAreaInfo[]
  zones: CthulhuWarsZoneView[]
  offered: string[]
  seats: CthulhuWarsSeatView[]
  cards: CthulhuWarsCardView[]
  battle_doom: [string, number][]
  battle: CthulhuWarsBattleView | null
  talks: CthulhuWarsTalksView | null
}

/** What stands in a zone. */
export interface CthulhuWarsZoneView {
  name: string
  gate: boolean
  keeper: number | null
  keeper_unit: string
  living_gate: number | null
  units: CthulhuWarsFigures[]
  tokens: string[]
}

/** A day's case, my attempt at it, and how everybody fared, the best first. */
export interface Daily {
  day: string
  game: string
  mine: string
  open: boolean
  entries: Entry[]
}

/** All that chance did in a finished game, for checking it against the seed. */
export interface Dice {
  commitment: string
  seed: string
  header: string
  change: number
  block: number
  at: number
  chances: Chanced[]
  until: number
}

/** Somebody's attempt; `story` is what the game is remembered by, once it is over. */
export interface Entry {
  name: string
  table: string
  over: boolean
  won: boolean
  story: Record<string, number>
  mine: boolean
  counts: boolean
  genuine?: boolean | null
}

/** Why something was refused: a code, words, and the rule behind it where there is one. */
export interface ErrorInfo {
  code: string
  message: string
  reason?: string
  clause?: string
  legal?: string[]
  option?: string
  allowed?: string[]
  params?: Record<string, number | string>
}

/** A game for the lobby; `name` and `tagline` by language. */
export interface GameInfo {
  id: string
  name: Record<string, string>
  tagline: Record<string, string>
  players: [number, number]
  default_players: number
  bots: string[]
  options: OptionInfo[]
  first_game: Record<string, boolean | number | string>
  daily: boolean
  talk_clause: string
  moves: Record<string, string[]>
  board: string[]
}

/** A finished game as it was told; it can be looked at from the first move to the last. */
export interface GameLog {
  first: number
  last: number
  until: number
  lines: LogLine[]
}

export interface Games {
  games: GameInfo[]
}

/** The first message: who I am, which seat I play (none: I watch), the last number I saw. */
export interface Hello {
  do: "hello"
  token?: string
  seat?: number | null
  since?: number | null
}

/** Who is at the table at this moment. It has no number: presence is no part of the game. */
export interface Here {
  here: number[]
  watching: number
}

/** A move, and the chance of winning after it, from 0 to 1, as the bot sees it. */
export interface Hint {
  move: string
  chance: number
}

/** The best moves, the best first. */
export interface Hints {
  hints: Hint[]
}

export interface Invitations {
  invitations: string[]
}

export interface Link {
  link: string
  token?: boolean
}

/** A table in the lobby: public facts, and what it is to whoever asks. */
export interface ListedTable {
  table: string
  game: string
  status: string
  moved: number
  number: number
  seats: SeatInfo[]
  asked: number[]
  result: Result | null
  mine: number[]
  your_turn: boolean
}

/** What happened, and after how many moves. */
export interface LogLine {
  at: number
  key: string
  params: Record<string, unknown>
  house?: boolean
}

export interface Me {
  person: string
  name: string
  login: string | null
}

/** Answer my question, or interject. */
export interface MoveCommand {
  do: "move"
  id: string
  move: string
}

/** Moves of one verb. A move's text is the verb and its values, with blanks between them. */
export interface MoveGroup {
  verb: string
  each: ((number | string)[])[]
  names?: string[]
  price?: number
  on?: "battle" | "card" | "map" | "prompt"
}

export interface NewGuest {
  name: string
}

export interface NewPerson {
  name: string
  token?: boolean
}

export interface NewTable {
  game: string
  seats: SeatWish[]
  options?: Record<string, boolean | number | string>
  seal?: string
}

/** A seat that changes hands if the table agrees: to whom (a bot?), and who asked. */
export interface OfferInfo {
  seat: number
  name: string
  bot: string
  by: string
  asks: number[]
}

/** One option: how it is chosen, what it is at first. Its words are texts of the game. */
export interface OptionInfo {
  name: string
  kind: "choice" | "each_seat" | "flag" | "number" | "seat" | "several" | "text"
  default: boolean | number | string
  choices?: string[]
  low?: number | null
  high?: number | null
  sets?: Record<string, string[]>
  shelves?: string[]
  shared?: boolean
}

export interface Position {
  moves: number
  view: Record<string, unknown>
  told: Record<string, unknown>[]
  over: boolean
  last: number
  asked: number[]
  result: Result | null
}

/** How a turn goes: what one wants, the steps, a worked example, and a picture in words. */
export interface Primer {
  goal: string
  picture: string
  steps: Step[]
  example: string
}

/** The one answer to a command. `number` is the table's number at which it took effect. */
export interface Reply {
  re: string
  number?: number | null
  error?: ErrorInfo | null
  why?: ErrorInfo | null
}

export interface ReportId {
  report: string
}

/** How a game ended: who won, and each seat's score in the game's own measure. */
export interface Result {
  winners: number[]
  scores: number[]
}

/** A card as it is printed, for those who draw it. */
export interface RiseOfTheCultsCardInfo {
  name: string
  kind: string
  title: Record<string, string>
  text: Record<string, string>
  cult?: string
  attack?: number
  power?: number
  terror?: number
  cost?: number
  window?: string
  discards_itself?: boolean
  advance?: string[]
  duration?: string
  difficulty?: number
}

/** A Confrontation in progress, the executor first (RC-12). */
export interface RiseOfTheCultsConfrontation {
  district: string
  executor: number
  sides: RiseOfTheCultsSide[]
}

/** A district in play; everything in it lies open. */
export interface RiseOfTheCultsDistrictView {
  district: string
  sites: number[]
  rituals: RiseOfTheCultsRitual[]
  ritual_fields: number
  free_fields: number
  dominance: number[]
  dominance_fields: number
  sanity: number
  sanity_token: number
  sanity_change: number
  investigators: number
  track: number
  track_start: number
  plans: number[]
  guardian: RiseOfTheCultsStack | null
  action: RiseOfTheCultsStack | null
  site_cost: number
  ritual_costs: number[]
  levels: number[]
}

/** Numbers of the rules as City cards have changed them (RC-5.4). */
export interface RiseOfTheCultsNumbers {
  plan_markers: number
  token_limit: number
  mobilization_draw: number
  dice: number
  bluff_tokens: number
}

export interface RiseOfTheCultsRitual {
  seat: number
  level: number
}

/** What everybody knows of a cult; behind its screen only what could be counted (RC-16.1). */
export interface RiseOfTheCultsSeatView {
  seat: number
  cult: string
  colour: string
  npc: boolean
  points: number
  hand_size: number
  deck_size: number
  discards: string[]
  destroyed: string[]
  rituals_left: number[]
  sites_left: number
  dominance: number
  dominance_left: number
  plan_board: Record<string, number>
  markers_left: number
  stored_thugs: number | null
  known_top: string[]
  counted: Record<string, number>
  hand?: string[]
}

/** One participant of a Confrontation; before the reveal only the number of cards is known. */
export interface RiseOfTheCultsSide {
  seat: number
  committed: boolean
  number: number
  revealed: boolean
  cards: string[]
  thugs: number | null
  rituals: number
  bonus: number
  total: number | null
}

/** District cards on sale: which, how many are left, what one costs now (RC-9.3). */
export interface RiseOfTheCultsStack {
  card: string
  left: number
  price: number
}

/** What one seat may know. Nothing else is ever sent to it. */
export interface RiseOfTheCultsView {
  seat: number
  solo: boolean
  round: number
  rounds: number
  phase: string
  over: boolean
  first: number
  active: number
  plan: string
  plan_district: string
  prologue: string
  objective: string
  city: string
  permanent: string[]
  city_out: string[]
  city_left: number
  numbers: RiseOfTheCultsNumbers
  dice: string[]
  rolls: number
  districts: RiseOfTheCultsDistrictView[]
  unplaced: string[]
  seats: RiseOfTheCultsSeatView[]
  confrontation: RiseOfTheCultsConfrontation | null
  hand: string[]
  tokens: Record<string, number>
  sealed: string[]
  fist: number
  cards: RiseOfTheCultsCardInfo[]
}

/** A game's rules: how a turn goes, if the game says so, then the chapters. */
export interface Rules {
  primer: Primer | null
  chapters: Chapter[]
}

/** A table that may be opened with this token, and the fingerprint of its seed. */
export interface Seal {
  token: string
  commitment: string
}

/** Who sits there: a person, a bot (with its name and settings), or nobody. */
export interface SeatInfo {
  name: string
  kind: "bot" | "open" | "person"
  bot: string
}

/** How a seat starts: for me, open for somebody, or a bot like `reasoner` or `mcts:ms=500`. */
export interface SeatWish {
  kind: string
  bot?: string
  share?: string
}

/** A device that is signed in, the personal link, or what was given out before sessions. */
export interface SessionInfo {
  id: string
  kind: "device" | "link" | "old"
  device: string
  made: number
  used: number
  current: boolean
}

export interface Sessions {
  sessions: SessionInfo[]
}

export interface SignIn {
  login: string
  password: string
  token?: boolean
}

/** Who one is from now on. */
export interface SignedIn {
  person: string
  name: string
  login: string | null
  token?: string
}

/** `recent` says of the latest games, the oldest first, whether they were won. */
export interface Statistics {
  games: number
  won: number
  streak: number
  best_streak: number
  averages: Record<string, number>
  by: Tally[]
  recent: boolean[]
}

/** One part of a turn, in a few words, with the clauses that say it exactly. */
export interface Step {
  title: string
  text: string
  clauses: string[]
}

export interface TableInfo {
  table: string
  game: string
  status: string
  number: number
  seats: SeatInfo[]
  asked: number[]
  commitment: string
  options: Record<string, unknown>
  mine: number[]
  kept: number[]
  left: number[]
  owner: boolean
  scored: boolean
}

export interface Tables {
  tables: ListedTable[]
}

export interface TakeSeat {
  invitation?: string
  share?: string
}

/** Games of one difficulty. */
export interface Tally {
  difficulty: string
  games: number
  won: number
}

/** All texts of the house, or of a game, in one language, as one Fluent resource. */
export interface Texts {
  fluent: string
}

export interface Token {
  token: string
}

/** Something that happened at the table: of the game (key, params) or of the table itself. */
export interface Told {
  key: string
  params: Record<string, unknown>
  house?: boolean
  row?: number
}

/** Take my last move back, or ask the table to let me. */
export interface Undo {
  do: "undo"
  id: string
}

/** The table after its log's row `n`, as one seat may know it. */
export interface Update {
  n: number
  since?: number | null
  told?: Told[]
  view?: unknown
  set?: Record<string, unknown>
  question?: AskMessage | null
  asked?: number[]
  may?: MoveGroup[]
  seats?: SeatInfo[]
  undo?: WishInfo | null
  offer?: OfferInfo | null
  result?: Result | null
  seed?: string
  commitment?: string
}

/** Why can I not make this move now? Nothing changes by asking. */
export interface Why {
  do: "why"
  id: string
  move: string
}

/** A wish to take a move back: whose, and who has agreed. */
export interface WishInfo {
  seat: number
  agreed: number[]
}

export interface Words {
  words: string
}
