// The sections on contacts, documents and the address.
import { EditSection } from './EditSection.tsx'

export const ContactSection = () => (
  <EditSection name="contact" columns={2} fields={['phone', 'email']} />
)

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
