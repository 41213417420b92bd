// One field of one lead: its value and choices for the single-field editor, and its change.
import { select } from '#kit/fields/kinds.ts'
import type { FieldChoices, ReplaceOne } from '#kit/fields/oneField.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { choicesOf, patched } from '#features/settings/oneField.store.ts'
import type { Db } from '../../backend.ts'
import { leadFields } from '../leadFields.contract.ts'
import { leadUpdate } from '../leads.contract.ts'
import type { Lead } from '../leads.contract.ts'
import { saveLead, viewLead } from '../leads.store.ts'

// A source is an account, and is chosen from a list like a stage.
const fields = { ...leadFields, source: select('source') }

export async function leadFieldChoices(
  db: Db,
  { id, fieldName }: { id: number; fieldName: string },
  actor: Actor,
): Promise<FieldChoices> {
  const record = await viewLead(db, id, actor)
  return choicesOf(db, { fields, fieldName, record, language: actor.language })
}

export const patchLead = (
  db: Db,
  id: number,
  operations: ReplaceOne,
  actor: Actor,
): Promise<Lead> => saveLead(db, patched(leadUpdate, leadFields, id, operations), actor)
