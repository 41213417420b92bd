// One way to page and sort a query, from a page of 20 to a stream of a million rows.
import type { ReferenceExpression, SelectQueryBuilder } from 'kysely'
import type { ListInput, Page } from '../http/paging.ts'
import { badInput } from '../http/problem.ts'
import { inTurn } from './inTurn.ts'

/** Above this many rows an answer is streamed through a cursor. */
const streamedFrom = 1000

type Sorts<DB, TB extends keyof DB> = Record<string, ReferenceExpression<DB, TB>>

export type PageOptions<DB, TB extends keyof DB, O> = {
  /** The rows, filtered, neither sorted nor limited. */
  rows: SelectQueryBuilder<DB, TB, O>
  /** How many rows there are in all, counted without what only decorates them. */
  count: () => Promise<number>
  input: ListInput
  /** What `sortBy` may name, and the column that it means. */
  sorts: Sorts<DB, TB>
  /** The opening order. */
  by: string
  desc?: boolean
  /** Makes the order of equal rows the same on every page. */
  tieBreaker: ReferenceExpression<DB, TB>
}

export async function page<DB, TB extends keyof DB, O>(
  options: PageOptions<DB, TB, O>,
): Promise<Page<O>> {
  const { rows, count, input, sorts, tieBreaker } = options
  const by = input.sortBy ?? options.by
  const column = Object.hasOwn(sorts, by) ? sorts[by] : undefined
  if (column === undefined) throw badInput({ sortBy: ['problem.unknownSort'] })
  const direction = (input.sortBy ? input.sortDesc : (input.sortDesc ?? options.desc))
    ? 'desc'
    : 'asc'
  const sorted = rows.orderBy(column, direction).orderBy(tieBreaker, direction)
  const { perPage, currentPage = 1 } = input
  const limited =
    perPage === undefined ? sorted : sorted.limit(perPage).offset((currentPage - 1) * perPage)
  return pageOrStream(limited, count, perPage)
}

type Rows<O> = { execute(): Promise<O[]>; stream(chunk: number): AsyncIterable<O> }

/** The rows, which are sorted and limited already, and how many there are in all. */
export async function pageOrStream<O>(
  rows: Rows<O>,
  count: () => Promise<number>,
  perPage: number | undefined,
): Promise<Page<O>> {
  if (perPage !== undefined && perPage <= streamedFrom) {
    const [items, totalRows] = await Promise.all([rows.execute(), count()])
    return { items, totalRows }
  }
  const totalRows = await count()
  if (totalRows <= streamedFrom) return { items: await rows.execute(), totalRows }
  return { items: inTurn(() => rows.stream(500)), totalRows }
}
