import { oneFieldOf } from '#base/settings/oneField.store.ts'
import { objectFields } from '../objectFields.contract.ts'
import { objectUpdate } from '../objects.contract.ts'
import { saveObject } from '../objects.store.ts'
import { readObject } from '../view/objectView.store.ts'

/** One field of one object. Sub-types are those of the object's type. */
export const objectField = oneFieldOf({
  fields: objectFields,
  update: objectUpdate,
  read: (db, id, { language }) => readObject(db, id, language),
  save: saveObject,
  parentOf: ({ subTypeObjectTypeId }, name) =>
    name === 'objectSubTypeId' ? subTypeObjectTypeId : null,
})
