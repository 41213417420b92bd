import type { Account } from './accounts.contract.ts'
import { ViewSection } from './ViewSection.tsx'

/** The names of an account in every script it has, and where it comes from. */
export const ViewPerson = ({ account }: { account: Account }) => (
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
    <ViewSection
      account={account}
      name="general"
      fields={['language', 'country', 'nationality', 'hasTransactions']}
    />
  </>
)
