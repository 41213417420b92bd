// Collects the properties of one card into a row.
import { foldedText } from '#kit/fields/when/foldedText.ts'
import { cellText } from '#kit/fields/cellText.ts'
import { splitName } from '#base/people/reading/splitName.ts'
import type { Row } from '../source.ts'
import type { CardLine } from './cardLines.ts'
import {
  birthdayOf,
  labelOf,
  listOf,
  parts,
  phoneOf,
  preference,
  typesOf,
  unescaped,
} from './cardValues.ts'

/**
 * The headers of every card file, in this order. `title`: the job title, or else the form of address. `org`: the company that the
 * card is of; `employer`: that of a person.
 */
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
  'employer',
  'otherAddress',
  'fax',
  'nickname',
  'categories',
] as const
type CardHeader = (typeof cardHeaders)[number]

type Address = Record<'street' | 'city' | 'postcode' | 'country', string>
type Phone = { number: string; group: string; types: ReadonlySet<string> }

export class Card {
  readonly #line: number
  readonly #values = new Map<CardHeader, string[]>()
  readonly #addresses: { address: Address; preference: number }[] = []
  readonly #phones: Phone[] = []
  /** By the group of the line that they belong to. */
  readonly #labels = new Map<string, string>()
  #name: string[] = []
  #fullName = ''
  #organisations: string[] = []
  /** As the card itself says. */
  #isGroup = false
  #isCompany = false

  constructor(line: number) {
    this.#line = line
  }

  add({ group, name, value, parameters }: CardLine): void {
    if (name === 'N') this.#name = this.#name.some(Boolean) ? this.#name : parts(value)
    else if (name === 'FN') this.#fullName ||= unescaped(value).trim()
    else if (name === 'ORG') this.#organisations.push(parts(value).filter(Boolean).join(', '))
    else if (name === 'ADR') this.#addAddress(value, parameters)
    else if (name === 'TEL')
      this.#phones.push({ number: phoneOf(value), group, types: typesOf(parameters) })
    else if (name === 'X-ABLABEL') this.#labels.set(group, labelOf(value))
    else if (name === 'BDAY') this.#put('birthday', birthdayOf(value))
    else if (name === 'URL')
      this.#put('url', parameters.includes('VALUE=URI') ? value : unescaped(value))
    else if (name === 'NICKNAME') this.#put('nickname', listOf(value))
    else if (name === 'CATEGORIES') this.#put('categories', listOf(value))
    else if (name === 'KIND' || name === 'X-ADDRESSBOOKSERVER-KIND') {
      this.#isGroup ||= /^\s*group\s*$/i.test(value)
      this.#isCompany ||= /^\s*org\s*$/i.test(value)
    } else if (name === 'X-ABSHOWAS') this.#isCompany ||= /^\s*company\s*$/i.test(value)
    else {
      const header = plainProperties.get(name)
      if (header) this.#put(header, unescaped(value))
    }
  }

  /** Null for an empty card, and for that of a group. */
  row(): Row | null {
    if (this.#isGroup) return null
    this.#settleNames()
    this.#settleAddresses()
    this.#settlePhones()
    const cells = cardHeaders.map((header) => cellText((this.#values.get(header) ?? []).join(';')))
    return cells.some((cell) => cell !== null) ? { number: this.#line, cells } : null
  }

  /** A card that names a person is of that person, and the organisation is the employer. */
  #settleNames(): void {
    const [last = '', first = '', middle = '', prefix = ''] = this.#name
    if (!this.#values.has('title')) this.#put('title', prefix)
    if (this.#isCompany && !this.#isOrganisation(this.#fullName))
      this.#organisations.unshift(this.#fullName)
    const person = this.#isOrganisation(last, first)
      ? this.#personOfFullName()
      : { lastName: last, firstName: first, middleName: middle }
    for (const [header, part] of Object.entries(person)) this.#put(header as CardHeader, part)
    const isOfPerson = Object.values(person).some(Boolean)
    for (const name of this.#organisations)
      this.#put(isOfPerson || this.#values.has('org') ? 'employer' : 'org', name)
  }

  /** For a card with only a display name, which may be that of a company. */
  #personOfFullName(): Partial<Record<CardHeader, string>> {
    const name = this.#fullName
    if (this.#isOrganisation(name)) return {}
    const { lastName, firstName, middleName, isCompany } = splitName(name)
    const namesNobody = name.includes('@') || !/\p{L}/u.test(name)
    if (isCompany) this.#put('org', name)
    if (isCompany || (namesNobody && this.#organisations.length > 0)) return {}
    return {
      lastName: lastName ?? '',
      firstName: firstName ?? '',
      middleName: middleName ?? '',
    }
  }

  /** Whether these words are no more than the name of the organisation, or nothing. */
  #isOrganisation(...words: string[]): boolean {
    const name = foldedText(words.filter(Boolean).join(' '))
    const all = this.#organisations.flatMap((one) => [one, one.split(', ', 1)[0]!])
    return name === '' || all.some((one) => foldedText(one) === name)
  }

  #addAddress(value: string, parameters: readonly string[]): void {
    const [box = '', more = '', street = '', city = '', region = '', postcode = '', country = ''] =
      parts(value)
    const whole = [street, more, box].filter(Boolean).join(', ')
    const address = { street: whole, city: city || region, postcode, country }
    if (Object.values(address).some(Boolean))
      this.#addresses.push({ address, preference: preference(parameters) })
  }

  /** The preferred or else the first address, and the others as a text each. */
  #settleAddresses(): void {
    const [main, ...others] = this.#addresses.toSorted((a, b) =>
      a.preference === b.preference ? 0 : a.preference - b.preference,
    )
    for (const [header, part] of Object.entries(main?.address ?? {}))
      this.#put(header as CardHeader, part)
    const lines = [main, ...others].map((one) =>
      Object.values(one?.address ?? {})
        .filter(Boolean)
        .join(', '),
    )
    for (const line of lines.slice(1)) if (line !== lines[0]) this.#put('otherAddress', line)
  }

  /** The card's own label stands beside the phone, or else that it is of the home or of work. */
  #settlePhones(): void {
    for (const { number, group, types } of this.#phones) {
      const label = (group && this.#labels.get(group)) || ''
      const isFax = types.has('FAX') || /fax|φαξ|факс/i.test(label)
      const remark =
        label || ['home', 'work'].filter((type) => types.has(type.toUpperCase())).join(', ')
      const isLabelled = number !== '' && remark !== ''
      this.#put(isFax ? 'fax' : 'tel', isLabelled ? `${number} (${remark})` : number)
    }
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
])
