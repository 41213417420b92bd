// Names for the values of plans: options, countries and places.
import { placeNames } from '#base/places/places.store.ts'
import { selectLists } from '#base/settings/selectLists.store.ts'
import type { Db } from '#base/backend/backend.ts'
import type { ImportKindName } from '../import.contract.ts'
import type { PlannedPart } from '../plan/rows.ts'
import { targetsOf, wordListOf } from '../targets.contract.ts'

type Values = Record<string, unknown>

/** Returns the names of a part's values that are ids or codes, by `field=value`. */
export async function namesOfValues(
  db: Db,
  kind: ImportKindName,
  plans: readonly PlannedPart[],
  language: string,
): Promise<(part: string, ...all: Values[]) => Record<string, string>> {
  const targets = targetsOf(kind)
  const fieldOf = (part: string, name: string) => {
    const of = targets.get(`${part}.${name}`)?.of
    return typeof of === 'string' ? undefined : of
  }
  const used = plans.flatMap(({ part, values, previous }) =>
    [...Object.entries(values), ...Object.entries(previous)].map(([name, value]) => ({
      field: fieldOf(part, name),
      value,
    })),
  )
  const lists = used.flatMap(({ field }) => (field && wordListOf(field)) ?? [])
  const options = lists.length > 0 ? await selectLists(db, [...new Set(lists)], language) : {}
  const places = await placeNames(
    db,
    used.flatMap(({ field, value }) =>
      field?.kind === 'location' && typeof value === 'number' ? [value] : [],
    ),
    language,
  )
  const people = await peopleNames(
    db,
    plans.flatMap(({ values }) => values['responsible'] ?? []),
  )
  const nameOf = (part: string, name: string, value: unknown): string | undefined => {
    if (name === 'responsible') return people.get(Number(value))
    const field = fieldOf(part, name)
    if (field?.kind === 'location') return places.get(Number(value))
    const list = field && wordListOf(field)
    if (!list) return undefined
    const texts = [value]
      .flat()
      .map((one) => options[list]?.find((option) => option.value === one)?.text)
    return texts.filter(Boolean).join(', ')
  }
  return (part, ...all) =>
    Object.fromEntries(
      all.flatMap((values) =>
        Object.entries(values).flatMap(([name, value]) => {
          const text = nameOf(part, name, value)
          return text ? [[`${name}=${String(value)}`, text]] : []
        }),
      ),
    )
}

export async function peopleNames(db: Db, ids: readonly unknown[]): Promise<Map<number, string>> {
  const wanted = [...new Set(ids.map(Number))]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('account')
    .select(['id', 'name'])
    .where('id', 'in', wanted)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name ?? `#${id}`]))
}
