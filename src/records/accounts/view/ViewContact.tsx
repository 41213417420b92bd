import { ReachLinks } from '#base/people/ReachLinks.tsx'
import type { Account } from '../accounts.contract.ts'
import { clientOf } from './clientOf.ts'
import { ViewSection } from './ViewSection.tsx'

export const ViewContact = ({ account }: { account: Account }) => (
  <ViewSection
    account={account}
    name="contact"
    fields={['phone', 'email']}
    render={(value) => <ReachLinks all={String(value)} {...clientOf(account)} />}
  />
)

export const ViewNotes = ({ account }: { account: Account }) => (
  <ViewSection account={account} name="notes" fields={['notes']} wide />
)

/** Documents and address. */
export const ViewPapers = ({ account }: { account: Account }) => (
  <>
    <ViewSection
      account={account}
      name="documents"
      fields={['internalPassportNumber', 'passportNumber', 'taxNumber', 'taxNumberOfOtherCountry']}
    />
    <ViewSection account={account} name="address" fields={['city', 'postcode', 'address']} />
  </>
)
