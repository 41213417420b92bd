import { oneFieldOf } from '#base/settings/oneField.store.ts'
import { dealFields } from './dealFields.contract.ts'
import { dealUpdate } from './deals.contract.ts'
import { saveDeal } from './deals.store.ts'
import { readDeal } from './readDeal.store.ts'

/** One field of a deal: its value and choices for the single-field editor, and its change. */
export const dealField = oneFieldOf({
  fields: dealFields,
  update: dealUpdate,
  read: (db, id, actor) => readDeal(db, id, actor),
  save: saveDeal,
})
