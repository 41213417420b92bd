import type { Account } from '../accounts.contract.ts'
import { ViewSection } from './ViewSection.tsx'

export const ViewNotes = ({ account }: { account: Account }) => (
  <ViewSection account={account} name="notes" fields={['notes']} />
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
