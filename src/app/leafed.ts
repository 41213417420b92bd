// Which records a list leads to, by the call that it makes: from these one goes on to the next.
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
} as const satisfies Partial<Record<RecordKind, readonly string[]>>

export type Leafed = keyof typeof lists
export const leafed = Object.keys(lists) as Leafed[]

export const kindsOpenedFrom = (path: string): Leafed[] =>
  leafed.filter((kind) => (lists[kind] as readonly string[]).includes(path))
