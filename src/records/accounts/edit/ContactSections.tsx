// The sections on contacts, documents and the address.
import { splitTexts } from '#kit/fields/kinds.ts'
import { useFieldOf, useOfDraft } from '#kit/form/formContext.ts'
import { BounceNotes } from '#base/bounces/BounceNotes.tsx'
import { accountForm } from './accountForm.ts'
import { EditSection } from './EditSection.tsx'

const { Field } = accountForm

export const ContactSection = () => (
  <EditSection name="contact" columns={2} fields={['phone', 'email']}>
    <Field name="phone" />
    <div>
      <Field name="email" />
      <BouncedEmails />
    </div>
  </EditSection>
)

/** Of the stored addresses, those that still stand in the form: not each one while it is typed. */
function BouncedEmails() {
  const { form } = useFieldOf('email')
  const typed = useOfDraft(form.store, (draft) => draft?.values['email'])
  const stored = splitTexts(form.values['email'] as string | null)
  const still = typed === undefined ? stored : splitTexts(typed as string | null)
  return <BounceNotes addresses={stored.filter((address) => still.includes(address))} />
}

const documents = [
  ...(['internalPassportNumber', 'passportNumber'] as const),
  ...(['taxNumber', 'taxNumberOfOtherCountry'] as const),
]
export const DocumentsSection = () => (
  <EditSection name="documents" columns={2} fields={documents} />
)

export const AddressSection = () => (
  <EditSection name="address" fields={['city', 'postcode', 'address']} />
)
