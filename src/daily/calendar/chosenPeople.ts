// The people of a calendar in the address: "me", "me,7", "7" or "all".

/** Stands for the caller. */
export const ownCalendar = 0

export const peopleText = (people: readonly number[]): string =>
  people.length === 0
    ? 'all'
    : people.map((id) => (id === ownCalendar ? 'me' : String(id))).join(',')

/** The text of a search parameter; the router parses digits to a number. */
export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

/** Unreadable text means oneself. */
export function peopleOf(text: string | undefined): number[] {
  if (text === 'all') return []
  const named = (text ?? '')
    .split(',')
    .map((part) => (part === 'me' ? ownCalendar : Number(part || Number.NaN)))
    .filter((id) => Number.isInteger(id) && id >= 0 && id <= 2_147_483_647)
  return named.length > 0 ? [...new Set(named)].slice(0, 50) : [ownCalendar]
}

/** Guide of a viewing planned here: oneself if chosen, otherwise the first person. */
export const guideAmong = (people: readonly number[]): number | undefined =>
  people.includes(ownCalendar) ? ownCalendar : people[0]
