// Values that the rules of their record do not allow: they move to the notes, and the row comes in without them.
import { Problem } from '#kit/http/problem.ts'
import { acceptsSeveralColumns } from '../mapping/mappingMustBeValid.ts'
import { targetsOf } from '../targets.contract.ts'
import { addNotes, noteOf } from './notes.ts'
import { cellsOf } from './readRow.ts'
import type { ImportJob, ReadPart, ReadRow, RowFault } from './rows.ts'

/** A fault of a column, whose values the part can go without. */
export type Unfit = { part: string; column: number; fault: RowFault }

/** Reports errors of the record's rules at the columns that caused them. */
export function faultsOf(error: unknown, part: string, { columns }: ReadPart): RowFault[] {
  if (!(error instanceof Problem) || error.status >= 500) throw error
  const { errors, detail } = error.parts
  if (!errors) return [{ column: null, message: detail ?? 'problem.invalid' }]
  return Object.entries(errors).flatMap(([field, messages]) =>
    messages.map((message): RowFault => {
      const column = columns[field] ?? null
      return { column, message, ...(column === null && { target: `${part}.${field}` }) }
    }),
  )
}

/** Two amounts or days that contradict each other are the user's to decide. */
const undecided = new Set([
  'import.fault.bothAmounts',
  'import.fault.otherDirection',
  'import.fault.departure',
  'import.fault.nights',
])

export const unfitIn = (faults: readonly RowFault[], part: string, read: ReadPart): Unfit[] =>
  faults.flatMap((fault) => {
    const { column, message } = fault
    const isUnfit =
      column !== null &&
      !undecided.has(typeof message === 'string' ? message : message[0]) &&
      fieldsOf(read, column).length > 0
    return isUnfit ? [{ part, column, fault }] : []
  })

const fieldsOf = ({ values, columns }: ReadPart, column: number) =>
  Object.keys(values).filter((field) => columns[field] === column)

/** The row without the values of these columns. */
export function withoutUnfit(
  row: ReadRow,
  unfit: readonly Unfit[],
  { kind, headers }: Pick<ImportJob, 'kind' | 'headers'>,
): ReadRow {
  const targets = targetsOf(kind)
  const parts = new Map(row.parts)
  const cells = cellsOf(row)
  const notes: string[] = []
  for (const { part: name, column } of unfit) {
    const part = parts.get(name)!
    const values = { ...part.values }
    const texts = fieldsOf(part, column).map((field) => {
      const value = values[field]
      delete values[field]
      const target = targets.get(`${name}.${field}`)
      // Several columns may stand in it.
      return target && acceptsSeveralColumns(target) ? String(value) : (cells[column] ?? '')
    })
    parts.set(name, { ...part, values })
    notes.push(...[...new Set(texts)].map((text) => noteOf(headers, column, text)))
  }
  addNotes(parts, notes, kind)
  return { ...row, parts, remarks: [...row.remarks, ...unfit.map(({ fault }) => fault)] }
}
