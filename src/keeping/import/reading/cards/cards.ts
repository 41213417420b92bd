// Reads vCard files of the versions 2.1, 3.0 and 4.0, one row per card. Not with ical.js, which does not support 2.1, although
// phones still export it.
import { cardLines } from './cardLines.ts'
import type { CardLine } from './cardLines.ts'
import { cellText } from '#kit/fields/cellText.ts'
import { readDate } from '../readDate.ts'
import { TableRefused } from '../source.ts'
import type { Encoding, IntakeLimits, Row } from '../source.ts'
import { splitName } from '#base/people/reading/splitName.ts'

/** The headers of every card file, in this order. `title`: the job title, or else the form of address. */
export const cardHeaders = [
  'lastName',
  'firstName',
  'middleName',
  'org',
  'title',
  'tel',
  'email',
  'street',
  'city',
  'postcode',
  'country',
  'note',
  'birthday',
  'url',
  'uid',
] as const
type CardHeader = (typeof cardHeaders)[number]

const batchRows = 500

/** The non-empty cards. Several values of a property are joined with `;`. Throws `TableRefused`. */
export async function* cardRows(
  path: string,
  encoding: Encoding,
  limits: IntakeLimits,
): AsyncGenerator<Row[]> {
  let rows: Row[] = []
  let card: Card | undefined
  let depth = 0
  let count = 0
  let isAgent = false
  const finish = () => {
    const row = card?.row()
    card = undefined
    depth = 0
    if (!row) return
    if (++count > limits.rows) throw new TableRefused('tooManyRows')
    rows.push(row)
  }
  for await (const line of cardLines(path, encoding, limits)) {
    const isOfCard = /^vcard$/i.test(line.value.trim())
    if (line.name === 'BEGIN' && isOfCard) {
      // The card of an agent inside another card; otherwise the end of the previous card is missing.
      if (isAgent) depth++
      else {
        finish()
        card = new Card(line.line)
      }
    } else if (line.name === 'END' && isOfCard) {
      if (depth === 0) finish()
      else depth--
    } else if (depth === 0) card?.add(line)
    isAgent = line.name === 'AGENT'
    if (rows.length < batchRows) continue
    yield rows
    rows = []
  }
  finish()
  yield rows
}

class Card {
  readonly #line: number
  readonly #values = new Map<CardHeader, string[]>()
  #fullName = ''
  #prefix = ''

  constructor(line: number) {
    this.#line = line
  }

  add({ name, value, parameters }: CardLine): void {
    if (name === 'N') this.#addName(value)
    else if (name === 'FN') this.#fullName ||= unescaped(value).trim()
    else if (name === 'ORG') this.#put('org', parts(value).filter(Boolean).join(', '))
    else if (name === 'ADR') this.#addAddress(value)
    else if (name === 'TEL') this.#put('tel', phoneOf(value))
    else if (name === 'BDAY') this.#put('birthday', birthdayOf(value))
    else if (name === 'URL')
      this.#put('url', parameters.includes('VALUE=URI') ? value : unescaped(value))
    else {
      const header = plainProperties.get(name)
      if (header) this.#put(header, unescaped(value))
    }
  }

  /** Null for an empty card. */
  row(): Row | null {
    this.#settleName()
    if (this.#prefix !== '' && !this.#values.has('title')) this.#put('title', this.#prefix)
    const cells = cardHeaders.map((header) =>
      cellText((this.#values.get(header) ?? []).join(';').replace(/^;+$/, '')),
    )
    return cells.some((cell) => cell !== null) ? { number: this.#line, cells } : null
  }

  #addName(value: string): void {
    const [last = '', first = '', middle = '', prefix = ''] = parts(value)
    if (this.#values.has('lastName') || this.#values.has('firstName')) return
    this.#put('lastName', last)
    this.#put('firstName', first)
    this.#put('middleName', middle)
    this.#prefix = prefix
  }

  /** For a card with only a display name. */
  #settleName(): void {
    const has = (header: CardHeader) => this.#values.has(header)
    if (this.#fullName === '' || has('lastName') || has('firstName')) return
    if (this.#values.get('org')?.includes(this.#fullName)) return
    const { lastName, firstName, middleName, isCompany } = splitName(this.#fullName)
    if (isCompany && !has('org')) return this.#put('org', this.#fullName)
    this.#put('lastName', lastName ?? '')
    this.#put('firstName', firstName ?? '')
    this.#put('middleName', middleName ?? '')
  }

  /** Keeps the order of several addresses, so that the second town matches the second street. */
  #addAddress(value: string): void {
    const [box = '', more = '', street = '', city = '', region = '', postcode = '', country = ''] =
      parts(value)
    const whole = [street, more, box].filter(Boolean).join(', ')
    const address = { street: whole, city: city || region, postcode, country }
    if (Object.values(address).every((part) => part === '')) return
    for (const [header, part] of Object.entries(address))
      this.#values.set(header as CardHeader, [
        ...(this.#values.get(header as CardHeader) ?? []),
        part,
      ])
  }

  #put(header: CardHeader, value: string): void {
    const known = this.#values.get(header) ?? []
    const text = value.trim()
    if (text !== '' && !known.includes(text)) this.#values.set(header, [...known, text])
  }
}

const plainProperties: ReadonlyMap<string, CardHeader> = new Map([
  ['TITLE', 'title'],
  ['EMAIL', 'email'],
  ['NOTE', 'note'],
  ['UID', 'uid'],
])

/** The parts of a structured value, separated by `;`; several values of a part are joined with blanks. */
const parts = (value: string): string[] =>
  value
    .replace(/\\[^]|;/g, (found) => (found === ';' ? '\0' : found))
    .split('\0')
    .map((part) =>
      unescaped(part.replace(/(?<!\\),/g, ' '))
        .replace(/\s+/g, ' ')
        .trim(),
    )

const unescaped = (text: string): string =>
  text.replace(/\\([nN\\,;:])/g, (_, escaped: string) => (/n/i.test(escaped) ? '\n' : escaped))

function phoneOf(value: string): string {
  const [, number = '', extension] = /^tel:([^;]*)(?:;ext=(\d+))?/i.exec(value) ?? [
    null,
    unescaped(value),
  ]
  return extension === undefined ? number : `${number} ext. ${extension}`
}

/** YYYY-MM-DD if the full date is known, else the text as it is. */
function birthdayOf(value: string): string {
  const day = readDate(value.replace(/T.*$/, ''), 'ymd')
  return typeof day === 'string' ? day : unescaped(value)
}
