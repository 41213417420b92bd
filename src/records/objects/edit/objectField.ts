import { oneFieldCalls } from '#base/settings/oneField.store.ts'
import { objectFields } from '../objectFields.contract.ts'
import { objectUpdate } from '../objects.contract.ts'
import { saveObject } from '../objects.store.ts'
import { readObject } from '../view/objectView.store.ts'

/** Reads and saves a single field. Only sub-types of the object's type are offered. */
export const objectField = oneFieldCalls({
  fields: objectFields,
  update: objectUpdate,
  read: (db, id, { language }) => readObject(db, id, language),
  save: saveObject,
  parentOf: ({ subTypeObjectTypeId }, name) =>
    name === 'objectSubTypeId' ? subTypeObjectTypeId : null,
})
