// Adds, renames, moves and retires options of select lists. Every change locks its list until the end of the
// transaction.
import { sql } from 'kysely'
import { log } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput, conflict, notFound } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import { selectLists } from '../selectLists.store.ts'
import { editableListNames, rulesOf } from './editableLists.contract.ts'
import type { EditableList } from './editableLists.contract.ts'
import type { AddedOption, OptionList, SavedOption } from './options.contract.ts'

const texts = ['textEn', 'textEl', 'textRu'] as const
/** The parent list, to whose options those of a list belong. */
const parentLists: Partial<Record<EditableList, string>> = {
  transactionCategory: 'transactionType',
  objectSubType: 'objectType',
}

type Row = Omit<OptionList['options'][number], 'fixed'>

const rowsOf = (db: Db, lists: readonly EditableList[]) =>
  db
    .selectFrom('selectOption')
    .select(['list', 'value', 'parent', ...texts, 'closed', 'retired'])
    .where('list', 'in', lists)
    .orderBy('list')
    .orderBy('parent')
    .orderBy('position')
    .orderBy('value')

export async function listOptions(db: Db, language: string): Promise<OptionList[]> {
  const rows = await rowsOf(db, editableListNames).execute()
  const existing = editableListNames.filter((list) => rows.some((row) => row.list === list))
  return Promise.all(
    existing.map((list) =>
      optionListOf(
        db,
        list,
        rows.filter((row) => row.list === list),
        language,
      ),
    ),
  )
}

async function optionListOf(
  db: Db,
  list: EditableList,
  rows: readonly Row[],
  language: string,
): Promise<OptionList> {
  const { fixed, canClose = false } = rulesOf(list)
  const parentList = parentLists[list]
  const parents = parentList ? await selectLists(db, [parentList], language) : {}
  return {
    list,
    canClose,
    parents: Object.values(parents)
      .flat()
      .map(({ value, text }) => ({ value: Number(value), text })),
    options: rows.map(({ value, parent, textEn, textEl, textRu, closed, retired }) => ({
      value,
      parent,
      textEn,
      textEl,
      textRu,
      closed,
      retired,
      fixed: closed || fixed.includes(value),
    })),
  }
}

/** Runs `work` with the list locked, and returns the list afterwards. */
const withListLocked = (
  db: Db,
  list: EditableList,
  language: string,
  work: (tx: Db, rows: Row[]) => Promise<void>,
): Promise<OptionList> =>
  db.transaction().execute(async (tx) => {
    await sql`SELECT FROM "selectOption" WHERE "list" = ${list} ORDER BY "value" FOR UPDATE`.execute(
      tx,
    )
    await work(tx, await rowsOf(tx, [list]).execute())
    return optionListOf(tx, list, await rowsOf(tx, [list]).execute(), language)
  })

export const addOption = (db: Db, input: AddedOption, actor: Actor): Promise<OptionList> =>
  withListLocked(db, input.list, actor.language, async (tx, rows) => {
    const { list, closed = false, parent = null, ...named } = input
    if (rows.length === 0) throw notFound()
    if (closed && !rulesOf(list).canClose) throw badInput({ closed: ['problem.unknownField'] })
    const isKnown = parent === null ? !parentLists[list] : rows.some((row) => row.parent === parent)
    if (!isKnown) throw badInput({ parent: ['settings.unknownOption'] })
    mustBeNew(rows, { ...named, parent })
    const value = Math.max(...rows.map((row) => row.value)) + 1
    await tx
      .insertInto('selectOption')
      .values({ list, value, parent, closed, ...named, position: rows.length + 1 })
      .execute()
    await note(tx, { list, value, action: 'add', attributes: named, previous: {}, actor })
  })

export const saveOption = (db: Db, saved: SavedOption, actor: Actor): Promise<OptionList> =>
  withListLocked(db, saved.list, actor.language, async (tx, rows) => {
    const { list, value, ...input } = saved
    const before = rows.find((row) => row.value === value)
    if (!before) throw notFound()
    const isFixed = before.closed || rulesOf(list).fixed.includes(value)
    if (input.retired && isFixed) throw conflict('options.fixed')
    const others = rows.filter((row) => row.value !== value)
    if (input.retired && others.every(({ retired }) => retired)) throw conflict('options.last')
    mustBeNew(others, { ...before, ...input })
    const changes = Object.entries(input).filter(([name, now]) => now !== before[name as keyof Row])
    if (changes.length === 0) return
    const attributes = Object.fromEntries(changes)
    await tx
      .updateTable('selectOption')
      .set(attributes)
      .where('list', '=', list)
      .where('value', '=', value)
      .execute()
    const previous = Object.fromEntries(changes.map(([name]) => [name, before[name as keyof Row]]))
    await note(tx, { list, value, action: 'update', attributes, previous, actor })
  })

/** 409 when the list has other values meanwhile. */
export const orderOptions = (
  db: Db,
  { list, values }: { list: EditableList; values: number[] },
  actor: Actor,
): Promise<OptionList> =>
  withListLocked(db, list, actor.language, async (tx, rows) => {
    const known = new Set(rows.map(({ value }) => value))
    const isSame = values.length === known.size && new Set(values).size === known.size
    if (!isSame || values.some((value) => !known.has(value))) throw conflict('problem.conflict')
    await sql`
      UPDATE "selectOption" o SET "position" = n."position"
      FROM unnest(${values}::integer[]) WITH ORDINALITY AS n("value", "position")
      WHERE o."list" = ${list} AND o."value" = n."value"
    `.execute(tx)
    const order = (all: readonly number[]) => all.join(' ')
    const previous = { order: order(rows.map(({ value }) => value)) }
    await note(tx, {
      list,
      value: 0,
      action: 'update',
      attributes: { order: order(values) },
      previous,
      actor,
    })
  })

type OptionNames = Partial<Record<(typeof texts)[number], string>> & { parent: number | null }

/** Options with the same text could not be told apart. */
function mustBeNew(rows: readonly Row[], named: OptionNames) {
  const beside = rows.filter(({ parent, retired }) => parent === named.parent && !retired)
  const taken = texts.filter((name) =>
    beside.some((row) => row[name].toLowerCase() === named[name]?.toLowerCase()),
  )
  if (taken.length > 0)
    throw badInput(Object.fromEntries(taken.map((name) => [name, ['options.taken']])))
}

type LogEntry = {
  list: EditableList
  value: number
  action: string
  attributes: Record<string, unknown>
  previous: Record<string, unknown>
  actor: Actor
}

const note = (tx: Db, { list, value, action, attributes, previous, actor }: LogEntry) =>
  log(tx, {
    of: { entity: 'SelectOption' },
    id: value,
    action,
    version: null,
    actor,
    message: list,
    data: { attributes, previous },
  })
