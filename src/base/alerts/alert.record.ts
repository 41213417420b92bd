import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { admin, office } from '#base/permissions/permissions.contract.ts'
import type { Allowed, RecordsOnServer } from '#base/register/recordsOnServer.ts'
import { day, shortened } from '#base/register/titleParts.ts'
import { restoreAlert, updateNotes } from './alerts.store.ts'
import { alertFields } from './alerts.contract.ts'
import type { NotesInput } from './alerts.contract.ts'

const mayOpen = (actor: Actor): Allowed =>
  office.allows(actor) && (admin.allows(actor) || sql<SqlBool>`NOT "Alert"."forAdministrators"`)

export const alertRecord: RecordsOnServer['Alert'] = {
  fields: alertFields,
  title: () => shortened(sql`concat_ws(': ', "Alert"."source", "Alert"."content")`),
  detail: () => day(sql`"Alert"."date"`),
  rules: { open: mayOpen, change: (actor) => office.allows(actor) },
  restore: { run: ({ db }, id, actor) => restoreAlert(db, id, actor) },
  putBack: {
    only: ['notes'],
    // Only `notes` is put back.
    save: ({ db }, { id, ...input }, actor) => updateNotes(db, id, input as NotesInput, actor),
  },
}
