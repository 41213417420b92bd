// Parses a cell as the value of a field, by the field's kind.
import { cleanText } from '#kit/fields/cleanText.ts'
import type { Field, Kind } from '#kit/fields/kinds.ts'
import type { Message } from '#kit/i18n/messages.ts'
import { foreignCurrency } from '../reading/foreignCurrency.ts'
import { ordersOf, readDate } from '../reading/readDate.ts'
import type { DateFault } from '../reading/readDate.ts'
import { isNothing } from '../reading/isNothing.ts'
import { readFlag } from '../reading/readFlag.ts'
import { readNumber } from '../reading/readNumber.ts'
import type { NumberFault } from '../reading/readNumber.ts'
import { splitEmails } from '../reading/splitEmails.ts'
import { splitPhones } from '#base/people/reading/splitPhones.ts'
import { decimalMarks } from '../mapping.contract.ts'
import type { ColumnUse } from '../mapping.contract.ts'
import { cutText } from '#kit/fields/cutText.ts'
import { midnight, timeIn } from './timeIn.ts'
import { numberOfPlace } from './placeOfExport.ts'
import { wordKey } from './wordKey.ts'

/** The meaning of words in cells. */
export type Words = {
  /** By list: the option's value for each name. */
  options: ReadonlyMap<string, ReadonlyMap<string, number | string>>
  /** By cell text: the id of the place, or why there is none. */
  places: ReadonlyMap<string, number | 'unknown' | 'several'>
  /** By cell text: details within the place, which name no place themselves. */
  placeRests: ReadonlyMap<string, string>
}

/** A value; the rest of the cell that did not fit; or why the cell is invalid. Undefined: the cell is empty. */
export type ReadCell = { value?: unknown; rest?: string } | { fault: Message } | undefined

/** The option that the user assigned to this text of a column. Safe for texts such as `constructor`. */
export const assignedWord = (
  { values }: Pick<ColumnUse, 'values'>,
  text: string,
): string | undefined => (values && Object.hasOwn(values, text) ? values[text] : undefined)

/** Maximum length of a quoted cell, enough to find it again. */
const longestShown = 200

/** Why a cell is invalid, quoting it. */
export const cellFault = (message: string, text: string): { fault: Message } => ({
  fault: [message, { text: cutText(text, longestShown) }],
})

export type CellOptions = {
  use: Omit<ColumnUse, 'target'>
  words: Words
  /** The code of the currency of the column or the row, if it is not the euro. */
  currency?: string | null
}
type Read = { [K in Kind]: (text: string, field: Field & { kind: K }, by: CellOptions) => ReadCell }

/** What is counted, behind a number of it. */
const counted = new RegExp(
  String.raw`(?<=^\s*\d{1,3})\s*(?:beds?|bedrooms?|br|rooms?|baths?|bathrooms?|wc|nights?|guests?|adults?|persons?|people|pax|child(?:ren)?|kids?|levels?|floors?|υ[/. ]?δ\.?|υπν\p{L}*\.?|δωμ\p{L}*\.?|μπανι\p{L}*|μπάνι\p{L}*|λουτρ\p{L}*|νυχτ\p{L}*|νύχτ\p{L}*|διανυκτ\p{L}*\.?|ενηλ\p{L}*\.?|ενήλ\p{L}*\.?|ατομ\p{L}*|άτομ\p{L}*|επισκ\p{L}*\.?|παιδι\p{L}*|παιδιά|спал\p{L}*|спал?ьн\p{L}*|комн\p{L}*\.?|сануз\p{L}*|ноч\p{L}*|сут\p{L}*|взросл\p{L}*|гост\p{L}*|чел\p{L}*\.?|дет\p{L}*)$`,
  'iu',
)

const number = (cell: string, { use }: CellOptions, decimals: number): ReadCell => {
  const text = decimals === 0 ? cell.replace(counted, '') : cell
  const read = use.decimals
    ? readNumber(text, use.decimals)
    : onlyReading<number, NumberFault>(decimalMarks.map((mark) => readNumber(text, mark)))
  if (read === null) return cellFault('import.fault.openReading', text)
  if (typeof read !== 'number') return cellFault(`import.fault.${read.fault}`, text)
  const step = 10 ** decimals
  const rounded = Math.round(read * step) / step
  // Additional decimals of an amount are rounded; half a bedroom is an error.
  if (decimals === 0 && rounded !== read) return cellFault('import.fault.wholeNumber', text)
  return { value: rounded }
}

/** An amount in another currency is kept as it is written. */
const amount = (text: string, by: CellOptions): ReadCell => {
  if (text.includes('%')) return cellFault('import.fault.noNumber', text)
  const currency = foreignCurrency(text) ?? by.currency
  if (!currency) return number(text, by, 2)
  return { rest: foreignCurrency(text) ? text : `${text} ${currency}` }
}

const date = (text: string, { use }: CellOptions): ReadCell => {
  const day = use.dates ? readDate(text, use.dates) : onlyDay(text)
  if (day === null) return cellFault('import.fault.openReading', text)
  return typeof day === 'string' ? { value: day } : cellFault(`import.fault.${day.fault}`, text)
}

function onlyDay(text: string): string | DateFault | null {
  const { fits, differ } = ordersOf(text)
  return differ ? null : readDate(text, fits[0] ?? 'dmy')
}

/** Without a chosen format: the value if all formats agree on it; null if they do not. */
function onlyReading<T extends string | number, F>(readings: readonly (T | F)[]): T | F | null {
  const values = readings.filter((one) => typeof one === 'string' || typeof one === 'number')
  if (values.length === 0) return readings[0]!
  return new Set(values).size === 1 ? values[0]! : null
}

