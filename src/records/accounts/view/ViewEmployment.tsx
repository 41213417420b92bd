import { useText } from '#kit/i18n/useText.ts'
import { accountForm } from '../edit/accountForm.ts'
import { AccountSection } from '../edit/AccountSection.tsx'
import type { Account } from '../accounts.contract.ts'
import { EmployeRole } from '../edit/EmployeRole.tsx'

const { Value } = accountForm

export function ViewEmployment({ account }: { account: Account }) {
  const t = useText()
  return (
    <AccountSection name="employment">
      <Value name="startDate" />
      <Value name="endDate" />
      <Value name="branchId" always render={() => account.branch ?? t('kit.notSet')} />
      <EmployeRole role={account.role} id={account.id} />
    </AccountSection>
  )
}
