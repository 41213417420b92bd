// The sections that depend on an account's kinds.
import { Wide } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { specialities } from '../accountFields.contract.ts'
import type { KindFlag, SpecialityFlag } from '../accountFields.contract.ts'
import { useIsAdmin } from '../useIsAdmin.ts'
import { kinds } from '../view/accountSections.ts'
import { accountForm } from './accountForm.ts'
import { EditSection } from './EditSection.tsx'

const { Field, Chips } = accountForm

function ChipSection({ name, fields }: ChipSectionProps) {
  const t = useText()
  return (
    <EditSection name={name} fields={fields}>
      <Wide>
        <Chips bare label={t(`account.section.${name}`)} names={fields} />
      </Wide>
    </EditSection>
  )
}
type ChipSectionProps = {
  name: 'kinds' | 'specialities' | 'partner'
  fields: readonly (KindFlag | SpecialityFlag)[]
}

/** The kinds of the account, without the two partner flags, which are in PartnerSection. */
export function KindSection() {
  const isAdmin = useIsAdmin()
  const names = kinds.filter(
    (name) => !name.startsWith('isPartner') && (isAdmin || name !== 'isEmploye'),
  )
  return <ChipSection name="kinds" fields={names} />
}

export const RequestSection = () => (
  <EditSection
    name="request"
    columns={2}
    fields={['purchaseBudgetRangeMin', 'purchaseBudgetRangeMax']}
  />
)

const company = ['isCompany', 'isIndividual'] as const
const names = ['nameEng', 'nameLocal'] as const

export function CompanySection({ isSource }: { isSource: boolean }) {
  const t = useText()
  const others = isSource ? ([...names, 'companyType'] as const) : names
  return (
    <EditSection name="company" columns={2} fields={[...company, ...others]}>
      <Wide>
        <Chips bare label={t('account.section.company')} names={company} />
      </Wide>
      {others.map((name) => (
        <Field key={name} name={name} />
      ))}
    </EditSection>
  )
}

export const SpecialitySection = () => <ChipSection name="specialities" fields={specialities} />

export const PartnerSection = () => (
  <ChipSection name="partner" fields={['isPartnerRealEstate', 'isPartnerTourism']} />
)
