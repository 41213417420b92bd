// Whose calendar it is, in an address: "me", "me,7", "7" or "all".

/** Stands for whoever is asking. */
export const me = 0

export const peopleText = (people: readonly number[]): string =>
  people.length === 0 ? 'all' : people.map((id) => (id === me ? 'me' : String(id))).join(',')

/** What an address holds, which makes a number of a text of digits. */
export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

/** Oneself, where the text says nothing that can be read. */
export function peopleOf(text: string | undefined): number[] {
  if (text === 'all') return []
  const named = (text ?? '')
    .split(',')
    .map((part) => (part === 'me' ? me : Number(part || Number.NaN)))
    .filter((id) => Number.isInteger(id) && id >= 0 && id <= 2_147_483_647)
  return named.length > 0 ? [...new Set(named)].slice(0, 50) : [me]
}

/** Who goes along to a viewing that is planned here: the one whose calendar it is. */
export const guideAmong = (people: readonly number[]): number | undefined =>
  people.includes(me) ? me : people[0]
