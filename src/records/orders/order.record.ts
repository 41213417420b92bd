import { sql } from 'kysely'
import { staff } from '#base/permissions/permissions.contract.ts'
import { numberedHits } from '#base/register/numberedHits.store.ts'
import { both, mayBe, orNull } from '#base/register/recordRules.store.ts'
import type { RecordsOnServer, Rule, Verb } from '#base/register/recordsOnServer.ts'
import { listed } from '#base/register/titleParts.ts'
import { markUndelivered } from './mailing/mailOrder.store.ts'
import { orderFields } from './orderFields.contract.ts'
import { deleteOrder, restoreOrder, saveOrder } from './orders.store.ts'
import { objectsOf, partiesOf } from './orderParts.store.ts'

// Permissions of its lead; all staff for an order without a lead.
const ofLead =
  (verb: Verb): Rule =>
  (actor) =>
    both(
      staff.allows(actor),
      orNull(sql`"Order"."demandId"`, mayBe(verb, 'Demand', sql`"Order"."demandId"`, actor)),
    )

export const orderRecord: RecordsOnServer['Order'] = {
  fields: orderFields,
  title: () =>
    sql`concat_ws(', ', 'E' || "Order"."number", nullif("Order"."partyNames", ''), nullif("Order"."objectNumbers", ''))`,
  detail: () => listed(sql`to_char("Order"."endsOn", 'DD.MM.YYYY')`),
  rules: { open: ofLead('open'), change: ofLead('change') },
  restore: { run: ({ db }, id, actor) => restoreOrder(db, id, actor) },
  putBack: {
    lists: { parties: partiesOf, objects: objectsOf },
    save: ({ db }, input, actor) => saveOrder(db, input, actor),
  },
  hits: numberedHits('Order', '[eε]', (number) => sql`"Order"."number" = (${number})::integer`),
  undelivered: markUndelivered,
  remove: deleteOrder,
}
