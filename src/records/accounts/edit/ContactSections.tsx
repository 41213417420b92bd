// The sections on contacts, documents and the address.
import { AccountSection } from './AccountSection.tsx'
import { accountForm } from './accountForm.ts'

const { Field } = accountForm

export const ContactSection = () => (
  <AccountSection name="contact" columns={2}>
    <Field name="phone" />
    <Field name="email" />
  </AccountSection>
)

export const DocumentsSection = () => (
  <AccountSection name="documents" columns={2}>
    <Field name="internalPassportNumber" />
    <Field name="passportNumber" />
    <Field name="taxNumber" />
    <Field name="taxNumberOfOtherCountry" />
  </AccountSection>
)

export const AddressSection = () => (
  <AccountSection name="address">
    <Field name="city" />
    <Field name="postcode" />
    <Field name="address" />
  </AccountSection>
)