const flag = (text: string): ReadCell => {
  const value = readFlag(text)
  return typeof value === 'boolean' ? { value } : cellFault('import.fault.noFlag', text)
}

function option(text: string, list: string, { use, words }: CellOptions): number | string | null {
  const chosen = assignedWord(use, text.trim())
  const options = words.options.get(list)
  if (chosen !== undefined) {
    const known = [...(options?.values() ?? [])].find((value) => String(value) === chosen)
    return known ?? null
  }
  // «Arriving in 3 days» is a state with a number in it.
  const bare = list === 'reservationStage' ? text.replaceAll(/\d+/g, ' ') : text
  // «Κατηγορία Γ», «Class B».
  const named =
    list === 'energyClass'
      ? text.replace(/^(?:energy )?(?:class|κατηγορία|κλάση|класс)\s+/iu, '')
      : text
  return options?.get(wordKey(named)) ?? options?.get(wordKey(bare)) ?? null
}

/** Parts of a text that are one name at most, with the signs between them. */
const mostParts = [7, 5, 3, 1]

/** Options between commas and slashes, which may be in their names too; null for a text that is none. */
function optionsIn(text: string, list: string, by: CellOptions): (number | string | null)[] {
  const found: (number | string | null)[] = []
  const parts = text.split(/([,;/|])/)
  for (let at = 0; at < parts.length;) {
    const textOf = (count: number) =>
      parts
        .slice(at, at + count)
        .join('')
        .trim()
    const count = mostParts.find((most) => option(textOf(most), list, by) !== null) ?? 1
    if (textOf(count) !== '') found.push(option(textOf(count), list, by))
    at += count + 1
  }
  return found
}

const isChosenNothing = (text: string, { use }: CellOptions) =>
  assignedWord(use, text.trim()) === ''

const readers: Read = {
  text: (text) => ({ value: text }),
  textarea: (text) => ({ value: text }),
  number: (text, { decimals }, by) => number(text, by, decimals),
  distance: (text, _field, by) => number(text, by, 0),
  distanceKm: (text, _field, by) => number(text, by, 1),
  currency: (text, _field, by) => amount(text, by),
  money: (text, _field, by) => amount(text, by),
  area: (text, _field, by) => number(text, by, 2),
  select(text, { list }, by) {
    const value = option(text, list, by)
    return value === null ? cellFault('import.fault.option', text) : { value }
  },
  flagEnum(text, { list }, by) {
    const values = optionsIn(text, list, by)
    const known = values.filter((value) => value !== null)
    if (known.length === 0) return cellFault('import.fault.option', text)
    return { value: known, ...(known.length < values.length && { rest: text }) }
  },
  date: (text, _field, by) => date(text, by),
  dateTime(text, _field, by) {
    const day = date(text, by)
    return day && 'value' in day
      ? { value: `${String(day.value)}T${timeIn(text) ?? midnight}` }
      : day
  },
  flag,
  boolNullable: flag,
  location(text, _field, { use, words }) {
    const chosen = assignedWord(use, text)
    const place = chosen === undefined ? words.places.get(text) : Number(chosen)
    const rest = chosen === undefined ? words.placeRests.get(text) : undefined
    if (typeof place === 'number') return { value: place, ...(rest && { rest }) }
    const name = text.replace(numberOfPlace, '')
    return cellFault(place === 'several' ? 'import.fault.places' : 'import.fault.place', name)
  },
  ref: () => undefined,
  texts(text, { of, most }, { use }) {
    if (use.asStored) return gathered(text.split(/; ?|, /), most, [], [])
    // Several values of one kind in exports of contacts.
    const all = text.replaceAll(' ::: ', '; ')
    if (readFlag(text) === false) return undefined
    // A phone that a spreadsheet took for a number.
    return of === 'email'
      ? emails(all, most)
      : phones(all.replaceAll(/(?<=\d{7})\.0(?!\d)/g, ''), most)
  },
}

type TextFault = { text: string; fault: string }

function emails(text: string, most: number): ReadCell {
  const { emails: all, faults } = splitEmails(text)
  return gathered(all, most, [], faults)
}

function phones(text: string, most: number): ReadCell {
  const { phones: all, faults } = splitPhones(text)
  const written = all.map((one) => (one.extension ? `${one.text} / ${one.extension}` : one.text))
  const remarks = all.flatMap((one) => (one.remark ? [`${one.text}: ${one.remark}`] : []))
  return gathered(written, most, remarks, faults)
}

/** Splits off those that do not fit or cannot be read, without losing them. */
function gathered(
  all: readonly string[],
  most: number,
  remarks: readonly string[],
  faults: readonly TextFault[],
): ReadCell {
  const [first] = faults
  if (first && all.length === 0) return cellFault(`import.fault.${first.fault}`, first.text)
  const rest = [...all.slice(most), ...remarks, ...faults.map(({ text }) => text)].join(', ')
  return { value: all.slice(0, most).join(';'), ...(rest && { rest }) }
}

export function readCell(cell: string, field: Field, by: CellOptions): ReadCell {
  const text = cleanText(cell).trim()
  if (text === '' || isChosenNothing(text, by)) return undefined
  const isFlag = field.kind === 'flag' || field.kind === 'boolNullable'
  const isNoFlag = isFlag && typeof readFlag(text) !== 'boolean'
  const isOption = field.kind === 'select' && option(text, field.list, by) !== null
  if (
    (!isFlag || isNoFlag) &&
    !isOption &&
    assignedWord(by.use, text) === undefined &&
    isNothing(text)
  )
    return undefined
  const read = readers[field.kind] as (text: string, field: Field, by: CellOptions) => ReadCell
  return read(text, field, by)
}
