import { AccountSection } from './AccountSection.tsx'
import { accountForm } from './accountForm.ts'

const { Field } = accountForm

/** The work of an employee for the agency. */
export const EmploymentSection = () => (
  <AccountSection name="employment">
    <Field name="startDate" />
    <Field name="endDate" />
    <Field name="branchId" />
  </AccountSection>
)
