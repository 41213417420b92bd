import { kind } from '#base/register/records.contract.ts'
import type { reservationFields } from './reservationFields.contract.ts'
import { reservationPaths } from './reservations.paths.ts'

declare module '#base/register/records.contract.ts' {
  interface Kinds {
    Reservation: typeof reservationKind
  }
  interface KindFields {
    Reservation: typeof reservationFields
  }
}

export const reservationKind = kind({
  entity: 'reservation',
  table: 'reservation',
  parent: 6,
  timeline: true,
  log: 12,
  hits: ['Reservation'],
  href: (id) => reservationPaths.reservation(id),
  lists: ['/api/Reservation/search'],
  bulk: true,
})
