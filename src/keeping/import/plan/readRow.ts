// Parses the cells of a row by the mapping, before the records that it refers to are known.
import type { ImportKindName } from '../import.contract.ts'
import type { Message } from '#kit/i18n/messages.ts'
import type { ColumnUse, Mapping } from '../mapping.contract.ts'
import { isLabel } from '../mapping/headerKey.ts'
import { currencyNamed, foreignCurrency } from '../reading/foreignCurrency.ts'
import { mainPart, partsOf, targetsOf } from '../targets.contract.ts'
import type { Target } from '../targets.contract.ts'
import { addNotes, emptyPart, noteOf } from './notes.ts'
import type { FileRow, ImportJob, ReadPart, ReadRow, RowFault } from './rows.ts'
import type { Words } from './readCell.ts'
import { withPlaceNumber } from './placeOfExport.ts'
import { readValue } from './readValue.ts'

type ReadOptions = Pick<ImportJob, 'kind' | 'mapping' | 'headers'> & { words: Words }

/** Needs no database. */
export function readRow(row: FileRow, { kind, mapping, headers, words }: ReadOptions): ReadRow {
  const cells = cellsOf(row)
  const parts = new Map<string, ReadPart>()
  const { faults, remarks } = oddCells(row, mapping)
  const notes: string[] = []
  const unread: { target: Target; column: number }[] = []
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
    const header = column === null ? '' : (headers[column] ?? '')
    const by = { use, words, currency: rowCurrency ?? foreignCurrency(header) }
    const read = readValue(text, target, by)
    if (read === undefined) return
    if ('fault' in read) {
      const fault = { column, message: read.fault }
      if (column === null || mustBeRead(target, read.fault)) faults.push(fault)
      else {
        remarks.push(fault)
        unread.push({ target, column })
        notes.push(noteOf(headers, column, text))
      }
      return
    }
    if (read.rest) notes.push(noteOf(headers, column, read.rest))
    const part = partOf(target.part)
    if (read.number !== undefined) part.number = read.number
    if (read.here) part.here = [...part.here, read.here]
    if (read.photos) part.photos = [...new Set([...part.photos, ...read.photos])]
    for (const [field, value] of Object.entries(read.values)) {
      part.values[field] = joined(part.values[field], value, target)
      part.columns[field] = column
    }
  }

  /** A phone with what the column before it says of it, unless that is usual. */
  const labelled = (text: string, { field }: Target, column: number): string => {
    const label = cells[column - 1]?.trim()
    const isLabelled = field === 'phone' && label && isLabel(headers[column - 1] ?? '')
    return isLabelled && !usualLabels.test(label) ? `${text} (${label})` : text
  }

  const targets = targetsOf(kind)
  const rowCurrency = currencyIn(cells, mapping, targets)
  for (const [column, { target: name, ...use }] of mapping.columns.entries()) {
    const text = cells[column]
    if (text == null || text.trim() === '') continue
    const target = name === null ? undefined : targets.get(name)
    const isPlace = typeof target?.of === 'object' && target.of.kind === 'location'
    const whole = isPlace ? withPlaceNumber(cells, headers, column, use) : text
    if (target) take(labelled(whole, target, column), target, use, column)
    else if (name === null && !use.leftOut) notes.push(noteOf(headers, column, text))
  }
  // A fixed value is used if the row has none, and names a part of which the file has no column.
  const inFile = new Set(mapping.columns.map(({ target }) => targets.get(target ?? '')?.part))
  const isRead = (target: Target) =>
    Object.hasOwn(parts.get(target.part)?.values ?? {}, target.field)
  for (const { target: name, value } of mapping.fixed) {
    const target = targets.get(name)
    if (!target || isRead(target)) continue
    const { part } = target
    if (part === mainPart(kind) || parts.has(part) || !inFile.has(part))
      take(value, target, {}, null)
  }
  keepEmployers(parts, headers, notes)
  keepLonely(parts, kind, cells, headers, notes)
  addNotes(parts, notes, kind)
  for (const { target, column } of unread)
    for (const field of fieldsIn(target))
      Object.assign(parts.get(target.part)?.columns ?? {}, { [field]: column })
  return { ...row, parts: withAlways(parts, kind), faults, remarks }
}

