// Pages and sorts lists, from a page of 20 rows to a stream of a million: reads the ids of the page's rows from an index first,
// then the columns that are shown.
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
import { preparedIfFrequent } from './preparedIfFrequent.ts'
import { rowsBeside } from './rowsBeside.ts'
import { keptTotal, totalOf } from '../totals.ts'

/** The ids of the rows to show, to be joined with their table. */
export type PageIds = AliasedRawBuilder<{ id: number }, 'page'>

export type PageOptions<Tables, DB, TB extends keyof DB, O, S extends string> = {
  db: Kysely<Tables>
  /** The table with its alias, and the id column with that alias: `sql\`"account" a\``, `'a.id'`. */
  from: RawBuilder<unknown>
  id: string
  /** Conditions for the rows of the list. */
  where: readonly RawBuilder<SqlBool>[]
  /** Selects the shown columns of the page's rows, with joins. */
  rows: (db: Kysely<Tables>, page: PageIds) => SelectQueryBuilder<DB, TB, O>
  /** The total: the name of a list whose total is kept, or a function that counts, ideally with an index-only scan. */
  count: Count<Tables>
  /** Nothing is filtered: true for any list whose total is kept. */
  isWhole?: boolean
  /** The list in "keptOrder" that these rows are; undefined if they are filtered. */
  kept?: string | undefined
  input: ListInput<S>
  /**
   * The rows whose position this person may learn, whether they are still in the list or not; by default only rows of the
   * list.
   */
  open?: readonly RawBuilder<SqlBool>[]
  /** The order for each sort name of the contract. */
  sorts: Record<NoInfer<S>, Sort>
  /** The default order. */
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
    const items = options.isWhole ? firstRows(db, rows) : rows.execute()
    const [found, totalRows] = await Promise.all([items, count(db)])
    return { items: found, totalRows }
  }
  // LIMIT is in the outer query, so that rows flow through the joins in index order.
  const ids = orderedIds(order.sort, { ...options, ...order, offset: 0 })
  const whole = shown(options, db, ids, order.direction)
  const rows = perPage === undefined ? whole : whole.limit(perPage).offset(offset)
  const totalRows = await count(db)
  if (totalRows <= pageLimits.streamedFrom) return { items: await rows.execute(), totalRows }
  return { items: rows.stream(500), totalRows }
}

const counting = <Tables>(count: Count<Tables>) =>
  typeof count === 'string' ? (db: Kysely<Tables>) => keptTotal(db, count) : count

/** A kept total is cheaper as a column of each row than as a query of its own, and belongs to the same snapshot. */
async function withTotal<Tables, DB, TB extends keyof DB, O>(
  db: Kysely<Tables>,
  rows: SelectQueryBuilder<DB, TB, O>,
  list: string,
): Promise<Page<O>> {
  const told = rows.select(totalOf(list).as('keptTotal'))
  const found = (await firstRows(db, told)) as WithTotal<O>[]
  const totalRows = found[0] ? found[0].keptTotal : await keptTotal(db, list)
  return { items: found.map(({ keptTotal: _total, ...row }) => row as O), totalRows }
}

async function firstRows<Tables, DB, TB extends keyof DB, O>(
  db: Kysely<Tables>,
  rows: SelectQueryBuilder<DB, TB, O>,
): Promise<O[]> {
  return (await db.executeQuery(preparedIfFrequent(rows.compile()))).rows as O[]
}
type WithTotal<O> = O & { keptTotal: number }

const onlyThese = <O extends { id: string; from: RawBuilder<unknown>; where: Conditions }>(
  options: O,
  ids: readonly number[],
): O => {
  const where = [
    ...options.where,
    sql<SqlBool>`${sql.ref(options.id)} = ANY (${[...ids]}::integer[])`,
  ]
  const count = (db: QueryExecutorProvider) => countRows(db, options.from, where)
  return { ...options, where, count, isWhole: false, kept: undefined }
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

/** Reads the total and the rows in one snapshot, so that concurrent inserts shift nothing. */
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
