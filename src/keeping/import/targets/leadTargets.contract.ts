// What a file says of leads.
import { select } from '#kit/fields/kinds.ts'
import { leadFields, serviceFields } from '#records/leads/leadFields.contract.ts'

/** What somebody may want of the agency. */
export const wantNames: readonly string[] = Object.keys(serviceFields)

const {
  accountId: _person,
  // Nothing goes to clients by itself because of a file.
  sendMatches: _sending,
  notFromText: _misread,
  ...fields
} = leadFields

export const importedLeadFields = { ...fields, source: select('source') } as const
