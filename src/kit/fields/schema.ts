// Zod schemas made from fields, for requests and responses.
import { z } from 'zod'
import { addressesOf, addressOf } from './emailAddress.ts'
import { joinTexts, splitTexts } from './kinds.ts'
import type { CurrencyField, Field, Fields, Kind, ValueOf } from './kinds.ts'

/** Ids of rows. */
export const id = z.int().min(1).max(2_147_483_647)

/** A UTC instant such as 2026-11-21T08:50:37.123Z. */
export const instant = z.string()

// PostgreSQL cannot store NUL in text.
const storable = /^[^\u0000]*$/

const emptyIsNull = (value: string) => (value === '' ? null : value)
const textUpTo = (maxLength: number) =>
  z.string().trim().max(maxLength, { abort: true }).regex(storable).transform(emptyIsNull)

// A pasted address may come with blanks, a name, `mailto:` and a subject.
const mostBeside = 300
/** Limits the raw input to `letters` before it is parsed; the error names `max`, the limit of the stored part. */
const pastedUpTo = (letters: number, max: number) =>
  z.string().refine((value) => value.length <= letters, {
    abort: true,
    params: { text: 'problem.tooLong', max },
  })

/** An e-mail address, as people paste it. */
export const mailboxUpTo = (maxLength: number) =>
  pastedUpTo(maxLength + mostBeside, maxLength)
    .transform(addressOf)
    .pipe(z.email().max(maxLength))

const decimal = (min: number, max: number, decimals: number) =>
  decimals === 0
    ? z.int().min(min).max(max)
    : z
        .number()
        .min(min)
        .max(max)
        .multipleOf(10 ** -decimals)

const mostMoney = 999_999_999_999
const amount = ({ signed }: CurrencyField) => decimal(signed ? -mostMoney : 0, mostMoney, 2)

/** An existing day between 1800 and 2999: YYYY-MM-DD. */
export const day = z.iso.date().regex(/^(1[89]|2\d)/)
/** An existing local date and time: YYYY-MM-DDTHH:mm:ss. */
export const localDateTime = z.iso
  .datetime({ local: true, precision: 0 })
  .regex(/^(1[89]|2\d)[^Z]*$/)

type Make = { [K in Kind]: (field: Field & { kind: K }) => z.ZodType }

const schemas = {
  text: (field) => textUpTo(field.maxLength),
  textarea: (field) => textUpTo(field.maxLength),
  number: (field) => decimal(field.min, field.max, field.decimals),
  distance: () => decimal(0, 10_000_000, 0),
  distanceKm: () => decimal(0, 10_000, 1),
  currency: amount,
  money: amount,
  area: () => decimal(0, 99_999_999, 2),
  select: (field) => (field.of === 'text' ? textUpTo(100) : z.int().min(0).max(32_767)),
  flagEnum: () =>
    z
      .array(z.int().min(0).max(32_767))
      .max(100)
      .transform((values) => [...new Set(values)].sort((a, b) => a - b)),
  date: () => day,
  dateTime: () => localDateTime,
  flag: () => z.boolean(),
  boolNullable: () => z.boolean(),
  location: () => id,
  ref: () => id,
  texts: (field) =>
    pastedUpTo(field.most * (field.maxLength + mostBeside), field.maxLength)
      .regex(storable)
      .transform((value) =>
        field.of === 'email' ? splitTexts(value).flatMap(addressesOf).join(';') : value,
      )
      .refine((value) => splitTexts(value).length <= field.most, {
        params: { text: 'problem.tooManyTexts', most: field.most },
      })
      .refine((value) => splitTexts(value).every(({ length }) => length <= field.maxLength), {
        params: { text: 'problem.tooLong', max: field.maxLength },
      })
      .transform((value) => joinTexts(splitTexts(value))),
} satisfies Make

const never = new Set<Kind>(['flag', 'flagEnum'])

/** A field's value in a request; empty is null, except for flags and lists of flags. */
export function valueSchema<F extends Field>(field: F): z.ZodType<ValueOf<F>> {
  const make = schemas[field.kind] as (field: Field) => z.ZodType
  const schema = make(field)
  return (never.has(field.kind) ? schema : schema.nullable()) as unknown as z.ZodType<ValueOf<F>>
}

type ShapeOf<F extends Fields> = { -readonly [K in keyof F]: z.ZodType<ValueOf<F[K]>> }
type PartialShapeOf<F extends Fields> = {
  -readonly [K in keyof F]: z.ZodOptional<z.ZodType<ValueOf<F[K]>>>
}

const shapeOf = <F extends Fields>(fields: F): ShapeOf<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueSchema(field)]),
  ) as ShapeOf<F>

/** An entity in a response, with every field. */
export const schemaOf = <F extends Fields>(fields: F): z.ZodObject<ShapeOf<F>> =>
  z.object(shapeOf(fields))

/** The body of an add: any of the fields, and nothing else. */
export const inputOf = <F extends Fields>(fields: F) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(shapeOf(fields)).map(([name, schema]) => [name, schema.optional()]),
    ) as PartialShapeOf<F>,
  )

/**
 * The body of an update: the record's id, the version that was read, any of the fields, and additions or overrides in `more`.
 * The server's own fields in `entity` (stamps, names, lists) are accepted and ignored, so that a response can be sent back.
 */
export function updateOf<F extends Fields, M extends z.ZodRawShape = Record<never, never>>(
  fields: F,
  entity: z.ZodObject,
  more: M = {} as M,
) {
  const usual = { ...inputOf(fields).shape, id, version: z.int().optional() }
  const own = { ...usual, ...more } as unknown as Omit<typeof usual, keyof M> & M
  const sentBack = Object.keys(entity.shape).filter((name) => !Object.hasOwn(own, name))
  const echo = Object.fromEntries(sentBack.map((name) => [name, z.unknown().optional()]))
  return z.strictObject({ ...echo, ...own } as typeof own).transform((input) => {
    const kept = Object.entries(input).filter(([name]) => Object.hasOwn(own, name))
    return Object.fromEntries(kept) as typeof input
  })
}

/** Stamps of every stored entity in responses. */
export const stamps = {
  version: z.int(),
  createdOn: instant,
  createdBy: z.string().nullable(),
  modifiedOn: instant,
  modifiedBy: z.string().nullable(),
}
