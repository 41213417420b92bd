import { sql } from 'kysely'
import { office } from '#base/permissions/permissions.contract.ts'
import type { RecordsOnServer } from '#base/register/recordsOnServer.ts'
import { listed, numberOf } from '#base/register/titleParts.ts'
import { reservationHits } from './reservationHits.store.ts'
import { deleteReservation, restoreReservation, saveReservation } from './reservations.store.ts'
import { reservationFields } from './reservationFields.contract.ts'

export const reservationRecord: RecordsOnServer['Reservation'] = {
  fields: reservationFields,
  title: () =>
    sql`concat_ws(', ', '#' || "Reservation"."reservationNumber", "Reservation"."clientDisplayName")`,
  detail: () =>
    listed(
      numberOf(sql`"Reservation"."objectId"`),
      sql`to_char("Reservation"."checkIn", 'DD.MM.YYYY') || ' – ' || to_char("Reservation"."checkOut", 'DD.MM.YYYY')`,
    ),
  rules: { open: (actor) => office.allows(actor), change: (actor) => office.allows(actor) },
  // External calendars are visible to whoever may see stays.
  alsoIn: ['stayBlock', 'stayFeed', 'stayLink', 'staySeason'],
  restore: { run: (parts, id, actor) => restoreReservation(parts, id, actor) },
  putBack: { save: (parts, input, actor) => saveReservation(parts, input, actor) },
  hits: reservationHits,
  remove: deleteReservation,
}
