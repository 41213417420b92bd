import type { Account } from '../accounts.contract.ts'
import { ViewSection } from './ViewSection.tsx'

/** The names of an account in every script it has. */
export const ViewNames = ({ account }: { account: Account }) => (
  <>
    <ViewSection account={account} name="names" fields={['lastName', 'firstName', 'middleName']} />
    <ViewSection
      account={account}
      name="namesEng"
      fields={['lastNameEng', 'firstNameEng', 'middleNameEng']}
    />
    <ViewSection
      account={account}
      name="namesLocal"
      fields={['lastNameLocal', 'firstNameLocal', 'middleNameLocal']}
    />
  </>
)

/** Where someone comes from. */
export const ViewOrigin = ({ account }: { account: Account }) => (
  <ViewSection
    account={account}
    name="general"
    fields={[
      'language',
      'country',
      'nationality',
      'hasTransactions',
      'consentOn',
      'consentSource',
      'consentWithdrawnOn',
    ]}
  />
)
