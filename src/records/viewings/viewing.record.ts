import { sql } from 'kysely'
import { staff } from '#base/permissions/permissions.contract.ts'
import { both, mayBe, orNull } from '#base/register/recordRules.store.ts'
import type { RecordsOnServer, Rule, Verb } from '#base/register/recordsOnServer.ts'
import { listed, moment, option } from '#base/register/titleParts.ts'
import { numberedHits } from '#base/register/numberedHits.store.ts'
import { deleteViewing, restoreViewing, saveViewing } from './viewings.store.ts'
import { resultsOf } from './viewingResults.store.ts'
import { viewingFields } from './viewingFields.contract.ts'

// Permissions of its lead; all staff for a viewing without a lead.
const ofLead =
  (verb: Verb): Rule =>
  (actor) =>
    both(
      staff.allows(actor),
      orNull(sql`"Viewing"."demandId"`, mayBe(verb, 'Demand', sql`"Viewing"."demandId"`, actor)),
    )

export const viewingRecord: RecordsOnServer['Viewing'] = {
  fields: viewingFields,
  title: () =>
    sql`concat_ws(', ', "Viewing"."viewingNumber", ${moment(sql`"Viewing"."dateOfViewing"`)}, "Viewing"."leadName")`,
  detail: (language) =>
    listed(
      sql`'#' || replace("Viewing"."objectNumbers", ' ', ' #')`,
      option('viewingResult', sql`"Viewing"."result"`, language),
    ),
  rules: { open: ofLead('open'), change: ofLead('change') },
  restore: { run: ({ db }, id, actor) => restoreViewing(db, id, actor) },
  putBack: {
    lists: { results: resultsOf },
    save: ({ db }, input, actor) => saveViewing(db, input, actor),
  },
  hits: numberedHits('Viewing', '[vν]', (number) => sql`"Viewing"."id" = (${number})::integer`),
  remove: deleteViewing,
}
