// The sections on the person: names, general, notes, payments.
import { consents } from '../accountFields.contract.ts'
import { AccountSection } from './AccountSection.tsx'
import { accountForm } from './accountForm.ts'

const { Field } = accountForm

export const NameSection = () => (
  <AccountSection name="names">
    <Field name="lastName" />
    <Field name="firstName" />
    <Field name="middleName" />
  </AccountSection>
)

export const NamesEngSection = () => (
  <AccountSection name="namesEng">
    <Field name="lastNameEng" />
    <Field name="firstNameEng" />
    <Field name="middleNameEng" />
  </AccountSection>
)

export const NamesLocalSection = () => (
  <AccountSection name="namesLocal">
    <Field name="lastNameLocal" />
    <Field name="firstNameLocal" />
    <Field name="middleNameLocal" />
  </AccountSection>
)

export const GeneralSection = () => (
  <AccountSection name="general">
    <Field name="language" />
    <Field name="country" />
    <Field name="nationality" />
  </AccountSection>
)

/** The consents of the person, each as a group of fields. */
export const ConsentsSection = () => (
  <AccountSection name="consents">
    {Object.values(consents)
      .flat()
      .map((name) => (
        <Field key={name} name={name} />
      ))}
  </AccountSection>
)

export const NotesSection = () => (
  <AccountSection name="notes" columns={1}>
    <Field name="notes" />
  </AccountSection>
)

export const PaymentsSection = () => (
  <AccountSection name="payments">
    <Field name="hasTransactions" />
  </AccountSection>
)
