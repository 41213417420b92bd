import { oneFieldCalls } from '#base/settings/oneField.store.ts'
import { dealFields } from './dealFields.contract.ts'
import { dealUpdate } from './deals.contract.ts'
import { saveDeal } from './deals.store.ts'
import { readDeal } from './readDeal.store.ts'

/** Endpoints of a single field of a deal: its value with options, and a patch. */
export const dealField = oneFieldCalls({
  fields: dealFields,
  update: dealUpdate,
  read: (db, id, actor) => readDeal(db, id, actor),
  save: saveDeal,
})
