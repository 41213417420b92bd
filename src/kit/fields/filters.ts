// Filters of lists as plain data. The request, URL, cookies, form and chips follow from one declaration.
import { z } from 'zod'
import { area, currency } from './kinds.ts'
import { day as daySchema, id, valueSchema } from './schema.ts'

/** How a filter is entered: `search` in the box above the list; `special` and `record` by an input that the screen provides. */
export type FilterKind =
  | 'search'
  | 'text'
  | 'day'
  | 'amount'
  | 'area'
  | 'number'
  | 'flag'
  | 'yesNo'
  | 'choice'
  | 'choices'
  | 'oneOf'
  | 'some'
  | 'always'
  | 'person'
  | 'record'
  | 'special'

/** `label`: the key of its text. `standard`: the value that filters nothing. */
export type Filter<
  As extends FilterKind = FilterKind,
  Value = unknown,
  Schema extends z.ZodType = z.ZodType,
  Label extends string = string,
> = {
  as: As
  label: Label
  standard: Value
  schema: Schema
  /** Name of the option list in the list's response or its screen. */
  from?: string
  /** Values with the keys of their texts. */
  values?: readonly (readonly [value: unknown, text: string])[]
  /** Key of the text of an additional option 0: records without any. */
  none?: string
  /** Key of the placeholder. */
  placeholder?: string
  /** So few options that a search box is unnecessary. */
  few?: boolean
  /** Which people to offer: 0 all accounts, 1 employees, 2 employees and specialists. */
  among?: 0 | 1 | 2
  /** Table of the records, or option list, whose ids are the values. */
  idOf?: string
  list?: string
  min?: number
  max?: number
  /** Its input is beside the form. */
  beside?: boolean
}
export type Filters = Readonly<Record<string, Filter>>

const most = 2_147_483_647
const numbers = (of: z.ZodType<number>, max: number) => z.array(of).max(max).nullish()
const optionNumber = z.int().min(0).max(32_767)
/** Any id of a record or option, where 0 may stand for none. */
export const anyNumber = z.int().min(0).max(most)

const make = <As extends FilterKind, Value, S extends z.ZodType, L extends string, More = object>(
  as: As,
  label: L,
  standard: Value,
  schema: S,
  more: More = {} as More,
): Filter<As, Value, S, L> => ({ as, label, standard, schema, ...more })

type TextSchema = z.ZodType<string | null | undefined>
const upTo200 = z.string().max(200).nullish()

/** Text of the search box above a list. NUL is refused because PostgreSQL cannot store it. */
const searchStr = z
  .string()
  .trim()
  .max(200)
  .regex(/^[^\u0000]*$/)
  .nullish()
/** The search box of a list, to be spread among its filters. */
export const searched = { searchStr: make('search', 'kit.list.search', '', searchStr) }

export const textFilter = <const L extends string, S extends z.ZodType = typeof upTo200>(
  label: L,
  schema: S = upTo200 as unknown as S,
  more: { beside?: boolean; idOf?: string } = {},
) => make('text', label, '', schema, more)

const dayOrNone = daySchema.nullish()
export const dayFilter = <const L extends string, S extends TextSchema = typeof dayOrNone>(
  label: L,
  schema: S = dayOrNone as unknown as S,
  standard: string | null = null,
) => make('day', label, standard, schema)

/** Whole euro amounts, as usual for prices. */
export const amountFilter = <const L extends string>(label: L) =>
  make('amount', label, null as number | null, valueSchema(currency).optional())

/** Square metres. */
export const areaFilter = <const L extends string>(label: L) =>
  make('area', label, null as number | null, valueSchema(area).optional())

export const numberFilter = <
  const L extends string,
  S extends z.ZodType<number | null | undefined>,
>(
  label: L,
  schema: S,
  range: { min?: number; max?: number } = {},
) => make('number', label, null as number | null, schema, range)

export const yesNoFilter = <const L extends string>(label: L) =>
  make('yesNo', label, null as boolean | null, z.boolean().nullish())

export const flagFilter = <const L extends string, S extends z.ZodType>(
  label: L,
  schema: S,
  more: { beside?: boolean } = {},
) => make('flag', label, false, schema, more)

const upToChoice = optionNumber.nullish()
/** One of numbered options; 0 for all. */
export const choiceFilter = <
  const L extends string,
  S extends z.ZodType<number | null | undefined> = typeof upToChoice,
