// One field of one viewing: its value and choices for the single-field editor, and its change.
import type { FieldChoices, ReplaceOne } from '#kit/fields/oneField.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { choicesOf, patched } from '#features/settings/oneField.store.ts'
import type { Db } from '../backend.ts'
import { viewingFields as fields } from './viewingFields.contract.ts'
import { viewingUpdate } from './viewings.contract.ts'
import type { Viewing } from './viewings.contract.ts'
import { editViewing, saveViewing } from './viewings.store.ts'

export async function viewingFieldChoices(
  db: Db,
  { id, fieldName }: { id: number; fieldName: string },
  actor: Actor,
): Promise<FieldChoices> {
  const record = await editViewing(db, id, actor)
  return choicesOf(db, { fields, fieldName, record, language: actor.language })
}

export const patchViewing = (
  db: Db,
  id: number,
  operations: ReplaceOne,
  actor: Actor,
): Promise<Viewing> => saveViewing(db, patched(viewingUpdate, fields, id, operations), actor)
