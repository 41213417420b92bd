// Labels of tables and columns, and the value kind of each column: from the record's fields, or else from the column type.
import type { Field } from '#kit/fields/kinds.ts'
import type { Translate } from '#kit/i18n/translator.ts'
import { records } from '#base/register/records.contract.ts'
import { kindOfTable } from '#base/register/tableOf.ts'
import { kindOfRef, loggedField } from '#keeping/action-log-screen/readable/loggedFields.ts'
import type { Logged } from '#keeping/action-log-screen/readable/loggedFields.ts'
import { archivedTables } from './archivedTables.ts'
import type { ArchivedColumn } from './readColumns.store.ts'

/** Name in the action log: `Account`, `StaySeason`. */
const entityOf = (table: string) =>
  kindOfTable(table) ?? `${table[0]!.toUpperCase()}${table.slice(1)}`

const noFields: readonly Logged['kind'][] = ['list', 'instant', 'links', 'count', 'reasons']
const isField = (logged: Logged): logged is Field => !noFields.includes(logged.kind)

/** The form field of a column; undefined if only the program writes it. */
export function fieldOf(table: string, { name }: Pick<ArchivedColumn, 'name'>): Field | undefined {
  const list = archivedTables[table]?.options?.[name]
  if (list) return { kind: 'select', list, of: 'number' }
  const logged = loggedField(entityOf(table), name)
  return logged && isField(logged) ? logged : undefined
}

/** The table that the column refers to. */
export function targetOf(table: string, column: ArchivedColumn): string | null {
  if (column.pointsAt) return column.pointsAt
  const field = fieldOf(table, column)
  if (field?.kind === 'location') return 'place'
  const kind = field?.kind === 'ref' ? kindOfRef(field.entity) : undefined
  return kind ? records[kind].table : null
}

const firstKnown = (keys: string[], translate: Translate, language: string): string | undefined =>
  keys.map((key) => [key, translate(language, key)]).find(([key, text]) => key !== text)?.[1]

/** Undefined if there is no text; a test makes sure that there is one. */
export function labelOf(
  table: string,
  column: string,
  { translate, language }: { translate: Translate; language: string },
): string | undefined {
  const kind = kindOfTable(table)
  const prefix = archivedTables[table]?.labels ?? (kind && records[kind].entity)
  return firstKnown(
    [
      `archive.field.${table}.${column}`,
      ...(prefix ? [`${prefix}.${column}`] : []),
      `archive.field.${column}`,
      `actionLog.field.${column}`,
    ],
    translate,
    language,
  )
}

export const nameOfTable = (table: string, translate: Translate, language: string): string =>
  translate(language, `archive.table.${table}`)

const units: Partial<Record<Field['kind'], string>> = {
  distance: 'm',
  distanceKm: 'km',
  area: 'm²',
  currency: 'EUR',
  money: 'EUR',
}
/** The unit of its numbers; null for other values and for counts. */
export const unitOf = (field: Field | undefined): string | null =>
  (field && units[field.kind]) ?? null

const typeNames: Readonly<Record<string, string>> = {
  'timestamp with time zone': 'instant',
  'timestamp without time zone': 'dateTime',
  date: 'date',
  boolean: 'flag',
  integer: 'number',
  smallint: 'number',
  bigint: 'number',
  numeric: 'number',
  jsonb: 'json',
}

/** A kind of `kit/fields`, or `instant`, `json` or `list` for columns without a field. */
export function kindOfColumn(table: string, column: ArchivedColumn): string {
  const field = fieldOf(table, column)
  if (targetOf(table, column) || column.kindIn) return 'ref'
  if (field) return field.kind
  return column.type.endsWith('[]') ? 'list' : (typeNames[column.type] ?? 'text')
}
