// One way to page and sort a list, from a page of 20 to a stream of a million rows: first the numbers
// of the page's rows, from indexes alone, then what is shown of these.
import { sql } from 'kysely'
import type {
  AliasedRawBuilder,
  Kysely,
  QueryExecutorProvider,
  RawBuilder,
  SelectQueryBuilder,
  SqlBool,
} from 'kysely'
import { mostNumbers } from '../../http/paging.ts'
import type { ListInput, Page } from '../../http/paging.ts'
import { countRows } from './countRows.ts'
import { farIds } from './farPage.ts'
import { orderedIds } from './listOrder.ts'
import { pageLimits } from './pageLimits.ts'
import type { Direction, Sort } from './listOrder.ts'
import { rowsBeside } from './rowsBeside.ts'
import { keptTotal, totalOf } from '../totals.ts'

/** The numbers of the rows to show, to be joined with their table. */
export type PageIds = AliasedRawBuilder<{ id: number }, 'page'>

export type PageOptions<Tables, DB, TB extends keyof DB, O, S extends string> = {
  db: Kysely<Tables>
  /** The list's table with its alias, and what the alias calls the number: `sql\`"account" a\``, `'a.id'`. */
  from: RawBuilder<unknown>
  id: string
  /** Which of the table's rows are in the list. */
  where: readonly RawBuilder<SqlBool>[]
  /** What is shown, of the rows of the page: selected from it, joined with what decorates them. */
  rows: (db: Kysely<Tables>, page: PageIds) => SelectQueryBuilder<DB, TB, O>
  /** How many rows there are in all: the list whose total is kept, else how they are counted by an index alone. */
  count: Count<Tables>
  /** The list in "keptOrder" whose rows these are: none when something filters them. */
  kept?: string | undefined
  input: ListInput<S>
  /**
   * Which rows of the table this person may be told the place of, in the list or not any more; without it
   * only of those that are in it.
   */
  open?: readonly RawBuilder<SqlBool>[]
  /** How the list is sorted by each of the names that its contract offers. */
  sorts: Record<NoInfer<S>, Sort>
  /** The opening order. */
  by: NoInfer<S>
  desc?: boolean
}

type Count<Tables> = string | ((db: Kysely<Tables>) => Promise<number>)

export async function page<Tables, DB, TB extends keyof DB, O, S extends string>(
  given: PageOptions<Tables, DB, TB, O, S>,
): Promise<Page<O>> {
  const options = given.input.among ? onlyThese(given, given.input.among) : given
  const { db, input, sorts } = options
  const count = counting(options.count)
  const name = input.sortBy ?? options.by
  const isDown = input.sortBy ? input.sortDesc : (input.sortDesc ?? options.desc)
  const order: Order = { sort: sorts[name], name, direction: isDown ? 'desc' : 'asc' }
  if (input.beside !== undefined) {
    const { where, open = where } = options
    const { direction } = order
    const [beside, totalRows] = await Promise.all([
      rowsBeside(db, order.sort, { ...options, direction, open, row: input.beside }),
      count(db),
    ])
    return { items: [], totalRows, beside }
  }
  if (input.numbers) {
    const ids = orderedIds(order.sort, { ...options, ...order, limit: mostNumbers, offset: 0 })
    const [{ rows }, totalRows] = await Promise.all([
      sql<{ id: number }>`SELECT "id" FROM ${ids} AS "page"
        ORDER BY "by" ${sql.raw(order.direction)}, "id" ${sql.raw(order.direction)}`.execute(db),
      count(db),
    ])
    return { items: [], totalRows, numbers: rows.map(({ id }) => id) }
  }
  const { perPage, currentPage = 1 } = input
  const offset = (currentPage - 1) * (perPage ?? 0)
  if (perPage !== undefined && perPage <= pageLimits.streamedFrom) {
    if (offset >= pageLimits.farFrom) return far(options, order, { limit: perPage, offset })
    const ids = orderedIds(order.sort, { ...options, ...order, limit: perPage, offset })
    const rows = shown(options, db, ids, order.direction)
    if (typeof options.count === 'string') return withTotal(db, rows, options.count)
    const [items, totalRows] = await Promise.all([rows.execute(), count(db)])
    return { items, totalRows }
  }
  // Cut where it is shown: rows then flow through the joins in the order of the index.
  const ids = orderedIds(order.sort, { ...options, ...order, offset: 0 })
  const whole = shown(options, db, ids, order.direction)
  const rows = perPage === undefined ? whole : whole.limit(perPage).offset(offset)
  const totalRows = await count(db)
  if (totalRows <= pageLimits.streamedFrom) return { items: await rows.execute(), totalRows }
  return { items: rows.stream(500), totalRows }
}

const counting = <Tables>(count: Count<Tables>) =>
  typeof count === 'string' ? (db: Kysely<Tables>) => keptTotal(db, count) : count

/** A total that is kept costs less beside each row than in a question of its own, and is of the same moment. */
async function withTotal<Tables, DB, TB extends keyof DB, O>(
  db: Kysely<Tables>,
  rows: SelectQueryBuilder<DB, TB, O>,
  list: string,
): Promise<Page<O>> {
  const found = (await rows.select(totalOf(list).as('keptTotal')).execute()) as Told<O>[]
  const totalRows = found[0] ? found[0].keptTotal : await keptTotal(db, list)
  return { items: found.map(({ keptTotal: _total, ...row }) => row as O), totalRows }
}
type Told<O> = O & { keptTotal: number }

const onlyThese = <O extends { id: string; from: RawBuilder<unknown>; where: Conditions }>(
  options: O,
  ids: readonly number[],
): O => {
  const where = [
    ...options.where,
    sql<SqlBool>`${sql.ref(options.id)} = ANY (${[...ids]}::integer[])`,
  ]
  const count = (db: QueryExecutorProvider) => countRows(db, options.from, where)
  return { ...options, where, count, kept: undefined }
}
type Conditions = readonly RawBuilder<SqlBool>[]

type Order = { sort: Sort; name: string; direction: Direction }

type Shown<Tables, DB, TB extends keyof DB, O> = Pick<
  PageOptions<Tables, DB, TB, O, string>,
  'rows'
>

const shown = <Tables, DB, TB extends keyof DB, O>(
  { rows }: Shown<Tables, DB, TB, O>,
  db: Kysely<Tables>,
  ids: RawBuilder<{ id: number }>,
  direction: Direction,
) =>
  rows(db, ids.as('page'))
    .orderBy(sql`"page"."by"`, direction)
    .orderBy(sql`"page"."id"`, direction)

/** The total and the rows are read at one moment: what others add meanwhile moves nothing. */
function far<Tables, DB, TB extends keyof DB, O>(
  options: Omit<PageOptions<Tables, DB, TB, O, string>, 'input' | 'sorts' | 'by'>,
  { sort, name, direction }: Order,
  { limit: most, offset }: { limit: number; offset: number },
): Promise<Page<O>> {
  const { db, from, id, where, kept: list } = options
  const count = counting(options.count)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const totalRows = await count(tx)
      const limit = Math.min(most, totalRows - offset)
      if (limit <= 0) return { items: [], totalRows }
      const place = { limit, offset, direction, totalRows }
      const whole = list === undefined ? undefined : { list, sort: name }
      const ids = await farIds(tx, sort, { from, id, where, ...place, list: whole })
      return { items: await shown(options, tx, ids, direction).execute(), totalRows }
    })
}
