import { AccountSection } from './AccountSection.tsx'
import { accountForm } from './accountForm.ts'
import type { Account } from '../accounts.contract.ts'
import { EmployeRole } from './EmployeRole.tsx'

const { Field } = accountForm

export const EmploymentSection = ({ account }: { account: Account }) => (
  <AccountSection name="employment">
    <Field name="startDate" />
    <Field name="endDate" />
    <Field name="branchId" />
    <EmployeRole id={account.id} role={account.role} />
  </AccountSection>
)
