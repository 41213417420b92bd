// Input and answer of every list: paging, sorting, search, neighbours of a row, columns of boards.
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

/** The `perPage` that stands for "show all". */
export const showAll = 1_000_000

const wholeFrom1 = z.coerce.number<string | number>().int().min(1).max(2_147_483_647)
/** A flag of a URL, where it is a text, or of a JSON body. */
export const yesNo = z.union([
  z.boolean(),
  z.enum(['true', 'false']).transform((value) => value === 'true'),
])

/**
 * Input that every list takes, to be spread beside its own filters; `sorts` are the values of `sortBy`. Pages are
 * numbered from 1. Without `perPage` a list answers all rows.
 */
export const listInputOf = <S extends string>(sorts: readonly S[]) => ({
  perPage: wholeFrom1.max(showAll).optional(),
  currentPage: wholeFrom1.optional(),
  sortBy: z.enum(sorts).optional(),
  sortDesc: yesNo.optional(),
  /** Answer no rows, but the neighbours of the record with this id. */
  beside: wholeFrom1.optional(),
  /** Answer no rows, but the ids of all of them, up to `mostNumbers`. */
  numbers: yesNo.optional(),
})

/** The most records of one bulk action. */
export const mostNumbers = 10_000

const number = z.int().nullable()
/** Ids of the records before and after a record of a list; null where there is none. */
const beside = z.object({
  before: number,
  after: number,
  /** The record's own position, from 1; null where counting would take long. */
  at: number,
  /** False if the record is no longer in the list. */
  isIn: z.boolean(),
})
export type Beside = z.output<typeof beside>

/** With `details` a list also answers fields that only its screen shows. Without it, it answers faster. */
export const detailsInput = { details: yesNo.optional() }

/** A list without filters. */
export const listQueryOf = <S extends string>(sorts: readonly S[]) =>
  z.strictObject(listInputOf(sorts))

/** The part of a list's input that reading a page needs. */
export type ListInput<S extends string = string> = {
  perPage?: number | undefined
  currentPage?: number | undefined
  sortBy?: S | undefined
  sortDesc?: boolean | undefined
  beside?: number | undefined
  numbers?: boolean | undefined
  /** Only the rows with these ids. Set by the server, never by callers. */
  among?: readonly number[] | undefined
}

/** The values of `sortBy` of a list. */
export type SortOf<E extends Endpoint> = SortIn<z.input<E['query']>> | SortIn<z.input<E['body']>>
type SortIn<T> = T extends { perPage?: unknown; sortBy?: infer S } ? Extract<S, string> : never

/** The answer of a list. `totalRows` is correct past the last page too. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    items: z.array(row),
    totalRows: z.int(),
    beside: beside.optional(),
    numbers: z.array(z.int()).optional(),
  })

/** A page of rows. A very long page has a stream of rows, so that they are never all in memory. */
export type Page<Row> = {
  items: Row[] | AsyncIterable<Row>
  totalRows: number
  beside?: Beside
  numbers?: number[]
}

/** How many cards a column of a board shows at first, and at most. */
export const firstCards = 20
export const mostCards = 500

/** Columns of a board that show more than the first cards, with how many. */
export const moreCards = z
  .array(z.strictObject({ stage: z.int().min(0), cards: z.int().min(1).max(mostCards) }))
  .max(50)
  .optional()

/** The fields of a list's input that a board does not take; for `omit`. */
export const onlyOfLists = {
  perPage: true,
  currentPage: true,
  sortBy: true,
  sortDesc: true,
  beside: true,
  numbers: true,
} as const

/** A column of a board: one stage with its first cards, newest first. */
export const columnOf = <Card extends z.ZodType>(card: Card) =>
  z.object({
    /** 0 for cards without a stage. */
    stage: z.int(),
    text: z.string(),
    closed: z.boolean(),
    totalRows: z.int(),
    items: z.array(card),
  })
