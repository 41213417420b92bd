// Numbers of records and options in the filters of saved views: what a filter points at there, it points at here.
import { recordKinds, records } from '#base/register/records.contract.ts'
import type { ListName } from '#base/register/recordLists.contract.ts'
import { tableOfKind } from './arrivingTables.ts'
import { isObject, kept } from './mapJson.ts'
import { optionHere } from './mapping.ts'
import type { Mapping } from './mapping.ts'

const assigned = { assigned: 'account' }
const stamped = { createdBy: 'account', modifiedBy: 'account' }

/** Filters by the numbers of records, and of which table. A test compares them with what the lists can be filtered by. */
const recordFilters: Partial<Record<ListName, Readonly<Record<string, string>>>> = {
  ClientList: { sources: 'account' },
  PartnerList: { createdBy: 'account' },
  // A property may also be named by its reference number, a text.
  DealList: { object: 'object', ...assigned },
  LeadList: { sources: 'account', ...assigned },
  ObjectList: { locationId: 'place', locations: 'place', ownerId: 'account', ...stamped },
  ObjectKeyList: { accountId: 'account' },
  ViewingList: { demandId: 'lead', objectId: 'object', ...assigned },
  ReservationList: { objectId: 'object', sources: 'account' },
  ActionList: { employee: 'account' },
  ActionLog: { actionBy: 'account' },
}
/** Filters by the numbers of options, and of which list. */
const optionFilters: Partial<Record<ListName, Readonly<Record<string, string>>>> = {
  DealList: { dealType: 'dealType', stages: 'dealStage' },
  LeadList: { stages: 'leadStage', priorities: 'leadPriority' },
  ObjectList: { types: 'objectType', subTypes: 'objectSubType' },
  ViewingList: { results: 'viewingResult' },
  ReservationList: { stages: 'reservationStage' },
}

/** Without what the archive does not have. */
export function mapFilters(list: unknown, filters: unknown, mapping: Mapping): unknown {
  if (!isObject(filters)) return {}
  const byRecord = recordFilters[list as ListName] ?? {}
  const byOption = optionFilters[list as ListName] ?? {}
  return kept(filters, (name, value) => {
    if (Object.hasOwn(byOption, name)) return optionHere(mapping, byOption[name]!, value)
    if (Object.hasOwn(byRecord, name))
      return numbersHere(value, byRecord[name]!, name !== 'object', mapping)
    if (list === 'ActionLog' && name === 'entityId')
      return numbersHere(value, tableOfLogged(filters['entity']), true, mapping)
    return value
  })
}

/** `asText`: a number may also stand there as a text, as addresses have it. */
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

/** The log has numbers for the kinds of records. */
const tableOfLogged = (entity: unknown) =>
  tableOfKind(recordKinds().find((kind) => records[kind].log === entity))
