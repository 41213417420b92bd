// Compares what is read from a cell with its labels.
import { foldedText } from '#kit/fields/when/foldedText.ts'
import type { Db } from '#base/backend/backend.ts'
import { optionNames, readCells } from './adapter.ts'
import type { CellResult } from './adapter.ts'
import type { CellLabel, LabelledCell, LabelledCells } from './labelled.ts'

/** Refused: an error that the user sees. Wrong: another value, or none where there is one. */
export type CellVerdict = 'right' | 'refused' | 'wrong'
export type JudgedCell = LabelledCell & { target: string; result: string; verdict: CellVerdict }

type Names = ReadonlyMap<string, ReadonlyMap<unknown, string> | undefined>

export async function judgeCells(
  db: Db,
  { kind, target, cells }: LabelledCells,
): Promise<JudgedCell[]> {
  const results = await readCells(db, { kind, target }, cells)
  const part = target.split('.')[0]
  const fields = new Set([
    ...cells.flatMap(({ labels }) => labels.flatMap((label) => Object.keys(valuesOf(label)))),
    ...results.flatMap((result) => Object.keys(typeof result === 'object' ? result.values : {})),
  ])
  const names = new Map<string, ReadonlyMap<unknown, string> | undefined>()
  for (const field of fields) names.set(field, await optionNames(db, kind, `${part}.${field}`))
  return cells.map((cell, at) => {
    const read = named(results[at]!, names)
    const isRight = cell.labels.some((label) => fits(label, read))
    const verdict = isRight ? 'right' : read === 'fault' ? 'refused' : 'wrong'
    return { ...cell, target, result: shown(read), verdict }
  })
}

const valuesOf = (label: CellLabel): Readonly<Record<string, string>> =>
  typeof label === 'string' ? {} : label

type Read = { values: Record<string, string>; hasRest: boolean } | 'fault' | 'nothing'

/** Empty values left out, and options by their names. */
function named(result: CellResult, names: Names): Read {
  if (typeof result === 'string') return result
  const values = Object.entries(result.values).flatMap(([field, value]) => {
    if (value === null || value === '') return []
    const options = names.get(field)
    const all = Array.isArray(value) ? value : [value]
    return [[field, all.map((one) => options?.get(one) ?? String(one)).join(',')]]
  })
  return { values: Object.fromEntries(values), hasRest: result.hasRest }
}

function fits(label: CellLabel, read: Read): boolean {
  if (read === 'fault') return label === 'notRead'
  const values = read === 'nothing' ? {} : read.values
  const isEmpty = Object.keys(values).length === 0
  if (label === 'nothing') return isEmpty
  // A text that is neither refused nor kept in the notes is lost.
  if (label === 'notRead') return isEmpty && read !== 'nothing' && read.hasRest
  const fields = Object.keys(label)
  return (
    fields.length === Object.keys(values).length &&
    fields.every((field) => isSame(field, label[field]!, values[field]))
  )
}

const closeTo = 0.001

function isSame(field: string, expected: string, value: string | undefined): boolean {
  if (value === undefined) return false
  if (field === 'phone') return phones(expected) === phones(value)
  const isNumber = expected !== '' && value !== '' && !Number.isNaN(Number(expected))
  if (isNumber) return Math.abs(Number(expected) - Number(value)) < closeTo
  return foldedText(expected) === foldedText(value)
}

/** However they are written: digits, without the prefix of Greece. */
const phones = (text: string): string =>
  text
    .split(';')
    .map((phone) =>
      phone
        .split('/')
        .map((part) => part.replaceAll(/\D/g, '').replace(/^(?:00)?30(?=\d{10}$)|^00/, ''))
        .join('/'),
    )
    .join(';')

function shown(read: Read): string {
  if (typeof read === 'string') return read
  const values = Object.entries(read.values).map(([field, value]) => `${field}=${value}`)
  return [...values, ...(read.hasRest ? ['(notes)'] : [])].join(' & ') || 'nothing'
}
