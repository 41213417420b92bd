// How lists are asked for and answered, everywhere.
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

/** Show all is this many rows. */
export const showAll = 1_000_000

const wholeFrom1 = z.coerce.number<string | number>().int().min(1).max(2_147_483_647)
const yesNo = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((value) => value === 'true'),
])

/**
 * What every list takes, spread beside its filters; `sorts` is what `sortBy` may name. Pages are numbered
 * from 1. Without `perPage` a list answers everything.
 */
export const listInputOf = <S extends string>(sorts: readonly S[]) => ({
  perPage: wholeFrom1.max(showAll).optional(),
  currentPage: wholeFrom1.optional(),
  sortBy: z.enum(sorts).optional(),
  sortDesc: yesNo.optional(),
})
/** A list without filters. */
export const listQueryOf = <S extends string>(sorts: readonly S[]) =>
  z.strictObject(listInputOf(sorts))

/** What `page` needs of what a list is asked for. */
export type ListInput<S extends string = string> = {
  perPage?: number | undefined
  currentPage?: number | undefined
  sortBy?: S | undefined
  sortDesc?: boolean | undefined
}

/** What `sortBy` of a list may name. */
export type SortOf<E extends Endpoint> = SortIn<z.input<E['query']>> | SortIn<z.input<E['body']>>
type SortIn<T> = T extends { perPage?: unknown; sortBy?: infer S } ? Extract<S, string> : never

/** `totalRows` is right past the last page too. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ items: z.array(row), totalRows: z.int() })

/** A page of rows; very long ones come as a stream, so that they are never held in memory. */
export type Page<Row> = { items: Row[] | AsyncIterable<Row>; totalRows: number }
