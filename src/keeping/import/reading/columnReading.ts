// Analyses a column by all its cells: how they can be parsed, and what only the user can decide.
import { cellText } from '#kit/fields/cellText.ts'
import { isNothing } from './isNothing.ts'
import { isTaxNumber } from './isTaxNumber.ts'
import { pictureLinks } from './pictureLinks.ts'
import { ordersOf, readDate } from './readDate.ts'
import type { DateOrder } from './readDate.ts'
import { readFlag } from './readFlag.ts'
import { decimalsOf } from './readNumber.ts'
import type { Decimal } from './readNumber.ts'
import { splitEmails } from './splitEmails.ts'
import { splitPhones } from '#base/people/reading/splitPhones.ts'

export type ColumnKind =
  | 'email'
  | 'picture'
  | 'date'
  | 'taxNumber'
  | 'phone'
  | 'flag'
  | 'number'
  | 'text'

const shared = [
  ...(['email', 'phone', 'date', 'number', 'flag', 'picture', 'names', 'rents'] as const),
] as const
type Shared = (typeof shared)[number]

export type ColumnResult = {
  /** Number of non-empty cells. */
  filled: number
  /** The kind of nine in ten non-empty cells; null for an empty column. */
  kind: ColumnKind | null
  /** All kinds that fit nine in ten, most likely first: `kind`. `text` always fits. */
  can: ColumnKind[]
  /**
   * Shares of the non-empty cells, from 0 to 1, that can be read so; `names`: two or more words without digits;
   * `rents`: numbers that are rather a rent than the price of a home.
   */
  shares: Record<Shared, number>
  /** Number of non-empty cells that do not fit this kind. */
  misfits: number
  /** For days: their order; null if `ambiguous` says so. */
  order: DateOrder | null
  /** For numbers: the decimal separator; null if ambiguous or irrelevant. */
  decimal: Decimal | null
  /** With this decimal separator all numbers that have two readings are thousands, such as 185.000. */
  thousands: Decimal | null
  /** Not decided by any cell, or contradictory: the user must be asked. */
  ambiguous: ['dmy' | 'mdy', 'dmy' | 'mdy'] | [Decimal, Decimal] | null
}

/** A text of a column, and its number of cells. */
export type CountedText = readonly [text: string, cells: number]

/** The share of non-empty cells that must fit. */
const most = 0.9

/** Cells by possible kind. */
const nothing = {
  filled: 0,
  email: 0,
  picture: 0,
  pictureFile: 0,
  date: 0,
  dmy: 0,
  mdy: 0,
  ymd: 0,
  onlyDmy: 0,
  onlyMdy: 0,
  openDay: 0,
  serial: 0,
  taxNumber: 0,
  phone: 0,
  flag: 0,
  digitFlag: 0,
  one: 0,
  comma: 0,
  point: 0,
  number: 0,
  onlyComma: 0,
  onlyPoint: 0,
  differ: 0,
  greaterByComma: 0,
  names: 0,
  rents: 0,
}

type Count = typeof nothing

export function columnReading(texts: readonly CountedText[]): ColumnResult {
  const count = { ...nothing }
  for (const [text, cells] of texts) countText(count, cellText(text), cells)
  return resultOf(count)
}

function countText(count: Count, text: string | null, cells: number) {
  if (text === null || isNothing(text)) return
  count.filled += cells
  if (text.length > longest) return
  countFlag(count, text, cells)
  const links = pictureLinks(text)
  if (links.areLinks) count.picture += cells
  if (links.arePictures) count.pictureFile += cells
  if (text.includes('@')) {
    const { emails, faults } = splitEmails(text)
    if (emails.length > 0 && faults.length === 0) count.email += cells
    return
  }
  if (/^\p{L}[\p{L}.'’-]*(?:,? \p{L}[\p{L}.'’-]*){1,3}$/u.test(text)) count.names += cells
  if (!/\d/.test(text) || links.areLinks) return
  countDate(count, text, cells)
  countNumber(count, text, cells)
  if (isTaxNumber(text)) count.taxNumber += cells
  // Values with fewer digits, and days, are no phones; skipping them saves time.
  if ((text.match(/\d/g)?.length ?? 0) < 7) return
  const { phones, faults } = splitPhones(text)
  if (phones.length > 0 && faults.length === 0) count.phone += cells
}

function countFlag(count: Count, text: string, cells: number) {
  if (typeof readFlag(text) !== 'boolean') return
  count.flag += cells
  if (/^[01]$/.test(text)) count.digitFlag += cells
  if (text === '1') count.one += cells
}