>(
  label: L,
  from: string,
  { schema = upToChoice as unknown as S, list }: { schema?: S; list?: string } = {},
) => make('choice', label, 0, schema, { from, ...(list && { list }) })

/** One of the options with text values, or all. */
export const textChoiceFilter = <const L extends string, S extends z.ZodType>(
  label: L,
  from: string,
  schema: S,
) => make('choice', label, null as string | null, schema, { from })

type Several = { atMost?: number; none?: string; few?: boolean; idOf?: string; list?: string }

/** Several numbered options. */
export const choicesFilter = <const L extends string>(
  label: L,
  from: string,
  { of = optionNumber, atMost = 100, ...more }: Several & { of?: z.ZodType<number> } = {},
) => make('choices', label, [] as number[], numbers(of, atMost), { from, ...more })

/** One of a few names, or all; the keys of their texts are `text.name`. */
export const oneOfFilter = <const L extends string, const V extends string>(
  label: L,
  names: readonly V[],
  text: string,
  placeholder: string,
) =>
  make('oneOf', label, null as V | null, z.enum(names).nullish(), {
    values: names.map((name) => [name, `${text}.${name}`] as const),
    placeholder,
  })

/** Several of a few names; the keys of their texts are `text.name`. */
export const someFilter = <const L extends string, const V extends string>(
  label: L,
  names: readonly V[],
  text: string,
  { atMost, ...more }: { atMost: number; few?: boolean },
) =>
  make('some', label, [] as V[], z.array(z.enum(names)).max(atMost).nullish(), {
    values: names.map((name) => [name, `${text}.${name}`] as const),
    ...more,
  })

/** Exactly one of a few values, each with the key of its text. */
export const alwaysFilter = <const L extends string, V, S extends z.ZodType>(
  label: L,
  values: readonly (readonly [value: V, text: string])[],
  standard: V,
  schema: S,
) => make('always', label, standard, schema, { values })

/** Names whose positions are the filter's values; the keys of their texts are `text.name`. */
export const placesOf = (names: readonly string[], text: string) =>
  names.map((name, place) => [place, `${text}.${name}`] as const)

const idOrNone = id.nullish()
/** An account; its name is stored beside its id. */
export const personFilter = <
  const L extends string,
  S extends z.ZodType<number | null | undefined> = typeof idOrNone,
>(
  label: L,
  { schema = idOrNone as unknown as S, ...more }: { among?: 1 | 2; none?: string; schema?: S } = {},
) => make('person', label, null as number | null, schema, { idOf: 'account', ...more })

/** Another record; its name is stored beside its id. */
export const recordFilter = <const L extends string>(label: L, table: string) =>
  make('record', label, null as number | null, idOrNone, { idOf: table })

export const specialFilter = <const L extends string, Value, S extends z.ZodType>(
  label: L,
  standard: Value,
  schema: S,
  more: { idOf?: string } = {},
) => make('special', label, standard, schema, more)

/** The name of the value with the record's name: `objectText` for `objectId`. */
export const nameOfChosen = (name: string): string => `${name.replace(/Id$/, '')}Text`
type ChosenName<N> = N extends `${infer Of}Id` ? `${Of}Text` : N extends string ? `${N}Text` : never
type ChosenNames<F extends Filters> = {
  [N in keyof F]: F[N]['as'] extends 'person' | 'record' ? ChosenName<N> : never
}[keyof F]

const namesARecord = ({ as }: Filter) => as === 'person' || as === 'record'

/** The values of all filters. */
export type FilterValuesOf<F extends Filters> = { -readonly [N in keyof F]: F[N]['standard'] } & {
  [N in ChosenNames<F>]: string
}

/** The values that filter nothing. */
export const standardsOf = <F extends Filters>(filters: F): FilterValuesOf<F> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, filter]) => [
      [name, filter.standard],
      ...(namesARecord(filter) ? [[nameOfChosen(name), '']] : []),
    ]),
  ) as FilterValuesOf<F>

/** The name of a chosen record, for display only; the server ignores it. */
const chosenName = z.string().max(500).nullish()

/** The input of a list's endpoint, to be spread beside `listInputOf`. */
export const filterInput = <F extends Filters>(filters: F) =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, filter]) => [
      [name, filter.schema],
      ...(namesARecord(filter) ? [[nameOfChosen(name), chosenName]] : []),
    ]),
  ) as { -readonly [N in keyof F]: F[N]['schema'] } & {
    [N in ChosenNames<F>]: typeof chosenName
  }
