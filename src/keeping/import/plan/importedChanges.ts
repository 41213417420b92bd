// Decides which values of a file a stored record takes over.
import type { Field } from '#kit/fields/kinds.ts'
import { splitTexts } from '#kit/fields/kinds.ts'
import { differencesBetween } from '#kit/db/diff.ts'
import type { Mapping } from '../mapping.contract.ts'
import type { ReadPart } from './rows.ts'
import { wordKey } from './wordKey.ts'

type Values = Record<string, unknown>

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

/** Fields that accumulate values in any mode: no import overwrites a phone or a note. */
const notes = new Set(['notes', 'internalNotes'])

/** The values that change. */
export function importedChanges(
  before: Values,
  read: Values,
  fields: Readonly<Record<string, Field>>,
  found: Mapping['found'],
): Values {
  if (found === 'keep') return {}
  const wanted = Object.entries(read).flatMap(([name, value]): [string, unknown][] => {
    if (isEmpty(value)) return []
    const stored = before[name]
    const field = fields[name]
    if (field?.kind === 'texts') return [[name, joinedTexts(stored, value, field.most)]]
    if (notes.has(name)) return [[name, withNote(stored, value)]]
    // A person can become an owner, but a file without that role does not remove it.
    return found === 'replace' || isEmpty(stored) ? [[name, value]] : []
  })
  return differencesBetween(before, Object.fromEntries(wanted))
}

/** The values of both, without duplicates, as far as they fit. */
export function joinedTexts(stored: unknown, added: unknown, most: number): string | null {
  const all = [...splitTexts(textOf(stored)), ...splitTexts(textOf(added))]
  const once = new Map<string, string>()
  for (const text of all) if (!once.has(loose(text))) once.set(loose(text), text)
  return [...once.values()].slice(0, most).join(';') || null
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

/** Compares phones regardless of spelling and country code. */
const loose = (text: string) =>
  /^[\d\s+()./-]{7,}$/.test(text) ? text.replaceAll(/\D/g, '').slice(-10) : text.toLowerCase()

function withNote(stored: unknown, added: unknown): unknown {
  const [before, more] = [textOf(stored) ?? '', textOf(added) ?? '']
  const isThere = oneLine(before).includes(oneLine(more))
  return isThere ? stored : [before, more].filter(Boolean).join('\n')
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const nameFields = ['lastName', 'firstName', 'middleName', 'nameLocal', 'isCompany']

/** Without a whole name that the stored record has in other fields, such as the words of a company's name. */
export function withoutSameName(stored: Values, { values, columns }: ReadPart): Values {
  const column = columns['lastName'] ?? columns['nameLocal']
  const isWhole = column != null && (columns['firstName'] ?? columns['isCompany']) === column
  const named = (of: Values, names: readonly string[]) =>
    wordKey(names.map((name) => textOf(of[name]) ?? '').join(' '))
      .split(' ')
      .toSorted()
      .join(' ')
  const name = named(values, nameFields)
  const theirs = [nameFields.slice(0, 3), ['nameLocal'], ['nameEng']]
  if (!isWhole || !theirs.some((names) => named(stored, names) === name)) return values
  return Object.fromEntries(Object.entries(values).filter(([field]) => !nameFields.includes(field)))
}
