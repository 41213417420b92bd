// The notes of a row: what has no field of its own, or could not be read, with its header.
import { cleanText } from '#kit/fields/cleanText.ts'
import type { ImportKindName } from '../import.contract.ts'
import { notesOf } from '../targets.contract.ts'
import type { ReadPart } from './rows.ts'

export const emptyPart = (): ReadPart => ({
  values: {},
  number: null,
  here: [],
  photos: [],
  columns: {},
  keys: [],
})

export const noteOf = (headers: readonly string[], column: number | null, text: string): string => {
  const header = column === null ? '' : (headers[column] ?? '')
  return header ? `${header}: ${cleanText(text).trim()}` : cleanText(text).trim()
}

/** Changes the part of the row that holds its notes. */
export function addNotes(
  parts: Map<string, ReadPart>,
  notes: readonly string[],
  kind: ImportKindName,
): void {
  if (notes.length === 0 || parts.size === 0) return
  const { part: name, field } = notesOf[kind]
  const part = parts.get(name) ?? emptyPart()
  const text = [part.values[field], ...notes].filter(Boolean).join('\n')
  parts.set(name, { ...part, values: { ...part.values, [field]: text } })
}
