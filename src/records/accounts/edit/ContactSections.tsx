// The sections on contacts, documents and the address.
import { useDebouncedValue } from '@mantine/hooks'
import { isAddress } from '#kit/fields/emailAddress.ts'
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

/** Asked for when nobody has typed for a moment. */
function BouncedEmails() {
  const { form } = useFieldOf('email')
  const typed = useOfDraft(form.store, (draft) => draft?.values['email'])
  const [emails] = useDebouncedValue(typed as string | null | undefined, 400)
  return <BounceNotes addresses={splitTexts(emails ?? null).filter(isAddress)} />
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
