import { oneFieldCalls } from '#base/settings/oneField.store.ts'
import { viewingFields } from './viewingFields.contract.ts'
import { viewingUpdate } from './viewings.contract.ts'
import { editViewing, saveViewing } from './viewings.store.ts'

/** Endpoints of a single field of a viewing. */
export const viewingField = oneFieldCalls({
  fields: viewingFields,
  update: viewingUpdate,
  read: editViewing,
  save: saveViewing,
})
