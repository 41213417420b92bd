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
  /** Instead of rows: what stands before and after the record with this number. */
  beside: wholeFrom1.optional(),
  /** Instead of rows: the numbers of all of them, of at most `mostNumbers`. */
  numbers: yesNo.optional(),
})

/** So many records are dealt with at once. */
export const mostNumbers = 10_000

const number = z.int().nullable()
/** The numbers of the records beside one of a list; null where there is none. */
const beside = z.object({
  before: number,
  after: number,
  /** Its own place, from 1; null where that would take long to count. */
  at: number,
  /** False for one that the list no longer has. */
  isIn: z.boolean(),
})
export type Beside = z.output<typeof beside>

/** What the box above a list is given: PostgreSQL cannot store the character NUL in a text. */
const searchStr = z
  .string()
  .trim()
  .max(200)
  .regex(/^[^\u0000]*$/)
  .nullish()
/** For a list that can be searched, spread beside its filters. */
export const searchInput = { searchStr }

/**
 * Asks for what a screen shows beside what the list always answers. Who reads a list to do something with
 * its rows does without, and gets them quicker.
 */
export const detailsInput = { details: yesNo.optional() }

/** A list without filters. */
export const listQueryOf = <S extends string>(sorts: readonly S[]) =>
  z.strictObject(listInputOf(sorts))

/** What `page` needs of what a list is asked for. */
export type ListInput<S extends string = string> = {
  perPage?: number | undefined
  currentPage?: number | undefined
  sortBy?: S | undefined
  sortDesc?: boolean | undefined
  beside?: number | undefined
  numbers?: boolean | undefined
  /** Only these of the rows; the server alone says so. */
  among?: readonly number[] | undefined
}

/** What `sortBy` of a list may name. */
export type SortOf<E extends Endpoint> = SortIn<z.input<E['query']>> | SortIn<z.input<E['body']>>
type SortIn<T> = T extends { perPage?: unknown; sortBy?: infer S } ? Extract<S, string> : never

/** `totalRows` is right past the last page too. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    items: z.array(row),
    totalRows: z.int(),
    beside: beside.optional(),
    numbers: z.array(z.int()).optional(),
  })

/** A page of rows; very long ones come as a stream, so that they are never held in memory. */
export type Page<Row> = {
  items: Row[] | AsyncIterable<Row>
  totalRows: number
  beside?: Beside
  numbers?: number[]
}

/** Cards that a column of a board begins with, and the most that it shows. */
export const firstCards = 20
export const mostCards = 500

/** Columns of a board of which more than the first cards are asked for. */
export const moreCards = z
  .array(z.strictObject({ stage: z.int().min(0), cards: z.int().min(1).max(mostCards) }))
  .max(50)
  .optional()

/** What a filter of a list has that a board has no use for. */
export const onlyOfLists = {
  perPage: true,
  currentPage: true,
  sortBy: true,
  sortDesc: true,
  beside: true,
  numbers: true,
} as const

/** One stage with its first cards, the newest first. */
export const columnOf = <Card extends z.ZodType>(card: Card) =>
  z.object({
    /** 0: no stage. */
    stage: z.int(),
    text: z.string(),
    closed: z.boolean(),
    totalRows: z.int(),
    items: z.array(card),
  })
