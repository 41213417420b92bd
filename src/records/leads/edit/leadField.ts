import { select } from '#kit/fields/kinds.ts'
import { oneFieldOf } from '#base/settings/oneField.store.ts'
import { leadFields } from '../leadFields.contract.ts'
import { leadUpdate } from '../leads.contract.ts'
import { saveLead, viewLead } from '../leads.store.ts'

/** One field of one lead. A source is an account, and is chosen from a list like a stage. */
export const leadField = oneFieldOf({
  fields: leadFields,
  choices: { source: select('source') },
  update: leadUpdate,
  read: viewLead,
  save: saveLead,
})
