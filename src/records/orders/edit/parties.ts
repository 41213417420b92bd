import type { OrderParty } from '../orders.contract.ts'

/** A party of whom nothing is known yet. */
export const nobody: OrderParty = {
  id: null,
  accountId: null,
  name: '',
  taxNumber: null,
  identityDocument: null,
  address: null,
  phone: null,
  email: null,
  signedOn: null,
  linkSentOn: null,
  linkSentTo: null,
  linkOpenedOn: null,
  linkUndeliveredOn: null,
  paperSentOn: null,
  paperSentTo: null,
  paperUndeliveredOn: null,
}

/** A line that says nothing at all was only opened. */
export const filledIn = (parties: readonly OrderParty[]): OrderParty[] =>
  parties.filter((party) => Object.values(party).some(Boolean))
