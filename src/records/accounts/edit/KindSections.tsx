// The sections that depend on an account's kinds.
import { AccountSection } from './AccountSection.tsx'
import { specialities } from '../accountFields.contract.ts'
import { accountForm } from './accountForm.ts'
import { kinds } from '../view/accountSections.ts'
import { useIsAdmin } from '../useIsAdmin.ts'

const { Field } = accountForm

/** The kinds of the account, without the two partner flags, which are in PartnerSection. */
export function KindSection() {
  const isAdmin = useIsAdmin()
  return (
    <AccountSection name="kinds">
      {kinds
        .filter((name) => !name.startsWith('isPartner') && (isAdmin || name !== 'isEmploye'))
        .map((name) => (
          <Field key={name} name={name} />
        ))}
    </AccountSection>
  )
}

export const RequestSection = () => (
  <AccountSection name="request" columns={2}>
    <Field name="purchaseBudgetRangeMin" />
    <Field name="purchaseBudgetRangeMax" />
  </AccountSection>
)

export const CompanySection = ({ isSource }: { isSource: boolean }) => (
  <AccountSection name="company" columns={2}>
    <Field name="isCompany" />
    <Field name="isIndividual" />
    <Field name="nameEng" />
    <Field name="nameLocal" />
    {isSource && <Field name="companyType" />}
  </AccountSection>
)

export const SpecialitySection = () => (
  <AccountSection name="specialities">
    {specialities.map((name) => (
      <Field key={name} name={name} />
    ))}
  </AccountSection>
)

export const PartnerSection = () => (
  <AccountSection name="partner" columns={2}>
    <Field name="isPartnerRealEstate" />
    <Field name="isPartnerTourism" />
  </AccountSection>
)
