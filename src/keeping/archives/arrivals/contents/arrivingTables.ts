// How each table of an archive is imported: the order, and which rows get new ids here.
import type { Db } from '#base/backend/backend.ts'
import { kindOfTable, tableOf } from '#base/register/tableOf.ts'
import { isRecordKind } from '#keeping/action-log-screen/readable/loggedFields.ts'
import { archivedTables } from '#keeping/archived-tables/archivedTables.ts'
import { fieldOf, targetOf } from '#keeping/archived-tables/columnTexts.ts'
import { readColumns } from '#keeping/archived-tables/readColumns.store.ts'
import type { ArchivedColumn } from '#keeping/archived-tables/readColumns.store.ts'

/** Agency-wide settings: those of the archive replace the existing ones. */
const replaced: readonly string[] = [
  'agency',
  'leadStageLimit',
  'leadRule',
  'siteSource',
  'reminderStep',
  'localization',
  'secondFactorRule',
  'rule',
]
export const isReplaced = (table: string): boolean => replaced.includes(table)

/** Rows that already exist with the same text are not added again. */
export const textsThatIdentify: Readonly<Record<string, readonly string[]>> = {
  branch: ['nameEn', 'nameEl', 'nameRu'],
  mailTemplate: [
    'name',
    'isAdvertising',
    'mayRewrite',
    'subjectEn',
    'textEn',
    'subjectEl',
    'textEl',
    'subjectRu',
    'textRu',
  ],
}

/** Places and options are imported separately (places.store.ts, options.store.ts). */
export const isImportedSeparately = (table: string): boolean =>
  table === 'place' || table === 'selectOption'

/**
 * Files come before their records: a file added to an approved or declined expense, or to a published property, would count as
 * a change of it.
 */
const first = ['branch', 'account', 'file']
export const arrivingTables: readonly string[] = [
  ...first,
  ...Object.keys(archivedTables).filter(
    (name) => !first.includes(name) && !isImportedSeparately(name),
  ),
]

export type ArrivingColumn = {
  name: string
  /** The referenced table. */
  target: string | null
  kindIn: string | null
  /** The row is skipped if the referenced row is missing. */
  isNeeded: boolean
  /** The option list of its values. */
  options: string | null
}
export type ArrivingTable = {
  name: string
  key: readonly string[]
  columns: readonly ArrivingColumn[]
  /** Its rows have ids, which are replaced by new ones. */
  isNumbered: boolean
}

/** The tables of this database by name. */
export async function readTables(db: Db): Promise<ReadonlyMap<string, ArrivingTable>> {
  const tables = await readColumns(db)
  // Acts of orders keep their numbers: their sums include them.
  const keepNumbers = tables.flatMap(({ name, key }) => (key.join() === 'number' ? name : []))
  return new Map(
    tables.map(({ name, key, columns }) => [
      name,
      {
        name,
        key,
        columns: columns.map((column) =>
          arriving(
            name,
            keepNumbers.includes(column.pointsAt ?? '') ? { ...column, pointsAt: null } : column,
          ),
        ),
        isNumbered: isNumbered(name, key),
      },
    ]),
  )
}

function arriving(table: string, column: ArchivedColumn): ArrivingColumn {
  const points = archivedTables[table]!.points ?? {}
  const target = targetOf(table, column)
  const isForeign = column.pointsAt !== null && !Object.hasOwn(points, column.name)
  const field = fieldOf(table, column)
  const isOption = (field?.kind === 'select' && field.of === 'number') || field?.kind === 'flagEnum'
  return {
    name: column.name,
    target,
    kindIn: column.kindIn,
    isNeeded: isForeign || column.isRequired,
    options: isOption ? field.list : null,
  }
}

const isNumbered = (name: string, key: readonly string[]): boolean =>
  name === 'place' ||
  (key.length === 1 && key[0] === 'id' && !isReplaced(name) && numbersOf(name) === name)

/** The table that its rows share their ids with: a key has the id of its property. */
export function numbersOf(table: string): string {
  const pointer = archivedTables[table]?.points?.['id']
  return pointer && 'to' in pointer ? pointer.to : table
}

/** The table for a kind named by a log entry, a file or an alert; undefined if the kind is no record. */
export function tableOfKind(kind: unknown): string | undefined {
  if (typeof kind !== 'string' || kind === '') return undefined
  if (isRecordKind(kind)) return numbersOf(tableOf(kind))
  const table = `${kind[0]!.toLowerCase()}${kind.slice(1)}`
  return Object.hasOwn(archivedTables, table) && kindOfTable(table) === undefined
    ? numbersOf(table)
    : undefined
}
