import { select } from '#kit/fields/kinds.ts'
import { oneFieldCalls } from '#base/settings/oneField.store.ts'
import { leadFields } from '../leadFields.contract.ts'
import { leadUpdate } from '../leads.contract.ts'
import { saveLead, viewLead } from '../leads.store.ts'

/** Reads and saves a single field. A source is an account, but is chosen from a list of options, like a stage. */
export const leadField = oneFieldCalls({
  fields: leadFields,
  choices: { source: select('source') },
  update: leadUpdate,
  read: viewLead,
  save: saveLead,
})
