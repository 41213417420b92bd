// What a row says, before it is known whom it is about.
import { cleanText } from '#kit/fields/cleanText.ts'
import type { ImportKindName } from '../import.contract.ts'
import type { ColumnUse, Mapping } from '../mapping.contract.ts'
import { mainPart, notesOf, partsOf, targetsOf } from '../targets.contract.ts'
import type { Target } from '../targets.contract.ts'
import { readComposite } from './readComposite.ts'
import type { ReadComposite } from './readComposite.ts'
import type { RowFault, SaidPart, SaidRow } from './plan.ts'
import { readCell } from './readCell.ts'
import type { Words } from './readCell.ts'

type Cells = readonly (string | null)[]
export type SayOptions = {
  kind: ImportKindName
  mapping: Mapping
  headers: readonly string[]
  words: Words
}

/** Reads the cells as the mapping says. Nothing is asked of the database. */
export function sayRow(cells: Cells, { kind, mapping, headers, words }: SayOptions): SaidRow {
  const parts = new Map<string, SaidPart>()
  const faults: RowFault[] = []
  const notes: string[] = []
  const partOf = (name: string): SaidPart => {
    const known = parts.get(name)
    if (known) return known
    const made: SaidPart = { values: {}, number: null, photos: [], columns: {} }
    parts.set(name, made)
    return made
  }
  const take = (
    text: string,
    target: Target,
    use: Omit<ColumnUse, 'target'>,
    column: number | null,
  ) => {
    const by = { use, words }
    const read =
      typeof target.of === 'string'
        ? readComposite(text, target.of, by)
        : asField(target.field, readCell(text, target.of, by))
    if (read === undefined) return
    if ('fault' in read) {
      faults.push({ column, message: read.fault })
      return
    }
    if (read.rest) notes.push(noteOf(headers, column, read.rest))
    const part = partOf(target.part)
    if (read.number !== undefined) part.number = read.number
    if (read.photos) part.photos = [...new Set([...part.photos, ...read.photos])]
    for (const [field, value] of Object.entries(read.values)) {
      part.values[field] = joined(part.values[field], value, target)
      part.columns[field] = column
    }
  }

  const targets = targetsOf(kind)
  for (const [column, { target: name, ...use }] of mapping.columns.entries()) {
    const text = cells[column]
    if (text == null || text.trim() === '') continue
    const target = name === null ? undefined : targets.get(name)
    if (target) take(text, target, use, column)
    else if (mapping.restToNotes && name === null) notes.push(noteOf(headers, column, text))
  }
  // A fixed value stands in where the row says nothing.
  const isSaid = (target: Target) =>
    Object.hasOwn(parts.get(target.part)?.values ?? {}, target.field)
  for (const { target: name, value } of mapping.fixed) {
    const target = targets.get(name)
    if (target && (target.part === mainPart(kind) || parts.has(target.part)) && !isSaid(target))
      take(value, target, {}, null)
  }
  addNotes(parts, partOf, notes, kind)
  return { parts: withAlways(parts, kind), faults }
}

const asField = (field: string, read: ReturnType<typeof readCell>): ReadComposite =>
  read && 'value' in read
    ? { values: { [field]: read.value }, ...(read.rest && { rest: read.rest }) }
    : read

const noteOf = (headers: readonly string[], column: number | null, text: string): string => {
  const header = column === null ? '' : (headers[column] ?? '')
  return header ? `${header}: ${cleanText(text).trim()}` : cleanText(text).trim()
}

const separators: Partial<Record<string, string>> = { texts: ';', textarea: '\n', text: ' ' }

/** Two columns for one field are one value: two phones, or street and number. */
function joined(before: unknown, value: unknown, { of }: Target): unknown {
  const separator = typeof of === 'string' ? undefined : separators[of.kind]
  const isText = typeof before === 'string' && typeof value === 'string'
  return isText && separator !== undefined && before !== value
    ? `${before}${separator}${value}`
    : value
}

function addNotes(
  parts: Map<string, SaidPart>,
  partOf: (name: string) => SaidPart,
  notes: readonly string[],
  kind: ImportKindName,
) {
  if (notes.length === 0 || parts.size === 0) return
  const { part, field } = notesOf[kind]
  const { values } = partOf(part)
  values[field] = [values[field], ...notes].filter(Boolean).join('\n')
}

/** With what each part has besides; a part of links only where both its ends are said. */
function withAlways(parts: Map<string, SaidPart>, kind: ImportKindName): Map<string, SaidPart> {
  const said = new Map<string, SaidPart>()
  for (const [name, { always, refs, optional }] of Object.entries(partsOf[kind])) {
    const ends = Object.values(refs)
    const part = parts.get(name)
    // What stands by others needs no words of its own, unless nobody and nothing need be named.
    const isImplied = ends.length > optional.length
    if (!ends.every((end) => optional.includes(end) || said.has(end))) continue
    if (!part && !isImplied) continue
    const { values = {}, number = null, photos = [], columns = {} } = part ?? {}
    said.set(name, { values: { ...values, ...always }, number, photos, columns })
  }
  return said
}
