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

/** What everybody knows of a cult. Tokens behind a screen are not in here (RC-16.1). */
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
