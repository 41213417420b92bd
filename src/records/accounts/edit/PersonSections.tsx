// The sections on the person: names, general, notes, payments.
import { consents } from '../accountFields.contract.ts'
import { EditSection } from './EditSection.tsx'

export const NameSection = () => (
  <EditSection name="names" fields={['lastName', 'firstName', 'middleName']} />
)

export const NamesEngSection = () => (
  <EditSection name="namesEng" fields={['lastNameEng', 'firstNameEng', 'middleNameEng']} />
)

export const NamesLocalSection = () => (
  <EditSection name="namesLocal" fields={['lastNameLocal', 'firstNameLocal', 'middleNameLocal']} />
)

export const GeneralSection = () => (
  <EditSection name="general" fields={['language', 'country', 'nationality']} />
)

/** The consents of the person, each as a group of fields. */
export const ConsentsSection = () => (
  <EditSection name="consents" fields={Object.values(consents).flat()} />
)

export const NotesSection = () => <EditSection name="notes" columns={1} fields={['notes']} />

export const PaymentsSection = () => <EditSection name="payments" fields={['hasTransactions']} />
