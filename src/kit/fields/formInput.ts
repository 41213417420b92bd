// Fields of a multipart form, which are all texts.
import { z } from 'zod'
import type { Fields, Kind, ValueOf } from './kinds.ts'
import { valueSchema } from './schema.ts'

const numbers = new Set<Kind>([
  ...(['number', 'distance', 'distanceKm', 'currency', 'money'] as const),
  ...(['area', 'select', 'location', 'ref'] as const),
])

/** Text that is not a number stays text, so that validation refuses it. */
const numberOf = (text: unknown): unknown => {
  if (typeof text !== 'string') return text
  if (text.trim() === '') return null
  return /^\s*-?\d{1,15}(\.\d{1,15})?\s*$/.test(text) ? Number(text) : text
}

/** A number in a form; empty text is null. */
export const numberInForm = <S extends z.ZodType>(schema: S) => z.preprocess(numberOf, schema)

type ShapeOf<F extends Fields> = {
  -readonly [K in keyof F]: z.ZodOptional<z.ZodType<ValueOf<F[K]>>>
}

/** Accepts any of the fields, and nothing else. For kinds whose values are numbers, texts or dates. */
export const formInputOf = <F extends Fields>(fields: F) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const schema = valueSchema(field)
        const isNumber =
          numbers.has(field.kind) && !(field.kind === 'select' && field.of === 'text')
        const isDay = field.kind === 'date' || field.kind === 'dateTime'
        return [
          name,
          (isNumber ? numberInForm(schema) : isDay ? emptyIsNull(schema) : schema).optional(),
        ]
      }),
    ) as ShapeOf<F>,
  )

const emptyIsNull = <S extends z.ZodType>(schema: S) =>
  z.preprocess((text) => (text === '' ? null : text), schema)
