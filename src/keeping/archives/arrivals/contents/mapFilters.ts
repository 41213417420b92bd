// Maps the ids of records and options in the filters of saved views from the archive to this database.
import { recordKinds, records } from '#base/register/records.contract.ts'
import { declaredList } from '#base/register/recordLists.contract.ts'
import type { ListName } from '#base/register/recordLists.contract.ts'
import { tableOfKind } from './arrivingTables.ts'
import { isObject, mapDefined } from './mapJson.ts'
import { renumberedOption } from './mapping.ts'
import type { Mapping } from './mapping.ts'

/** Leaves out filters that refer to rows missing from the archive. */
export function mapFilters(list: unknown, filters: unknown, mapping: Mapping): unknown {
  if (!isObject(filters)) return {}
  const declared = declaredList(list as ListName)?.filters ?? {}
  return mapDefined(filters, (name, value) => {
    const filter = Object.hasOwn(declared, name) ? declared[name] : undefined
    if (filter?.list) return renumberedOption(mapping, filter.list, value)
    // A property may also be named by its reference number, a text.
    if (filter?.idOf) return numbersHere(value, filter.idOf, filter.as !== 'text', mapping)
    if (list === 'ActionLog' && name === 'entityId')
      return numbersHere(value, tableOfLogged(filters['entity']), true, mapping)
    return value
  })
}

/** `asText`: an id may also be a string, as in addresses. */
function numbersHere(
  value: unknown,
  table: string | undefined,
  asText: boolean,
  { see, onLeftOut }: Mapping,
): unknown {
  const here = (one: unknown) => {
    const number = asText && /^\d{1,9}$/.test(String(one)) ? Number(one) : one
    // A filter by 0 means: none.
    if (typeof number !== 'number' || number === 0) return [one]
    const found = table === undefined ? undefined : see(table, number)
    return found === undefined ? [] : [found]
  }
  const among = Array.isArray(value) ? value : [value]
  const all = among.flatMap(here)
  if (all.length < among.length) onLeftOut('filters')
  if (Array.isArray(value)) return all.length > 0 || value.length === 0 ? all : undefined
  return all[0]
}

/** Number of the record kind in the action log's filter. */
const tableOfLogged = (entity: unknown) =>
  tableOfKind(recordKinds().find((kind) => records[kind].log === entity))
