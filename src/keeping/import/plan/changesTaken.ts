// Decides which values of a file a stored record takes over.
import type { Field } from '#kit/fields/kinds.ts'
import { splitTexts } from '#kit/fields/kinds.ts'
import { whatDiffers } from '#kit/db/diff.ts'
import type { Mapping } from '../mapping.contract.ts'

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
export function changesTaken(
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
  return whatDiffers(before, Object.fromEntries(wanted))
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
  return before.includes(more) ? stored : [before, more].filter(Boolean).join('\n')
}
