// Parses cells that hold more than one field: a full name, types in words, coordinates.
import { cleanText } from '#kit/fields/cleanText.ts'
import type { Message } from '#kit/i18n/messages.ts'
import { splitName } from '#base/people/reading/splitName.ts'
import { kindFlags } from '#records/accounts/accountFields.contract.ts'
import { offerFlags } from '#records/objects/objectFields.contract.ts'
import { currency, date, location, money } from '#kit/fields/kinds.ts'
import type { Field } from '#kit/fields/kinds.ts'
import type { ColumnUse } from '../mapping.contract.ts'
import { photosIn } from '../photos/photoAddress.ts'
import type { Composite } from '../composites.contract.ts'
import { wantNames } from '../importedFields.contract.ts'
import { assignedWord, cellFault, readCell } from './readCell.ts'
import type { CellOptions, Words } from './readCell.ts'
import { isNothing } from '../reading/isNothing.ts'
import { featuresIn } from './featuresIn.ts'
import { ownCreationKey, ownNumberKey } from './records.ts'
import { midnight, timeIn } from './timeIn.ts'
import { wordKey } from './wordKey.ts'

export type ReadComposite =
  | {
      values: Record<string, unknown>
      number?: string
      /** A key of its number or time of creation in this product. */
      here?: string
      photos?: readonly string[]
      rest?: string
    }
  | { fault: Message }
  | undefined

const longestNumber = 80

