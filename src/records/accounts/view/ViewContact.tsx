import { ReachLinks } from '#base/people/ReachLinks.tsx'
import type { Account } from '../accounts.contract.ts'
import { ViewSection } from './ViewSection.tsx'

/** How to reach someone. */
export const ViewContact = ({ account }: { account: Account }) => (
  <ViewSection
    account={account}
    name="contact"
    fields={['phone', 'email']}
    render={(value) => <ReachLinks all={String(value)} />}
  />
)

/** What is noted about someone. */
export const ViewNotes = ({ account }: { account: Account }) => (
  <ViewSection account={account} name="notes" fields={['notes']} wide />
)

/** What identifies someone, and where they live. */
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
