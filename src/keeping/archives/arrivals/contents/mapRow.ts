// Maps a row of an archive to the row stored here: replaces ids, and drops values that must not be imported.
import { randomUUID } from 'node:crypto'
import { tableOfKind } from './arrivingTables.ts'
import type { ArrivingColumn, ArrivingTable } from './arrivingTables.ts'
import { mapFilters } from './mapFilters.ts'
import { mapChanged, mapLogged } from './mapJson.ts'
import { renumberedOption } from './mapping.ts'
import type { Mapping } from './mapping.ts'
import type { Row } from './readLines.ts'
import { ArchiveRefused, inTable } from './refused.ts'

/** Null for a row whose required reference is missing from the archive. Throws ArchiveRefused. */
export function mapRow(table: ArrivingTable, row: Row, mapping: Mapping): Row | null {
  const mapped: Row = {}
  for (const column of table.columns) {
    if (!Object.hasOwn(row, column.name)) continue
    const value = mapColumn(table, column, row, mapping)
    if (value === undefined) {
      if (table.name !== 'alert') {
        mapping.onLeftOut('hanging')
        return null
      }
      // Keep the alert without its link: its text may still matter.
      mapping.onLeftOut('alerts')
      Object.assign(mapped, { entity: null, part: null, [column.name]: null })
    } else mapped[column.name] = value
  }
  return settled(table.name, mapped)
}

/** Undefined where it names a record, by its kind, that is not there. */
function mapColumn(
  table: ArrivingTable,
  column: ArrivingColumn,
  row: Row,
  mapping: Mapping,
): unknown {
  const { name, target, kindIn, isNeeded, options } = column
  const value = row[name]
  if (value === null) return null
  if (kindIn !== null) return numberOfKind(table, row[kindIn], number(table, name, value), mapping)
  if (target !== null) {
    const here = mapping.see(target, number(table, name, value))
    if (here === undefined && isNeeded)
      throw new ArchiveRefused([
        'arrival.refused.reference',
        inTable(table.name, { what: name, number: Number(value) }),
      ])
    return here ?? null
  }
  if (name === 'id' && table.isNumbered)
    return mapping.see(table.name, number(table, name, value)) ?? null
  if (options !== null) return renumberedOption(mapping, options, value)
  return mapJson(table.name, name, row, mapping)
}

function numberOfKind(
  table: ArrivingTable,
  kind: unknown,
  value: number,
  { tables, see, seeLost }: Mapping,
): number | undefined {
  const target = tableOfKind(kind)
  const isLog = table.name === 'actionLog'
  // The log also has entries about texts and options, which have no ids.
  if (target === undefined || !tables.get(target)?.isNumbered) return isLog ? value : undefined
  return isLog ? seeLost(target, value) : see(target, value)
}

function number(table: ArrivingTable, what: string, value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value
  throw new ArchiveRefused(['arrival.refused.value', inTable(table.name, { what })])
}

function mapJson(table: string, name: string, row: Row, mapping: Mapping): unknown {
  const value = row[name]
  if (table === 'listView' && name === 'filters') return mapFilters(row['list'], value, mapping)
  if (table === 'actionLog' && name === 'data')
    return mapLogged(String(row['entity']), value, mapping)
  if (table === 'dealFollowUp' && name === 'changed') return mapChanged(value, mapping)
  return value
}

/** Resets values that must not be imported, such as switched-on portals; the order of two new ids may differ. */
function settled(table: string, mapped: Row): Row {
  if (table === 'portal') return { ...mapped, isOn: false, onSince: null }
  // A request repeated here is not a repetition: it was never sent to this server.
  if (table === 'enquiry' || table === 'doubtfulEnquiry')
    return { ...mapped, fingerprint: randomUUID() }
  if (table === 'duplicatePair') {
    const pair = [Number(mapped['lowId']), Number(mapped['highId'])]
    return { ...mapped, lowId: Math.min(...pair), highId: Math.max(...pair) }
  }
  return mapped
}
