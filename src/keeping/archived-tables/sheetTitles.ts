// The columns of a table's workbook. A reference has two: the title of the record, and its number.
import type { Translate } from '#kit/i18n/translator.ts'
import { kindOfTable } from '#base/register/tableOf.ts'
import type { Reference } from '#keeping/action-log-screen/readable/logNames.store.ts'
import { labelOf, targetOf } from './columnTexts.ts'
import type { ArchivedColumn, ReadTable } from './readColumns.store.ts'

/** The record kind that a column refers to, or the column with that kind; undefined if it refers to nothing with a title. */
export type NamedBy = { entity: Reference['entity'] } | { kindIn: string } | undefined

export function namedBy(table: string, column: ArchivedColumn): NamedBy {
  if (column.kindIn !== null) return { kindIn: column.kindIn }
  const target = targetOf(table, column)
  const entity = target === 'place' ? 'place' : target === null ? undefined : kindOfTable(target)
  return entity && { entity }
}

export type SheetTitle = { title: string; column: string; isNumber: boolean; isNamed: boolean }

export const sheetTitles = (
  { name: table, columns }: ReadTable,
  reader: { translate: Translate; language: string },
): SheetTitle[] =>
  columns.flatMap((column) => {
    const title = labelOf(table, column.name, reader) ?? column.name
    const isNamed = namedBy(table, column) !== undefined
    const own = { title, column: column.name, isNumber: false, isNamed }
    if (!isNamed) return [own]
    const number = reader.translate(reader.language, ['archive.numberOf', { title }])
    return [own, { ...own, title: number, isNumber: true }]
  })
