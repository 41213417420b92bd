// The closed vocabulary of field kinds. A field says what a value is, never where it appears.
// Every layer (schema, column, input, display) maps every kind once with `satisfies Record<Kind, …>`.

export type TextField = { kind: 'text' | 'textarea'; maxLength: number }
/** A whole number, or one with the given `decimals`. */
export type NumberField = { kind: 'number'; min: number; max: number; decimals: number }
/** `distance` is in whole metres; `distanceKm` in kilometres with one decimal. */
export type DistanceField = { kind: 'distance' | 'distanceKm' }
/** Euro. `currency` is shown without decimals, `money` with two; both hold at most two. Below zero only if `signed`. */
export type CurrencyField = { kind: 'currency' | 'money'; signed?: true }
/** Square metres, at most two decimals. */
export type AreaField = { kind: 'area' }
/** One value of a named list: a number of the list's rows, or a text such as a country code. */
export type SelectField = { kind: 'select'; list: string; of: 'number' | 'text' }
/** Several values of a named list, as an ascending list of numbers. */
export type FlagEnumField = { kind: 'flagEnum'; list: string }
/** `date` is YYYY-MM-DD; `dateTime` is YYYY-MM-DDTHH:mm:ss, local, as a person entered it. */
export type DateField = { kind: 'date' | 'dateTime' }
export type FlagField = { kind: 'flag' | 'boolNullable' }
/** The id of a place. */
export type LocationField = { kind: 'location' }
/**
 * The id of another record. Its name is in another field, named without Id: `accountId` with `account`, `locationId` with
 * `location`; for names without Id with `…Text`, as in `createdByText`.
 */
export type RefField = { kind: 'ref'; entity: string }
/**
 * Several texts joined by semicolons: at most `most`, each of at most `maxLength` characters. E-mails keep only the addresses
 * of pasted text.
 */
export type TextsField = { kind: 'texts'; most: number; maxLength: number; of?: 'email' }

export type Field =
  | TextField
  | NumberField
  | DistanceField
  | CurrencyField
  | AreaField
  | SelectField
  | FlagEnumField
  | DateField
  | FlagField
  | LocationField
  | RefField
  | TextsField

export type Kind = Field['kind']
/** The field type of one kind. */
export type FieldOf<K extends Kind> = Each<Field, K>
type Each<F, K extends Kind> = F extends Field
  ? K extends F['kind']
    ? F & { kind: K }
    : never
  : never
export type Fields = Record<string, Field>

export const text = { kind: 'text', maxLength: 200 } as const
export const textUpTo = (maxLength: number) => ({ kind: 'text', maxLength }) as const
export const textarea = { kind: 'textarea', maxLength: 20_000 } as const
export const textareaUpTo = (maxLength: number) => ({ kind: 'textarea', maxLength }) as const
export const distance = { kind: 'distance' } as const
/** @public Part of the closed vocabulary, whether or not a feature has such a field at the moment. */
export const distanceKm = { kind: 'distanceKm' } as const
export const currency = { kind: 'currency' } as const
export const money = { kind: 'money' } as const
export const signedMoney = { kind: 'money', signed: true } as const
export const area = { kind: 'area' } as const
export const date = { kind: 'date' } as const
export const dateTime = { kind: 'dateTime' } as const
export const flag = { kind: 'flag' } as const
export const boolNullable = { kind: 'boolNullable' } as const
export const location = { kind: 'location' } as const

export const number = ({ min = 0, max = 2_147_483_647, decimals = 0 } = {}) =>
  ({ kind: 'number', min, max, decimals }) as const
export const select = <List extends string>(list: List) =>
  ({ kind: 'select', list, of: 'number' }) as const
export const selectText = <List extends string>(list: List) =>
  ({ kind: 'select', list, of: 'text' }) as const
export const flagEnum = <List extends string>(list: List) => ({ kind: 'flagEnum', list }) as const
export const ref = <Entity extends string>(entity: Entity) => ({ kind: 'ref', entity }) as const
export const texts = (most: number, maxLength: number) =>
  ({ kind: 'texts', most, maxLength }) as const
export const emails = (most: number, maxLength: number) =>
  ({ kind: 'texts', most, maxLength, of: 'email' }) as const

/** The TypeScript type of a field's value, on the wire and in a row alike. Empty is null. */
export type ValueOf<F extends Field> = F extends { kind: 'flag' }
  ? boolean
  : F extends { kind: 'boolNullable' }
    ? boolean | null
    : F extends { kind: 'flagEnum' }
      ? number[]
      : F extends { kind: 'select'; of: 'text' }
        ? string | null
        : F extends { kind: 'text' | 'textarea' | 'date' | 'dateTime' | 'texts' }
          ? string | null
          : number | null

export type ValuesOf<F extends Fields> = { -readonly [K in keyof F]: ValueOf<F[K]> }

// The same array each time, so that React components that depend on it do not re-render.
const none: number[] = []

/** The value of an empty field. */
export const emptyValueOf = ({ kind }: Field): false | null | number[] =>
  kind === 'flag' ? false : kind === 'flagEnum' ? none : null

export const emptyValuesOf = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyValueOf(field)]))

/** The kind of record that a field refers to, or 'location'; null for other kinds. */
export const referencedKind = (field: Field): string | null =>
  field.kind === 'ref' ? field.entity : field.kind === 'location' ? 'location' : null

/** The field with the name of the record that this field refers to; null for other kinds. */
export function nameFieldOf(name: string, field: Field): string | null {
  if (referencedKind(field) === null) return null
  return name.endsWith('Id') ? name.slice(0, -2) : `${name}Text`
}

/** The name of the record or place of a field, from `record`; undefined if it is missing. */
export function referencedName(record: object, name: string, field: Field): string | undefined {
  const beside = nameFieldOf(name, field)
  const text = beside === null ? undefined : (record as Record<string, unknown>)[beside]
  return typeof text === 'string' ? text : undefined
}

/** The parts of a `texts` value, without empty ones. */
export const splitTexts = (value: string | null): string[] =>
  (value ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)

export const joinTexts = (parts: readonly string[]): string | null =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(';') || null
