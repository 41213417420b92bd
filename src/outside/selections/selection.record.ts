import { sql } from 'kysely'
import { staff } from '#base/permissions/permissions.contract.ts'
import { both, mayBe } from '#base/register/recordRules.store.ts'
import type { RecordsOnServer, Rule } from '#base/register/recordsOnServer.ts'
import { day } from '#base/register/titleParts.ts'
import { markUndelivered } from './sendSelection.store.ts'
import { restoreSelection, saveSelection } from './selections.store.ts'
import { selectionFields } from './selectionFields.contract.ts'

// The link shows its objects to anybody who has it, and staff see the link: so it is only for people who may change the lead.
const ofLead: Rule = (actor) =>
  both(staff.allows(actor), mayBe('change', 'Demand', sql`"Selection"."leadId"`, actor))

export const selectionRecord: RecordsOnServer['Selection'] = {
  fields: selectionFields,
  title: () =>
    sql`concat_ws(', ', ${day(sql`"Selection"."createdOn"`)},
      (SELECT l."accountName" FROM "lead" l WHERE l."id" = "Selection"."leadId"))`,
  detail: () =>
    sql`(SELECT nullif(string_agg('#' || o."referenceNumber", ', ' ORDER BY c."position"), '')
      FROM "selectionObject" c JOIN "object" o ON o."id" = c."objectId" WHERE c."selectionId" = "Selection"."id")`,
  rules: { open: ofLead, change: ofLead },
  restore: { run: ({ db }, id, actor) => restoreSelection(db, id, actor) },
  putBack: { save: ({ db }, input, actor) => saveSelection(db, input, actor) },
  // Points to the lead, where staff work with its selections.
  undelivered: async (tx, id, to) => {
    const leadId = await markUndelivered(tx, id, to)
    return leadId === undefined ? undefined : { entity: 'Demand', id: leadId }
  },
}