/** Asked once for the column, or decides what the record is: its number, its direction, whether it takes nights. */
const mustBeRead = ({ of, field }: Target, message: Message): boolean =>
  message[0] === 'import.fault.openReading' || decisive.has(typeof of === 'string' ? of : field)
const decisive = new Set(['number', 'isDebit', 'income', 'expense', 'reservationStage'])

const fieldsIn = ({ field, of }: Target): readonly string[] =>
  of === 'fullName' ? ['lastName', 'firstName'] : [field]

const usualLabels =
  /^[*\s]*(?:mobile|cell|home|work|main|other|phone|κινητό|οικία|εργασία|κύριο|άλλο|мобильный|домашний|рабочий|основной|другой)?$/i

/** The cells with the user's corrections. */
export const cellsOf = ({ cells, mended }: Pick<FileRow, 'cells' | 'mended'>) => {
  const width = Math.max(cells.length, ...Object.keys(mended).map((column) => Number(column) + 1))
  return Array.from({ length: width }, (_, column) => mended[column] ?? cells[column] ?? null)
}

/** Cells with errors in the file itself, until the user has corrected them; without a result there is nothing to read. */
function oddCells(
  { odd, mended }: FileRow,
  { columns }: Mapping,
): Pick<ReadRow, 'faults' | 'remarks'> {
  const open = odd
    .filter(({ column }) => mended[column - 1] === undefined)
    .map(({ column, why }) => ({ column: column - 1, message: `import.fault.${why}` }))
  const isEmpty = ({ message }: RowFault) =>
    message === 'import.fault.error' || message === 'import.fault.notCalculated'
  return {
    faults: open.filter((one) => !isEmpty(one)),
    remarks: open.filter((one) => isEmpty(one) && columns[one.column]?.target),
  }
}

/** Of several currencies of one row only the euro is stored. */
function currencyIn(
  cells: readonly (string | null)[],
  { columns, fixed }: Mapping,
  targets: ReadonlyMap<string, Target>,
): string | null {
  const isCurrency = ({ target }: { target: string | null }) =>
    targets.get(target ?? '')?.of === 'currency'
  const cell = cells[columns.findIndex(isCurrency)]?.trim()
  return currencyNamed(cell || (fixed.find(isCurrency)?.value ?? ''))
}

/** A company beside a person's name is where they work, and not the person. */
function keepEmployers(
  parts: ReadonlyMap<string, ReadPart>,
  headers: readonly string[],
  notes: string[],
) {
  for (const { values, columns } of parts.values()) {
    const { isCompany, nameLocal, lastName, firstName } = values
    const [ofCompany, ofPerson] = [
      columns['nameLocal'],
      columns['lastName'] ?? columns['firstName'],
    ]
    if (isCompany !== true || typeof nameLocal !== 'string' || !(lastName || firstName)) continue
    // An export of ours says in a column of its own that it is a company.
    if (ofCompany === ofPerson || columns['isCompany'] !== ofCompany) continue
    delete values['isCompany']
    delete values['nameLocal']
    notes.push(noteOf(headers, ofCompany ?? null, nameLocal))
  }
}

/** Facts of a link whose person the row does not name, such as the rent of a tenancy without a tenant. */
function keepLonely(
  parts: Map<string, ReadPart>,
  kind: ImportKindName,
  cells: readonly (string | null)[],
  headers: readonly string[],
  notes: string[],
) {
  for (const [name, { columns }] of parts) {
    const { refs, optional } = partsOf[kind][name]!
    const isWhole = Object.values(refs).every((one) => optional.includes(one) || parts.has(one))
    if (isWhole || name === mainPart(kind)) continue
    parts.delete(name)
    for (const column of new Set(Object.values(columns)))
      if (column !== null) notes.push(noteOf(headers, column, cells[column] ?? ''))
  }
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
