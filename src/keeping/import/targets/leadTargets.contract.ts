// What a file says of leads.
import { select } from '#kit/fields/kinds.ts'
import { leadFields } from '#records/leads/leadFields.contract.ts'

const wants = ['forPurchase', 'forRent', 'forShortRent', 'forSell', 'forRentOut'] as const
/** What somebody may want of the agency. */
export const wantNames: readonly string[] = wants

const {
  accountId: _person,
  // Nothing goes to clients by itself because of a file.
  sendMatches: _sending,
  notFromText: _misread,
  ...fields
} = leadFields

export const importedLeadFields = { ...fields, source: select('source') } as const
