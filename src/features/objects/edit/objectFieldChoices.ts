// One field of one object: its value and choices for the single-field editor, and its change.
import type { FieldChoices, ReplaceOne } from '#kit/fields/oneField.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { choicesOf, patched } from '#features/settings/oneField.store.ts'
import type { Db } from '../../backend.ts'
import { objectFields } from '../objectFields.contract.ts'
import { readObject } from '../view/objectView.store.ts'
import { objectUpdate } from '../objects.contract.ts'
import type { ObjectEntity } from '../objects.contract.ts'
import { saveObject } from '../objects.store.ts'

/** Sub-types are those of the object's type. */
export async function objectFieldChoices(
  db: Db,
  { id, fieldName }: { id: number; fieldName: string },
  language: string,
): Promise<FieldChoices> {
  const record = await readObject(db, id, language)
  const parent = fieldName === 'objectSubTypeId' ? record.subTypeObjectTypeId : null
  return choicesOf(db, { fields: objectFields, fieldName, record, language }, parent)
}

export const patchObject = (
  db: Db,
  id: number,
  operations: ReplaceOne,
  actor: Actor,
): Promise<ObjectEntity> =>
  saveObject(db, patched(objectUpdate, objectFields, id, operations), actor)
