/** An option of several travels as one text: `starter,gug`. A set stands for others. */
export type Sets = Readonly<Record<string, readonly string[]>>

export const namesOf = (text: string): string[] => (text ? text.split(',') : [])

/** Everything that is chosen, by itself or in a set. */
export function membersOf(text: string, sets: Sets): Set<string> {
  return new Set(namesOf(text).flatMap((name) => sets[name] ?? [name]))
}

/** The text after a press on a set, or on what stands for nothing else. */
export function toggled(text: string, name: string, sets: Sets, order: readonly string[]): string {
  const chosen = new Set(namesOf(text))
  if (chosen.has(name)) chosen.delete(name)
  else if (!(name in sets) && membersOf(text, sets).has(name)) dissolve(chosen, name, sets)
  else chosen.add(name)
  return order.filter((each) => chosen.has(each)).join(',')
}

/** A set without one of its members is the others, one by one. */
function dissolve(chosen: Set<string>, name: string, sets: Sets): void {
  for (const each of [...chosen]) {
    const members = sets[each]
    if (!members?.includes(name)) continue
    chosen.delete(each)
    for (const member of members) if (member !== name) chosen.add(member)
  }
}
