import { linkForm } from './linkForm.ts'

const { Field } = linkForm

export const LinkFields = () => (
  <>
    <Field name="relation" required />
    <Field name="startDate" />
    <Field name="endDate" />
    <Field name="price" />
    <Field name="rentPaymentDay" />
  </>
)
