import { useText } from '#kit/i18n/useText.ts'
import { accountForm } from './accountForm.ts'
import { AccountSection } from './AccountSection.tsx'
import type { Account } from './accounts.contract.ts'
import { EmployeRole } from './EmployeRole.tsx'

const { Value } = accountForm

/** The work of an employee for the agency: since when, as what, where. */
export function ViewEmployment({ account }: { account: Account }) {
  const t = useText()
  return (
    <AccountSection name="employment">
      <Value name="startDate" />
      <Value name="endDate" />
      <EmployeRole account={account} />
      <Value name="branchId" always render={() => account.branch ?? t('kit.notSet')} />
    </AccountSection>
  )
}
