import { accountForm } from './accountForm.ts'
import { mayBeCompany } from '../view/accountSections.ts'
import type { AccountValues } from './newAccount.ts'

const { Field } = accountForm

/** The required names, and the fields of its kind that are usually known at first. */
export function AddFields({ values }: { values: AccountValues }) {
  return (
    <>
      <Field name="lastName" required autoFocus />
      <Field name="firstName" required />
      <Field name="middleName" />
      {mayBeCompany(values) && <Field name="nameLocal" />}
      {values.isSource && <Field name="companyType" />}
      <Field name="phone" />
      <Field name="email" />
      <Field name="taxNumber" />
      {values.isClient && (
        <>
          <Field name="purchaseBudgetRangeMin" />
          <Field name="purchaseBudgetRangeMax" />
        </>
      )}
      {values.isEmploye && (
        <>
          <Field name="startDate" />
          <Field name="branchId" />
        </>
      )}
    </>
  )
}