function countDate(count: Count, text: string, cells: number) {
  const { fits: orders, differ } = ordersOf(text)
  if (orders.length > 0) count.date += cells
  if (differ) count.openDay += cells
  for (const order of orders) count[order] += cells
  if (orders.includes('dmy') && !orders.includes('mdy')) count.onlyDmy += cells
  if (orders.includes('mdy') && !orders.includes('dmy')) count.onlyMdy += cells
  if (/^[2-5]\d{4}(?:[.,]\d+)?$/.test(text) && typeof readDate(text, 'serial') === 'string')
    count.serial += cells
}

function countNumber(count: Count, text: string, cells: number) {
  const { fits, differ, greater } = decimalsOf(text)
  if (fits.length > 0) count.number += cells
  if (fits.length > 0 && wholeDigits(text) < 5) count.rents += cells
  if (differ) count.differ += cells
  if (greater === 'decimalComma') count.greaterByComma += cells
  const [comma, point] = [fits.includes('decimalComma'), fits.includes('decimalPoint')]
  if (comma) count.comma += cells
  if (point) count.point += cells
  if (comma && !point) count.onlyComma += cells
  if (point && !comma) count.onlyPoint += cells
}

/** The number of digits before the decimals. */
const wholeDigits = (text: string): number =>
  text.replace(/[.,]\d{1,2}(?!\d).*$/, '').replaceAll(/\D/g, '').length

/** Only texts are longer. */
const longest = 2000

function resultOf(count: Count): ColumnResult {
  const { filled } = count
  const empty = { order: null, decimal: null, thousands: null, ambiguous: null }
  const shares = Object.fromEntries(
    shared.map((name) => [name, filled === 0 ? 0 : count[name] / filled]),
  ) as ColumnResult['shares']
  if (filled === 0) return { filled, kind: null, can: [], shares, misfits: 0, ...empty }
  shares.date = Math.max(shares.date, count.serial / filled)
  const fits = (seen: number) => seen >= filled * most
  const can: ColumnKind[] = (
    [
      ['email', fits(count.email)],
      ['picture', fits(count.picture) && count.pictureFile * 2 >= filled],
      ['date', fits(count.date)],
      ['taxNumber', fits(count.taxNumber)],
      ['phone', fits(count.phone)],
      // A column of only ones may be a count.
      ['flag', fits(count.flag) && (count.digitFlag < count.flag || count.one < count.flag)],
      ['number', fits(count.number)],
      // Whole numbers that spreadsheets might show as dates.
      ['date', fits(count.serial)],
      ['flag', fits(count.flag)],
      ['text', true],
      // Web page URLs, as far as recognisable.
      ['picture', fits(count.picture)],
    ] as const
  )
    .filter(([, does]) => does)
    .map(([kind]) => kind)
  const kind = can[0]!
  const seen = kind === 'text' ? filled : count[kind]
  return {
    filled,
    kind,
    can: [...new Set(can)],
    shares,
    misfits: filled - seen,
    ...empty,
    ...open(kind, can, count),
  }
}

/** What is known about the order of days or the decimal separator, and what is ambiguous. */
function open(kind: ColumnKind, can: readonly ColumnKind[], count: Count): Partial<ColumnResult> {
  if (kind === 'date') return orderOf(count)
  if (kind !== 'number') return can.includes('date') && !count.date ? { order: 'serial' } : {}
  return { ...(can.includes('date') && { order: 'serial' as const }), ...decimalOf(count) }
}

function orderOf(count: Count): Partial<ColumnResult> {
  const decided = decision(count.onlyDmy, count.onlyMdy)
  const isOpen = decided === 0 && (count.openDay > 0 || count.onlyDmy > 0)
  if (isOpen) return { ambiguous: ['dmy', 'mdy'] }
  const order = decided > 0 ? 'mdy' : decided < 0 || count.ymd < count.dmy ? 'dmy' : 'ymd'
  return { order, misfits: count.filled - count[order] }
}

function decimalOf(count: Count): Partial<ColumnResult> {
  const decided = decision(count.onlyComma, count.onlyPoint)
  if (decided < 0) return { decimal: 'decimalComma', misfits: count.filled - count.comma }
  if (decided > 0) return { decimal: 'decimalPoint', misfits: count.filled - count.point }
  const isOpen = count.differ > 0 || count.onlyComma > 0
  if (!isOpen) return {}
  const { differ, greaterByComma, onlyComma, onlyPoint } = count
  const isDecided = onlyComma + onlyPoint > 0 || (greaterByComma > 0 && greaterByComma < differ)
  const thousands = greaterByComma > 0 ? 'decimalComma' : 'decimalPoint'
  return {
    thousands: isDecided ? null : thousands,
    ambiguous: ['decimalComma', 'decimalPoint'],
  }
}

/** Negative for the first, positive for the second, 0 if undecided: one in ten may be a typo. */
function decision(first: number, second: number): number {
  if (first > 0 && second * 9 <= first) return -1
  return second > 0 && first * 9 <= second ? 1 : 0
}
