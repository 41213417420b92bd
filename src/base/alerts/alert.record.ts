import { sql } from 'kysely'
import { office } from '#base/permissions/permissions.contract.ts'
import type { RecordsOnServer } from '#base/register/recordsOnServer.ts'
import { day, shortened } from '#base/register/titleParts.ts'
import { restoreAlert, updateNotes } from './alerts.store.ts'
import { alertFields } from './alerts.contract.ts'
import type { NotesInput } from './alerts.contract.ts'

export const alertRecord: RecordsOnServer['Alert'] = {
  fields: alertFields,
  title: () => shortened(sql`concat_ws(': ', "Alert"."source", "Alert"."content")`),
  detail: () => day(sql`"Alert"."date"`),
  rules: { open: (actor) => office.allows(actor), change: (actor) => office.allows(actor) },
  restore: { run: ({ db }, id, actor) => restoreAlert(db, id, actor) },
  putBack: {
    only: ['notes'],
    // Only `notes` is put back.
    save: ({ db }, { id, ...input }, actor) => updateNotes(db, id, input as NotesInput, actor),
  },
}
