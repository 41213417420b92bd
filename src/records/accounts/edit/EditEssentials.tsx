import { ContactSection } from './ContactSections.tsx'
import { EmploymentSection } from './EmploymentSection.tsx'
import {
  CompanySection,
  PartnerSection,
  RequestSection,
  SpecialitySection,
} from './KindSections.tsx'
import { mayBeCompany, isPartner } from '../view/accountSections.ts'
import { NameSection, NotesSection } from './PersonSections.tsx'
import type { EditProps } from './newAccount.ts'

/** The fields that change every day: names, those of the account's kinds, contacts, notes. */
export function EditEssentials({ values, account }: EditProps) {
  return (
    <>
      <NameSection />
      {values.isClient && <RequestSection />}
      {mayBeCompany(values) && <CompanySection isSource={values.isSource} />}
      {values.isProfessional && <SpecialitySection />}
      {isPartner(values) && <PartnerSection />}
      <ContactSection />
      {values.isEmploye && <EmploymentSection account={account} />}
      <NotesSection />
    </>
  )
}
