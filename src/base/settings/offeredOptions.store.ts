// Checks that options chosen for a record are still offered by their lists.
import type { Field, Fields } from '#kit/fields/kinds.ts'
import { badInput } from '#kit/http/problem.ts'
import type { Message } from '#kit/i18n/messages.ts'
import type { Db } from '#base/backend/backend.ts'
import { isStored, selectList, selectLists } from './selectLists.store.ts'

type Changes = Readonly<Record<string, unknown>>
type Choice = { name: string; list: string; value: number }

/**
 * Errors by field, for fields whose new value its list does not currently offer. Countries and languages are not
 * checked: they are texts with a meaning of their own, and unknown ones are stored as given.
 */
export async function errorsOfUnofferedOptions(
  db: Db,
  fields: Fields,
  changes: Changes,
): Promise<Record<string, Message[]>> {
  const chosen = choicesIn(fields, changes)
  return errorsOf(chosen, await offeredOf(db, chosen))
}

/** 400 that names the fields. */
export async function mustBeOffered(db: Db, fields: Fields, changes: Changes): Promise<void> {
  const errors = await errorsOfUnofferedOptions(db, fields, changes)
  if (Object.keys(errors).length > 0) throw badInput(errors)
}

/** The same for many records, reading the lists once: later changes of a list are not noticed. */
export async function offeredOptionsCheck(
  db: Db,
  fields: Fields,
): Promise<(changes: Changes) => Record<string, Message[]>> {
  const lists = Object.values(fields).flatMap((field: Field) =>
    field.kind === 'flagEnum' || (field.kind === 'select' && field.of === 'number')
      ? [field.list]
      : [],
  )
  const options = await selectLists(db, [...new Set(lists)], 'en')
  const offered = new Set(
    Object.entries(options).flatMap(([list, all]) =>
      all.filter(({ retired }) => !retired).map(({ value }) => `${list} ${value}`),
    ),
  )
  return (changes) => errorsOf(choicesIn(fields, changes), offered)
}

const errorsOf = (chosen: readonly Choice[], offered: ReadonlySet<string>) =>
  Object.fromEntries(
    chosen
      .filter(({ list, value }) => !offered.has(`${list} ${value}`))
      .map(({ name }): [string, Message[]] => [name, ['settings.unknownOption']]),
  )

const choicesIn = (fields: Fields, changes: Changes): Choice[] =>
  Object.entries(changes).flatMap(([name, value]) => {
    const field: Field | undefined = Object.hasOwn(fields, name) ? fields[name] : undefined
    const isChoice =
      field?.kind === 'flagEnum' || (field?.kind === 'select' && field.of === 'number')
    if (!isChoice || value == null) return []
    const values = (Array.isArray(value) ? value : [value]) as number[]
    return values.map((each) => ({ name, list: field.list, value: each }))
  })

// Offered options as "list value".
async function offeredOf(db: Db, chosen: readonly Choice[]): Promise<Set<string>> {
  const inTable = chosen.filter(({ list }) => isStored(list))
  const others = new Set(chosen.map(({ list }) => list).filter((list) => !isStored(list)))
  const [rows, ...lists] = await Promise.all([
    inTable.length === 0
      ? []
      : db
          .selectFrom('selectOption')
          .select(['list', 'value'])
          .where('retired', '=', false)
          .where((eb) => eb.or(inTable.map(({ list, value }) => eb.and({ list, value }))))
          .execute(),
    ...[...others].map(async (list) =>
      (await selectList(db, list, 'en')).map(({ value }) => ({ list, value })),
    ),
  ])
  return new Set([...rows, ...lists.flat()].map(({ list, value }) => `${list} ${value}`))
}
