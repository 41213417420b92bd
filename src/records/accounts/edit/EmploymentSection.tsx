import type { Account } from '../accounts.contract.ts'
import { accountForm } from './accountForm.ts'
import { EditSection } from './EditSection.tsx'
import { EmployeRole } from './EmployeRole.tsx'

const { Field } = accountForm

const fields = ['startDate', 'endDate', 'branchId'] as const

export const EmploymentSection = ({ account }: { account: Account }) => (
  <EditSection name="employment" fields={fields}>
    {fields.map((name) => (
      <Field key={name} name={name} />
    ))}
    <EmployeRole id={account.id} role={account.role} />
  </EditSection>
)
