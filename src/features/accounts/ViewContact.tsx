import { ContactLinks } from './ContactLinks.tsx'
import type { Account } from './accounts.contract.ts'
import { ViewSection } from './ViewSection.tsx'

/** How to reach someone, what identifies them, and what is noted about them. */
export const ViewContact = ({ account }: { account: Account }) => (
  <>
    <ViewSection
      account={account}
      name="contact"
      fields={['phone', 'email']}
      render={(value) => <ContactLinks all={String(value)} />}
    />
    <ViewSection
      account={account}
      name="documents"
      fields={['internalPassportNumber', 'passportNumber', 'taxNumber', 'taxNumberOfOtherCountry']}
    />
    <ViewSection account={account} name="address" fields={['city', 'postcode', 'address']} />
    <ViewSection account={account} name="notes" fields={['notes']} wide />
  </>
)
