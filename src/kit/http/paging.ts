// How lists are asked for and answered, everywhere.
import { z } from 'zod'

/** Show all is this many rows. */
export const showAll = 1_000_000

const wholeFrom1 = z.coerce.number<string | number>().int().min(1).max(2_147_483_647)
const yesNo = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((value) => value === 'true'),
])

/** Pages are numbered from 1. Without `perPage` a list answers everything. */
export const listInput = {
  perPage: wholeFrom1.max(showAll).optional(),
  currentPage: wholeFrom1.optional(),
  sortBy: z.string().max(100).optional(),
  sortDesc: yesNo.optional(),
}
export const listQuery = z.strictObject(listInput)
export type ListInput = z.output<typeof listQuery>

/** `totalRows` is right past the last page too. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ items: z.array(row), totalRows: z.int() })

/** A page of rows; very long ones come as a stream, so that they are never held in memory. */
export type Page<Row> = { items: Row[] | AsyncIterable<Row>; totalRows: number }
