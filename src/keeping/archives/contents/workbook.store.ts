// The workbook of a table: headers, options and names in one language, numbers and days as typed cells. A reference has two
// columns, its title and its id. Records in the trash are left out.
import { cutText } from '#kit/fields/cutText.ts'
import { sql } from 'kysely'
import type { Field } from '#kit/fields/kinds.ts'
import { formatValue, isEmptyValue } from '#kit/fields/format.ts'
import { inAthens } from '#kit/clock.ts'
import type { Translate } from '#kit/i18n/translator.ts'
import type { Cell, SheetColumn } from '#kit/sheets/writeSheet.ts'
import type { Db } from '#base/backend/backend.ts'
import { namesOf } from '#keeping/action-log-screen/readable/logNames.store.ts'
import type { Names, Reference } from '#keeping/action-log-screen/readable/logNames.store.ts'
import { isRecordKind } from '#keeping/action-log-screen/readable/loggedFields.ts'
import { fieldOf, kindOfColumn } from '#keeping/archived-tables/columnTexts.ts'
import { namedBy, sheetTitles } from '#keeping/archived-tables/sheetTitles.ts'
import type { NamedBy } from '#keeping/archived-tables/sheetTitles.ts'
import type { ReadTable } from '#keeping/archived-tables/readColumns.store.ts'
import { batchesOf, rowsOf } from './readRows.store.ts'
import type { View } from './readRows.store.ts'

type Row = Record<string, unknown>
type Reader = { translate: Translate; language: string }

/** Excel refuses longer texts. */
const longestCell = 32_767

/** SQL condition that leaves the trash out of the workbook; the JSON lines include it. */
export const outsideTrash = ({ columns }: ReadTable) =>
  columns.some(({ name }) => name === 'deletedOn') ? sql<boolean>`"deletedOn" IS NULL` : undefined

/** Properties of a column, looked up once instead of for each cell. */
type KnownColumn = {
  name: string
  kind: string
  field: Field | undefined
  /** The options of its numbers. */
  list: string | undefined
  names: NamedBy
}

const knownColumns = ({ name: table, columns }: ReadTable): KnownColumn[] =>
  columns.map((column) => {
    const field = fieldOf(table, column)
    return {
      name: column.name,
      kind: kindOfColumn(table, column),
      field,
      list: field?.kind === 'select' || field?.kind === 'flagEnum' ? field.list : undefined,
      names: namedBy(table, column),
    }
  })

export const sheetColumns = (table: ReadTable, reader: Reader): SheetColumn[] =>
  sheetTitles(table, reader).map(({ title, isNumber, isNamed }) => ({
    title,
    width: isNumber ? 12 : isNamed ? 30 : 22,
  }))

export async function* sheetRows(
  tx: Db,
  table: ReadTable,
  view: View,
  { reader, onRows }: { reader: Reader; onRows: (count: number) => void },
): AsyncGenerator<Cell[]> {
  const columns = knownColumns(table)
  const lists = columns.flatMap(({ list }) => list ?? [])
  const { optionsOf } = await namesOf(tx, { pointed: [], lists }, reader.language)
  const t = (key: string) => reader.translate(reader.language, key)
  const shown = { t, optionsOf, yes: t('kit.yes'), no: t('kit.no') }
  const rows = rowsOf(table, view, outsideTrash(table))
  for await (const lines of batchesOf(tx, `sheet ${table.name}`, rows)) {
    const batch = lines.map((line) => JSON.parse(line) as Row)
    const pointed = batch.flatMap((row) =>
      columns.flatMap((column) => referenceIn(column, row) ?? []),
    )
    const { of } = await namesOf(tx, { pointed, lists: [] }, reader.language)
    for (const row of batch)
      yield columns.flatMap((column) =>
        column.names ? namedCells(column, row, of) : [cellOf(column, row[column.name], shown)],
      )
    onRows(batch.length)
  }
}

function referenceIn({ name, names }: KnownColumn, row: Row): Reference | undefined {
  const id = row[name]
  if (typeof id !== 'number' || !names) return undefined
  if ('entity' in names) return { entity: names.entity, id }
  const entity = row[names.kindIn]
  return typeof entity === 'string' && isRecordKind(entity) ? { entity, id } : undefined
}

function namedCells(column: KnownColumn, row: Row, of: Names['of']): Cell[] {
  const reference = referenceIn(column, row)
  const called = reference && of(reference)
  const value = row[column.name]
  return [
    called === undefined ? null : cutText(called, longestCell),
    typeof value === 'number' ? value : null,
  ]
}

type Shown = {
  t: (key: string) => string
  optionsOf: Names['optionsOf']
  yes: string
  no: string
}

function cellOf({ field, kind, list }: KnownColumn, value: unknown, shown: Shown): Cell {
  if (isEmptyValue(value)) return null
  if (typeof value === 'boolean') return value ? shown.yes : shown.no
  if (kind === 'money') return { money: Number(value) }
  if (kind === 'currency') return { currency: Number(value) }
  if (list !== undefined && field)
    return cutText(formatValue(field, value, shown) || textOfValue(value), longestCell)
  if (typeof value === 'number') return value
  if (typeof value === 'string' && kind === 'instant')
    return { moment: inAthens(value).slice(0, 19) }
  if (typeof value === 'string' && kind === 'date') return { day: value }
  if (typeof value === 'string' && kind === 'dateTime') return { moment: value.slice(0, 19) }
  return cutText(textOfValue(value), longestCell)
}

const textOfValue = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
