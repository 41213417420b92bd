import { sql } from 'kysely'
import { staff } from '#base/permissions/permissions.contract.ts'
import { both, mayBe, orNull } from '#base/register/recordRules.store.ts'
import type { RecordsOnServer, Rule, Verb } from '#base/register/recordsOnServer.ts'
import { day, listed, nameOf, option, shortened } from '#base/register/titleParts.ts'
import { leadHits } from './leadHits.store.ts'
import { deleteLead, restoreLead, saveLead } from './leads.store.ts'
import { objectsOf } from './objects/leadObjects.store.ts'
import { leadFields } from './leadFields.contract.ts'

// The permissions for a lead are those for its account.
const ofAccount =
  (verb: Verb): Rule =>
  (actor) =>
    both(
      staff.allows(actor),
      orNull(sql`"Demand"."accountId"`, mayBe(verb, 'Account', sql`"Demand"."accountId"`, actor)),
    )

export const leadRecord: RecordsOnServer['Demand'] = {
  fields: leadFields,
  title: () =>
    sql`concat_ws(', ', ${nameOf(sql`"Demand"."accountId"`)}, nullif(${shortened(sql`"Demand"."description"`)}, ''))`,
  detail: (language) =>
    listed(option('leadStage', sql`"Demand"."stage"`, language), day(sql`"Demand"."createdOn"`)),
  rules: { open: ofAccount('open'), change: ofAccount('change') },
  restore: { run: ({ db }, id, actor) => restoreLead(db, id, actor) },
  putBack: {
    lists: { objects: objectsOf },
    save: ({ db }, input, actor) => saveLead(db, input, actor),
  },
  hits: leadHits,
  remove: deleteLead,
}
