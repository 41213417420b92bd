import { ContactLinks } from './ContactLinks.tsx'
import type { Account } from '../accounts.contract.ts'
import { ViewSection } from './ViewSection.tsx'

/** How to reach someone. */
export const ViewContact = ({ account }: { account: Account }) => (
  <ViewSection
    account={account}
    name="contact"
    fields={['phone', 'email']}
    render={(value) => <ContactLinks all={String(value)} />}
  />
)

/** What identifies someone, where they live, and what is noted about them. */
export const ViewPapers = ({ account }: { account: Account }) => (
  <>
    <ViewSection
      account={account}
      name="documents"
      fields={['internalPassportNumber', 'passportNumber', 'taxNumber', 'taxNumberOfOtherCountry']}
    />
    <ViewSection account={account} name="address" fields={['city', 'postcode', 'address']} />
    <ViewSection account={account} name="notes" fields={['notes']} wide />
  </>
)
