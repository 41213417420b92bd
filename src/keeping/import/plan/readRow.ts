// Parses the cells of a row by the mapping, before the records that it refers to are known.
import { cleanText } from '#kit/fields/cleanText.ts'
import type { ImportKindName } from '../import.contract.ts'
import type { ColumnUse } from '../mapping.contract.ts'
import { mainPart, notesOf, partsOf, targetsOf } from '../targets.contract.ts'
import type { Target } from '../targets.contract.ts'
import { readComposite } from './readComposite.ts'
import type { ReadComposite } from './readComposite.ts'
import type { FileRow, ImportJob, ReadPart, ReadRow, RowFault } from './rows.ts'
import { readCell } from './readCell.ts'
import type { Words } from './readCell.ts'

type ReadOptions = Pick<ImportJob, 'kind' | 'mapping' | 'headers'> & { words: Words }

/** Needs no database. */
export function readRow(row: FileRow, { kind, mapping, headers, words }: ReadOptions): ReadRow {
  const cells = cellsOf(row)
  const parts = new Map<string, ReadPart>()
  const faults = oddCells(row)
  const notes: string[] = []
  const partOf = (name: string): ReadPart => {
    const part = parts.get(name) ?? emptyPart()
    parts.set(name, part)
    return part
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
  // A fixed value is used if the row has none.
  const isRead = (target: Target) =>
    Object.hasOwn(parts.get(target.part)?.values ?? {}, target.field)
  for (const { target: name, value } of mapping.fixed) {
    const target = targets.get(name)
    if (target && (target.part === mainPart(kind) || parts.has(target.part)) && !isRead(target))
      take(value, target, {}, null)
  }
  addNotes(parts, partOf, notes, kind)
  return { ...row, parts: withAlways(parts, kind), faults }
}

/** The cells with the user's corrections. */
export const cellsOf = ({ cells, mended }: Pick<FileRow, 'cells' | 'mended'>) => {
  const width = Math.max(cells.length, ...Object.keys(mended).map((column) => Number(column) + 1))
  return Array.from({ length: width }, (_, column) => mended[column] ?? cells[column] ?? null)
}

/** Cells with errors in the file itself, until the user has corrected them. */
const oddCells = ({ odd, mended }: FileRow): RowFault[] =>
  odd
    .filter(({ column }) => mended[column - 1] === undefined)
    .map(({ column, why }) => ({ column: column - 1, message: `import.fault.${why}` }))

const emptyPart = (): ReadPart => ({ values: {}, number: null, photos: [], columns: {}, keys: [] })

const asField = (field: string, read: ReturnType<typeof readCell>): ReadComposite =>
  read && 'value' in read
    ? { values: { [field]: read.value }, ...(read.rest && { rest: read.rest }) }
    : read

const noteOf = (headers: readonly string[], column: number | null, text: string): string => {
  const header = column === null ? '' : (headers[column] ?? '')
  return header ? `${header}: ${cleanText(text).trim()}` : cleanText(text).trim()
}

const separators: Partial<Record<string, string>> = { texts: ';', textarea: '\n', text: ' ' }

/** Joins two columns with the same target: two phones, or street and number. */
function joined(before: unknown, value: unknown, { of }: Target): unknown {
  const separator = typeof of === 'string' ? undefined : separators[of.kind]
  const isText = typeof before === 'string' && typeof value === 'string'
  return isText && separator !== undefined && before !== value
    ? `${before}${separator}${value}`
    : value
}

function addNotes(
  parts: Map<string, ReadPart>,
  partOf: (name: string) => ReadPart,
  notes: readonly string[],
  kind: ImportKindName,
) {
  if (notes.length === 0 || parts.size === 0) return
  const { part, field } = notesOf[kind]
  const { values } = partOf(part)
  values[field] = [values[field], ...notes].filter(Boolean).join('\n')
}

/** Adds the fixed values of each part; keeps a dependent part only if the parts that it belongs to exist. */
function withAlways(parts: Map<string, ReadPart>, kind: ImportKindName): Map<string, ReadPart> {
  const read = new Map<string, ReadPart>()
  for (const [name, { always, refs, optional }] of Object.entries(partsOf[kind])) {
    const parents = Object.values(refs)
    const part = parts.get(name)
    // A dependent record needs no values of its own, unless the parts that it belongs to are optional.
    const isImplied = parents.length > optional.length
    if (!parents.every((name) => optional.includes(name) || read.has(name))) continue
    if (!part && !isImplied) continue
    const { values, ...others } = part ?? emptyPart()
    read.set(name, { ...others, values: { ...values, ...always } })
  }
  return read
}
