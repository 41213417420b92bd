// Which records a list leads to, by the call that it makes: from these one goes on to the next.
import { paths } from '#features/paths.ts'
import { hrefOfRecord, recordAt } from '#features/records/recordPaths.ts'
import type { RecordKind } from '#features/records/records.contract.ts'

const lists = {
  Account: [
    '/api/account',
    '/api/owner',
    '/api/clients/search',
    '/api/professional',
    '/api/partners',
    '/api/source',
    '/api/employe',
  ],
  Object: ['/api/object', '/api/object/search', '/api/ObjectKeys'],
  ObjectKey: ['/api/ObjectKeys'],
  Demand: ['/api/lead/search'],
  Viewing: ['/api/Viewing/search'],
  Deal: ['/api/Deal/search'],
  Reservation: ['/api/Reservation/search'],
  Document: ['/api/Documents'],
  Alert: ['/api/alert/list'],
  Statement: ['/api/transactions/accounts'],
} as const satisfies Partial<Record<RecordKind | 'Statement', readonly string[]>>

export type Leafed = keyof typeof lists
export const leafed = Object.keys(lists) as Leafed[]

export const kindsOpenedFrom = (path: string): Leafed[] =>
  leafed.filter((kind) => (lists[kind] as readonly string[]).includes(path))

/** A record, or the statement of an account by its number. */
export type Leaf = { entity: Leafed; id: number }

export const hrefOfLeaf = ({ entity, id }: Leaf): string =>
  entity === 'Statement' ? paths.statement(id) : hrefOfRecord({ entity, id })!

const leafedRecords = leafed.filter((kind) => kind !== 'Statement')
const statement = new RegExp(`^${paths.statement(0).slice(0, -1)}([1-9]\\d{0,8})/?$`, 'i')

export function leafAt(pathname: string): Leaf | undefined {
  const account = statement.exec(pathname)?.[1]
  return account ? { entity: 'Statement', id: Number(account) } : recordAt(pathname, leafedRecords)
}
