// Formats values for display, the same in all three languages except for the names of units: 120 000 €, 85 m², 1,2 km,
// 21.11.2026. Not with Intl, because it prints dots for Greek.
import { agencyToday, inAthens } from '../clock.ts'
import type { Field, FieldOf, Kind, ValueOf } from './kinds.ts'
import { splitTexts } from './kinds.ts'
import type { OptionsOf } from './options.ts'
import { textOf } from './options.ts'

const space = '\u00a0'

/** Exactly `decimals` digits after the comma, and spaces between thousands. */
export function formatNumber(value: number, decimals = 0): string {
  const [whole = '0', part] = Math.abs(value).toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, space)
  const isZero = Number(whole) === 0 && !Number(part ?? 0)
  return `${value < 0 && !isZero ? '−' : ''}${grouped}${part ? `,${part}` : ''}`
}

/** At most `decimals` digits after the comma, without trailing zeros. */
export const formatShortest = (value: number, decimals: number): string =>
  formatNumber(value, decimals).replace(/,?0+$/, (zeros, _at, all: string) =>
    all.includes(',') ? '' : zeros,
  )

/** Euro, with cents only if there are any. */
export const formatCurrency = (euro: number): string =>
  `${formatNumber(euro, Number.isInteger(euro) ? 0 : 2)}${space}€`
/** Euro with cents. */
export const formatMoney = (euro: number): string => `${formatNumber(euro, 2)}${space}€`
/** Translates the names of units. */
export type UnitText = (key: 'kit.unit.squareMetre' | 'kit.unit.metre' | 'kit.unit.km') => string

export const formatArea = (squareMetres: number, t: UnitText): string =>
  `${formatShortest(squareMetres, 2)}${space}${t('kit.unit.squareMetre')}`
/** In metres, from 1000 m on in kilometres. */
export const formatDistance = (metres: number, t: UnitText): string =>
  metres >= 1000
    ? formatDistanceKm(metres / 1000, t)
    : `${formatNumber(metres)}${space}${t('kit.unit.metre')}`
export const formatDistanceKm = (km: number, t: UnitText): string =>
  `${formatNumber(km, 1)}${space}${t('kit.unit.km')}`

/** Formats a text that starts with YYYY-MM-DD as dd.MM.yyyy. */
export const formatDate = (day: string): string => {
  const [year, month, dayOfMonth] = day.slice(0, 10).split('-')
  return `${dayOfMonth}.${month}.${year}`
}
/** dd.MM. for days of this year, dd.MM.yyyy for others. */
export const formatShortDate = (day: string): string =>
  day.slice(0, 4) === agencyToday().slice(0, 4) ? formatDate(day).slice(0, 6) : formatDate(day)
/** The same of a local YYYY-MM-DDTHH:mm:ss, with the time. */
export const formatShortTime = (dateTime: string): string =>
  `${formatShortDate(dateTime)} ${dateTime.slice(11, 16)}`
/** Formats a local YYYY-MM-DDTHH:mm:ss as dd.MM.yyyy HH:mm. */
export const formatDateTime = (dateTime: string): string =>
  `${formatDate(dateTime)} ${dateTime.slice(11, 16)}`

export const formatInstant = (instant: string): string => formatDate(inAthens(instant))
export const formatShortInstant = (instant: string): string => formatShortDate(inAthens(instant))
export const formatShortInstantTime = (instant: string): string =>
  formatShortTime(inAthens(instant))
export const formatInstantTime = (instant: string): string => formatDateTime(inAthens(instant))

/** Both ends, one of them, or '' without any. */
export function formatRange(
  min: number | null | undefined,
  max: number | null | undefined,
  format: (value: number) => string,
): string {
  if (min == null && max == null) return ''
  if (min == null) return `≤${space}${format(max!)}`
  if (max == null) return `≥${space}${format(min)}`
  return `${format(min)}${space}– ${format(max)}`
}

export type FormatWith = {
  /** Translates yes, no and units. */
  t: (key: 'kit.yes' | 'kit.no' | Parameters<UnitText>[0]) => string
  optionsOf?: OptionsOf | undefined
  /** The name of the record or place that this value refers to; the id if the name is unknown. */
  called?: string | undefined
}

type Format = {
  [K in Kind]: (
    value: NonNullable<ValueOf<FieldOf<K>>>,
    field: FieldOf<K>,
    by: FormatWith,
  ) => string
}

const formats = {
  text: (value) => value,
  textarea: (value) => value,
  // A range that starts above 1000 holds years, which have no thousands separator.
  number: (value, field) =>
    field.min >= 1000 ? String(value) : formatShortest(value, field.decimals),
  distance: (value, _field, { t }) => formatDistance(value, t),
  distanceKm: (value, _field, { t }) => formatDistanceKm(value, t),
  currency: formatCurrency,
  money: formatMoney,
  area: (value, _field, { t }) => formatArea(value, t),
  select: (value, field, { optionsOf }) => textOf(optionsOf?.(field.list), value),
  flagEnum: (values, field, { optionsOf }) =>
    values
      .map((value) => textOf(optionsOf?.(field.list), value))
      .filter(Boolean)
      .join(', '),
  date: formatDate,
  dateTime: formatDateTime,
  flag: (value, _field, { t }) => (value ? t('kit.yes') : ''),
  boolNullable: (value, _field, { t }) => t(value ? 'kit.yes' : 'kit.no'),
  location: (value, _field, { called }) => called ?? String(value),
  ref: (value, _field, { called }) => called ?? String(value),
  texts: (value) => splitTexts(value).join(', '),
} satisfies Format

/** The value as text; '' if it is empty, and for a flag that is not set. */
export function formatValue(field: Field, value: unknown, by: FormatWith): string {
  if (isEmptyValue(value)) return ''
  const format = formats[field.kind] as (value: unknown, field: Field, by: FormatWith) => string
  return format(value, field, by)
}

export const isEmptyValue = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)
