/** A drawing for a value of an option, and the class names that give it its colours. */
export interface OptionEmblem {
  svg: string
  frame: string
  name: string
}

export type EmblemOf = (option: string, value: string) => OptionEmblem | null

const found = import.meta.glob<{ emblemOf: EmblemOf }>('./*/emblems.ts')

/** The emblems that a game has for its options, for setting up; most games have none. */
export async function loadEmblems(id: string): Promise<EmblemOf> {
  const load = found[`./${id}/emblems.ts`]
  return load ? (await load()).emblemOf : () => null
}