const readers: Record<Composite, (text: string, by: CellOptions) => ReadComposite> = {
  fullName(text, { use }) {
    if (!/\p{L}/u.test(text)) return cellFault('import.fault.noName', text)
    const read = splitName(text)
    if (read.isCompany) return { values: companyNamed(text) }
    const name = read.unsure ? inOrder(text, use.names) : read
    if (!name && use.asStored) return ofExport(text)
    if (!name) return cellFault('import.fault.noName', text)
    const { lastName, firstName, middleName } = name
    const rest = [read.title, read.nickname].filter(Boolean).join(', ')
    const values = { lastName, firstName, ...(middleName && { middleName }) }
    return { values, ...(rest && { rest }) }
  },
  company: (text) => ({ values: companyNamed(text) }),
  kinds: (text, by) => flags(text, 'kinds', Object.keys(kindFlags), by),
  offers: (text, by) => flags(text, 'offers', Object.keys(offerFlags), by),
  wants: (text, by) => flags(text, 'wants', wantNames, by),
  budgetFrom: (text, by) => one(text, 'budgetFrom', currency, by),
  budgetTo: (text, by) => one(text, 'budgetTo', currency, by),
  places(text, by) {
    const values: Record<string, unknown> = {}
    const names = placesIn(text)
    const rest = names.slice(mostPlaces)
    const faults: ReadComposite[] = []
    for (const name of names.slice(0, mostPlaces)) {
      const read = readCell(name, location, by)
      if (read && 'fault' in read) {
        faults.push(read)
        rest.push(name)
      } else if (read && 'value' in read)
        values[placeFields[Object.keys(values).length]!] = read.value
    }
    if (faults.length > 0 && Object.keys(values).length === 0) return faults[0]
    return { values, ...(rest.length > 0 && { rest: rest.join(', ') }) }
  },
  responsible: (text, by) =>
    word(text, by, 'responsible', (id) => ({ values: { responsible: Number(id) } })),
  // The product has no activity type for mails, so the text keeps the word.
  activityKind: (text, by) =>
    word(text, by, 'activityKind', (kind) => ({
      values: { activityKind: kind },
      ...(kind === 'mail' && { rest: text }),
    })),
  when(text, by) {
    const day = readCell(text, date, by)
    if (!day || !('value' in day)) return day && 'fault' in day ? day : undefined
    return { values: { when: `${String(day.value)}T${timeIn(text) ?? midnight}` } }
  },
  // Applies to the amounts of the row.
  currency: () => undefined,
  departure: (text, by) => one(text, 'departure', date, by),
  isDebit: (text, by) =>
    isSign('isDebit', text) && assignedWord(by.use, text) === undefined
      ? { values: { isDebit: text !== '+' } }
      : word(text, by, 'isDebit', (kind) => ({ values: { isDebit: kind === 'expense' } })),
  income: (text, by) => one(text, 'income', money, by),
  expense: (text, by) => one(text, 'expense', money, by),
  time(text) {
    const time = timeIn(text)
    return time === null ? cellFault('import.fault.noTime', text) : { values: { time } }
  },
  referenceNumber: (text) => ({ values: { referenceNumber: text.replace(/^#/, '') } }),
  // Our own exports put the reference number before the title.
  objectName: (text) => ({ values: { objectName: text.replace(/^#[\dA-Z]{4} /, '') } }),
  type(text, { use, words }) {
    const chosen = assignedWord(use, text)
    if (chosen === '') return undefined
    const [list, value] = chosen?.split(' ') ?? typeWord(text, words)
    if (list === undefined) return cellFault('import.fault.option', text)
    return { values: { [typeFields[list as keyof typeof typeFields]]: Number(value) } }
  },
  number: (text) =>
    text.length > longestNumber
      ? { fault: ['problem.tooLong', { max: longestNumber }] }
      : { values: {}, number: text },
  idHere: (text) =>
    /^[\dA-Z]{1,10}$/.test(text) ? { values: {}, here: ownNumberKey(text) } : undefined,
  createdHere(text, by) {
    const day = readCell(text, date, by)
    const time = timeIn(text)
    if (!day || !('value' in day) || time === null) return undefined
    return { values: {}, here: ownCreationKey(`${String(day.value)}T${time}`) }
  },
  offeredPrice: (text, by) => one(text, 'offeredPrice', currency, by),
  features: featuresIn,
  photos: (text) => ({ values: {}, photos: photosIn(text) }),
  position(text) {
    const numbers = text.match(/-?\d{1,3}[.,]\d+|-?\d{1,3}/g) ?? []
    const [latitude, longitude] = numbers.map((each) => Number(each.replace(',', '.')))
    if (numbers.length !== 2 || latitude === undefined || longitude === undefined)
      return cellFault('import.fault.position', text)
    return { values: { latitude, longitude } }
  },
}

export const typeFields = {
  objectSubType: 'objectSubTypeId',
  objectType: 'subTypeObjectTypeId',
} as const

/** The list and value for the name of a type or sub-type. */
export function typeWord(text: string, { options }: Pick<Words, 'options'>): string[] {
  for (const list of Object.keys(typeFields)) {
    const value = options.get(list)?.get(wordKey(text))
    if (value !== undefined) return [list, String(value)]
  }
  return []
}

const placeFields = ['locationId', 'location2Id', 'location3Id'] as const
/** Maximum number of places to look up per cell; a lead holds no more. */
export const mostPlaces = placeFields.length

/** Several places in one cell. */
export const placesIn = (text: string): string[] =>
  text
    .split(/[;,/|\n]/)
    .map((place) => place.trim())
    .filter(Boolean)

/** The values that a word of the list stands for; none if the user assigned none. */
function word(
  text: string,
  { use, words }: CellOptions,
  list: string,
  valuesOf: (value: string | number) => ReadComposite,
): ReadComposite {
  const value = assignedWord(use, text) ?? words.options.get(list)?.get(wordKey(text))
  if (value === '') return undefined
  if (value !== undefined) return valuesOf(value)
  // Somebody who has left since is no reason to refuse the row.
  return list === 'responsible'
    ? { values: {}, rest: text }
    : cellFault('import.fault.option', text)
}

function one(text: string, name: string, field: Field, by: CellOptions): ReadComposite {
  const read = readCell(text, field, by)
  if (!read || 'fault' in read) return read
  const { rest } = read
  return { values: 'value' in read ? { [name]: read.value } : {}, ...(rest && { rest }) }
}

/** In the order of the whole column; null if that is unknown, or the cell is more than a name. */
function inOrder(text: string, order: ColumnUse['names']) {
  const words = text.split(/\s+/)
  if (words.length === 1) return { lastName: text, firstName: null, middleName: null }
  if (!order || words.length > 3 || !/^[\p{L}\s.'’-]+$/u.test(text)) return null
  const [first, second, third] = words
  return order === 'lastFirst'
    ? { lastName: first!, firstName: second!, middleName: third ?? null }
    : { lastName: words.at(-1)!, firstName: first!, middleName: third ? second! : null }
}

/** A name of our own, last name first: one with more than letters is a company's. */
function ofExport(text: string): ReadComposite {
  const [, lastName, firstName] = /^([\p{L}.'’-]+) ([\p{L}\s.'’-]+)$/u.exec(text) ?? []
  return { values: lastName ? { lastName, firstName } : companyNamed(text) }
}

const companyNamed = (name: string) => ({ isCompany: true, nameLocal: name })

/** Splits a cell into words that each name a flag: 'ιδιοκτήτης, πελάτης' are two. */
export const wordsIn = (text: string): string[] =>
  text
    .split(/[,;/|+\n&]| και | and | и | or | ή | или /i)
    .map((word) => word.trim())
    .filter(Boolean)

/** The flags named by a cell's words, in several languages. */
function flags(
  text: string,
  list: string,
  names: readonly string[],
  { use, words }: CellOptions,
): ReadComposite {
  const known = words.options.get(list)
  const values: Record<string, boolean> = {}
  const rest: string[] = []
  for (const word of wordsIn(text)) {
    const name = assignedWord(use, word) ?? assignedWord(use, text) ?? known?.get(wordKey(word))
    if (name === '') continue
    if (typeof name === 'string' && names.includes(name)) values[name] = true
    else rest.push(word)
  }
  if (rest.length > 0 && Object.keys(values).length === 0)
    return cellFault('import.fault.option', rest[0]!)
  return { values, ...(rest.length > 0 && { rest: rest.join(', ') }) }
}

/** Plus and minus tell incomes from expenses. */
const isSign = (composite: Composite, text: string) =>
  composite === 'isDebit' && /^[+−–-]$/.test(text)

export function readComposite(cell: string, composite: Composite, by: CellOptions): ReadComposite {
  const text = cleanText(cell).trim()
  const isOpen = assignedWord(by.use, text) === undefined
  if (text === '' || (isOpen && !isSign(composite, text) && isNothing(text))) return undefined
  return readers[composite](text, by)
}
