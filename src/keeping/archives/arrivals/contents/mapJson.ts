// Maps ids inside JSON: logged changes, and follow-ups of deals. Values that are neither known to be harmless nor known
// references are left out.
import { kindOfRef, loggedField } from '#keeping/action-log-screen/readable/loggedFields.ts'
import type { Logged } from '#keeping/action-log-screen/readable/loggedFields.ts'
import { records } from '#base/register/records.contract.ts'
import { numbersOf, tableOfKind } from './arrivingTables.ts'
import type { Mapping } from './mapping.ts'
import { renumberedOption } from './mapping.ts'

type Json = Record<string, unknown>
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Maps `{ attributes, previous }` of a log entry. */
export function mapLogged(entity: string, data: unknown, mapping: Mapping): unknown {
  if (!isObject(data)) return data
  return Object.fromEntries(
    Object.entries(data).map(([part, values]) => [part, mapValues(entity, values, mapping)]),
  )
}

/** Maps `[{ entity, id, version, before }]` of a deal's follow-ups. */
export function mapChanged(changed: unknown, mapping: Mapping): unknown {
  if (!Array.isArray(changed)) return []
  return changed.flatMap((one) => {
    if (!isObject(one)) return []
    const table = tableOfKind(one['entity'])
    const id = table === undefined ? undefined : mapping.see(table, Number(one['id']))
    if (id === undefined) {
      mapping.onLeftOut('followUps')
      return []
    }
    return [{ ...one, id, before: mapValues(String(one['entity']), one['before'], mapping) }]
  })
}

function mapValues(entity: string, values: unknown, mapping: Mapping): unknown {
  if (!isObject(values)) return values
  return mapDefined(values, (name, value) => {
    const mapped = mapValue(entity, name, value, { values, mapping })
    if (mapped === undefined) mapping.onLeftOut('log')
    return mapped
  })
}

const harmless = ['string', 'boolean']

function mapValue(
  entity: string,
  name: string,
  value: unknown,
  { values, mapping }: { values: Json; mapping: Mapping },
): unknown {
  if (value === null || harmless.includes(typeof value)) return value
  const { see, tables } = mapping
  const own = tableOfKind(entity)
  const column = own && tables.get(own)?.columns.find((one) => one.name === name)
  if (column) {
    const target = column.kindIn === null ? column.target : tableOfKind(values[column.kindIn])
    if (target) return typeof value === 'number' ? see(target, value) : undefined
    if (column.kindIn !== null) return undefined
    if (column.options !== null) return renumberedOption(mapping, column.options, value)
    return value
  }
  const logged = loggedField(entity, name)
  return logged ? mapLoggedField(logged, value, mapping) : undefined
}

function mapLoggedField(logged: Logged, value: unknown, mapping: Mapping): unknown {
  const { see } = mapping
  const number = (one: unknown, table: string | undefined) =>
    table !== undefined && typeof one === 'number' ? see(table, one) : undefined
  switch (logged.kind) {
    case 'ref':
      return number(value, tableOfRef(logged.entity))
    case 'location':
      return number(value, 'place')
    case 'select':
    case 'flagEnum':
      return renumberedOption(mapping, logged.list, value)
    case 'links':
      return Array.isArray(value) ? value.flatMap((one) => linkHere(one, mapping) ?? []) : undefined
    case 'list': {
      const table = tableOfRef(logged.entity)
      const one = (item: unknown): unknown => {
        if (logged.key === null || !isObject(item)) return number(item, table)
        const id = number(item[logged.key], table)
        return id === undefined ? undefined : { ...withoutNumber(item), [logged.key]: id }
      }
      return Array.isArray(value) ? value.flatMap((item) => one(item) ?? []) : one(value)
    }
    default:
      return value
  }
}

/** The id of the linking row changes too. */
const withoutNumber = ({ id: _id, ...item }: Json): Json => item

/** `Account/12` */
function linkHere(link: unknown, { see }: Mapping): string | undefined {
  const [, kind, id] = /^([A-Za-z]+)\/(\d+)$/.exec(String(link)) ?? []
  const table = tableOfKind(kind)
  const here = table === undefined ? undefined : see(table, Number(id))
  return here === undefined ? undefined : `${kind}/${here}`
}

function tableOfRef(entity: string): string | undefined {
  const kind = kindOfRef(entity)
  return kind && numbersOf(records[kind].table)
}

/** Leaves out values for which `map` returns undefined. */
export const mapDefined = (values: Json, map: (name: string, value: unknown) => unknown): Json =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const mapped = map(name, value)
      return mapped === undefined ? [] : [[name, mapped]]
    }),
  )
