import { AddressSection, ContactSection, DocumentsSection } from './ContactSections.tsx'
import { EmploymentSection } from './EmploymentSection.tsx'
import {
  CompanySection,
  KindSection,
  PartnerSection,
  RequestSection,
  SpecialitySection,
} from './KindSections.tsx'
import { mayBeCompany } from '../view/accountSections.ts'
import {
  ConsentsSection,
  GeneralSection,
  NameSection,
  NamesEngSection,
  NamesLocalSection,
  NotesSection,
  PaymentsSection,
} from './PersonSections.tsx'
import type { EditProps } from './newAccount.ts'

/** Every field of an account. */
export function EditAll({ values, account }: EditProps) {
  return (
    <>
      <NameSection />
      <KindSection />
      {values.isClient && <RequestSection />}
      {mayBeCompany(values) && <CompanySection isSource={values.isSource} />}
      {values.isProfessional && <SpecialitySection />}
      <PartnerSection />
      <GeneralSection />
      <ConsentsSection />
      <NamesEngSection />
      <NamesLocalSection />
      <ContactSection />
      <DocumentsSection />
      <AddressSection />
      {values.isEmploye && <EmploymentSection account={account} />}
      <NotesSection />
      <PaymentsSection />
    </>
  )
}
