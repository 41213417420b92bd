import { AccountSection } from '../edit/AccountSection.tsx'
import { specialities } from '../accountFields.contract.ts'
import { isPartner } from './accountSections.ts'
import type { Account } from '../accounts.contract.ts'
import { PartnerCategory } from '../list/PartnerCategory.tsx'
import { Specialities } from '../list/Specialities.tsx'
import { ViewSection } from './ViewSection.tsx'

/** The sections that depend on an account's kinds. */
export function ViewKinds({ account }: { account: Account }) {
  return (
    <>
      <ViewSection
        account={account}
        name="company"
        fields={[
          ...(account.isCompany ? (['nameLocal', 'nameEng'] as const) : []),
          ...(account.isSource ? (['companyType'] as const) : []),
        ]}
      />
      {account.isClient && (
        <ViewSection
          account={account}
          name="request"
          fields={['purchaseBudgetRangeMin', 'purchaseBudgetRangeMax']}
        />
      )}
      {account.isProfessional && specialities.some((name) => account[name]) && (
        <AccountSection name="specialities">
          <Specialities of={account} />
        </AccountSection>
      )}
      {isPartner(account) && (
        <AccountSection name="partner">
          <PartnerCategory of={account} />
        </AccountSection>
      )}
    </>
  )
}
