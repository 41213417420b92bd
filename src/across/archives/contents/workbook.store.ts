// The workbook of a table: headers, options and names in one language, numbers and days as such. References have two columns,
// what they are called and their number. Records in the trash are left out.
import { sql } from 'kysely'
import { formatValue, inAthens } from '#kit/fields/format.ts'
import type { Translate } from '#kit/i18n/translator.ts'
import type { Cell, SheetColumn } from '#kit/sheets/writeSheet.ts'
import { kindOfTable } from '#base/register/tableOf.ts'
import type { Db } from '#base/backend/backend.ts'
import { namesOf } from '#across/action-log-screen/readable/logNames.store.ts'
import type { Names, Reference } from '#across/action-log-screen/readable/logNames.store.ts'
import { isRecordKind } from '#across/action-log-screen/readable/loggedFields.ts'
import { fieldOf, kindOfColumn, labelOf, targetOf } from './columnTexts.ts'
import type { ArchivedColumn, ReadTable } from './readColumns.store.ts'
import { batchesOf, rowsOf } from './readRows.store.ts'
import type { View } from './readRows.store.ts'

type Row = Record<string, unknown>
type Reader = { translate: Translate; language: string }

/** Excel refuses longer texts. */
const longestCell = 32_767

/** SQL for what the workbook leaves out of the JSON lines. */
export const outsideTrash = ({ columns }: ReadTable) =>
  columns.some(({ name }) => name === 'deletedOn') ? sql<boolean>`"deletedOn" IS NULL` : undefined

export function sheetColumns(table: ReadTable, reader: Reader): SheetColumn[] {
  return table.columns.flatMap((column) => {
    const title = labelOf(table.name, column.name, reader) ?? column.name
    if (!isReference(table.name, column)) return [{ title, width: 22 }]
    const number = reader.translate(reader.language, ['archive.numberOf', { title }])
    return [
      { title, width: 30 },
      { title: number, width: 12 },
    ]
  })
}

export async function* sheetRows(
  tx: Db,
  table: ReadTable,
  view: View,
  { reader, onRows }: { reader: Reader; onRows: (count: number) => void },
): AsyncGenerator<Cell[]> {
  const lists = table.columns.flatMap((column) => listOf(table.name, column) ?? [])
  const { optionsOf } = await namesOf(tx, { pointed: [], lists }, reader.language)
  const rows = rowsOf(table, view, outsideTrash(table))
  for await (const lines of batchesOf(tx, `sheet ${table.name}`, rows)) {
    const batch = lines.map((line) => JSON.parse(line) as Row)
    const pointed = batch.flatMap((row) =>
      table.columns.flatMap((column) => referenceIn(table.name, column, row) ?? []),
    )
    const { of } = await namesOf(tx, { pointed, lists: [] }, reader.language)
    for (const row of batch)
      yield table.columns.flatMap((column) => cellsOf(table.name, column, row, { of, optionsOf }))
    onRows(batch.length)
  }

  function cellsOf(name: string, column: ArchivedColumn, row: Row, names: Names): Cell[] {
    const value = row[column.name]
    if (!isReference(name, column)) return [cellOf(name, column, value, names)]
    const reference = referenceIn(name, column, row)
    const called = reference && (names.of(reference) ?? null)
    return [called?.slice(0, longestCell) ?? null, typeof value === 'number' ? value : null]
  }

  function cellOf(name: string, column: ArchivedColumn, value: unknown, names: Names): Cell {
    if (value === null || value === undefined) return null
    const field = fieldOf(name, column)
    const kind = kindOfColumn(name, column)
    if (typeof value === 'boolean')
      return reader.translate(reader.language, value ? 'kit.yes' : 'kit.no')
    if (kind === 'money' || kind === 'currency') return { money: Number(value) }
    if (typeof value === 'string' && kind === 'instant')
      return { moment: inAthens(value).slice(0, 19) }
    if (typeof value === 'string' && kind === 'date') return { day: value }
    if (typeof value === 'string' && kind === 'dateTime') return { moment: value.slice(0, 19) }
    if (field?.kind === 'select' || field?.kind === 'flagEnum') {
      const t = (key: string) => reader.translate(reader.language, key)
      const shown = formatValue(field, value, { t, optionsOf: names.optionsOf })
      return (shown || textOfValue(value)).slice(0, longestCell)
    }
    return typeof value === 'number' ? value : textOfValue(value).slice(0, longestCell)
  }
}

const textOfValue = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const isReference = (table: string, column: ArchivedColumn) =>
  column.kindIn !== null || kindPointedAt(table, column) !== undefined

function kindPointedAt(table: string, column: ArchivedColumn): Reference['entity'] | undefined {
  const target = targetOf(table, column)
  if (target === null) return undefined
  return target === 'place' ? 'place' : kindOfTable(target)
}

function referenceIn(table: string, column: ArchivedColumn, row: Row): Reference | undefined {
  const id = row[column.name]
  if (typeof id !== 'number') return undefined
  const named = column.kindIn && row[column.kindIn]
  const entity =
    typeof named === 'string'
      ? isRecordKind(named)
        ? named
        : undefined
      : kindPointedAt(table, column)
  return entity && { entity, id }
}

function listOf(table: string, column: ArchivedColumn): string | undefined {
  const field = fieldOf(table, column)
  return field?.kind === 'select' || field?.kind === 'flagEnum' ? field.list : undefined
}
