// One way to page and sort a list, from a page of 20 to a stream of a million rows: first the numbers
// of the page's rows, from indexes alone, then what is shown of these.
import { sql } from 'kysely'
import type { AliasedRawBuilder, Kysely, RawBuilder, SelectQueryBuilder, SqlBool } from 'kysely'
import type { ListInput, Page } from '../http/paging.ts'
import { orderedIds, turned } from './listOrder.ts'
import type { Direction, Sort } from './listOrder.ts'

/** Above this many rows an answer is streamed through a cursor. */
const streamedFrom = 1000
/** Pages that begin behind so many rows are read from the nearer end of the list. */
const farFrom = 1000

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
  /** How many rows there are in all: a total that is kept, else counted by an index alone. */
  count: (db: Kysely<Tables>) => Promise<number>
  input: ListInput<S>
  /** How the list is sorted by each of the names that its contract offers. */
  sorts: Record<NoInfer<S>, Sort>
  /** The opening order. */
  by: NoInfer<S>
  desc?: boolean
}

type Part = { limit?: number; offset: number; direction: Direction }

export async function page<Tables, DB, TB extends keyof DB, O, S extends string>(
  options: PageOptions<Tables, DB, TB, O, S>,
): Promise<Page<O>> {
  const { db, count, input, sorts } = options
  const sort = sorts[input.sortBy ?? options.by]
  const isDown = input.sortBy ? input.sortDesc : (input.sortDesc ?? options.desc)
  const direction = isDown ? 'desc' : 'asc'
  const { perPage, currentPage = 1 } = input
  const read = (within: Kysely<Tables>, part: Part) =>
    sorted(options.rows(within, orderedIds(sort, { ...options, ...part }).as('page')), direction)
  if (perPage !== undefined && perPage <= streamedFrom) {
    const offset = (currentPage - 1) * perPage
    if (offset >= farFrom) return far(options, offset, perPage, direction, read)
    const rows = read(db, { limit: perPage, offset, direction })
    const [items, totalRows] = await Promise.all([rows.execute(), count(db)])
    return { items, totalRows }
  }
  // Cut where it is shown: rows then flow through the joins in the order of the index.
  const whole = read(db, { offset: 0, direction })
  const rows =
    perPage === undefined ? whole : whole.limit(perPage).offset((currentPage - 1) * perPage)
  const totalRows = await count(db)
  if (totalRows <= streamedFrom) return { items: await rows.execute(), totalRows }
  return { items: rows.stream(500), totalRows }
}

const sorted = <DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  direction: Direction,
) => rows.orderBy(sql`"page"."by"`, direction).orderBy(sql`"page"."id"`, direction)

/**
 * Behind the middle the page is counted from the end. The total and the rows are read at one moment:
 * the page is the same as from the beginning, whoever adds rows meanwhile.
 */
function far<Tables, DB, TB extends keyof DB, O>(
  { db, count }: Pick<PageOptions<Tables, DB, TB, O, string>, 'db' | 'count'>,
  offset: number,
  perPage: number,
  direction: Direction,
  read: (within: Kysely<Tables>, part: Part) => SelectQueryBuilder<DB, TB, O>,
): Promise<Page<O>> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const totalRows = await count(tx)
      const limit = Math.min(perPage, totalRows - offset)
      if (limit <= 0) return { items: [], totalRows }
      const behind = totalRows - offset - limit
      const part =
        behind < offset
          ? { limit, offset: behind, direction: turned(direction) }
          : { limit, offset, direction }
      return { items: await read(tx, part).execute(), totalRows }
    })
}
