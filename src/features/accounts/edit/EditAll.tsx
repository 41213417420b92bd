import { JumpLinks } from '#kit/form/JumpLinks.tsx'
import { useText } from '#kit/i18n/useText.ts'
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
  GeneralSection,
  NameSection,
  NamesEngSection,
  NamesLocalSection,
  NotesSection,
  PaymentsSection,
} from './PersonSections.tsx'
import type { EditProps } from './newAccount.ts'

/** Every field of an account, and links to jump to each part. */
export function EditAll({ values, account }: EditProps) {
  const t = useText()
  const anchors = [
    'names',
    'kinds',
    values.isClient && 'request',
    mayBeCompany(values) && 'company',
    values.isProfessional && 'specialities',
    'partner',
    'general',
    'namesEng',
    'namesLocal',
    'contact',
    'documents',
    'address',
    values.isEmploye && 'employment',
    'notes',
    'payments',
  ] as const
  return (
    <>
      <JumpLinks
        label={t('account.viewFields')}
        to={anchors.filter((anchor) => anchor !== false)}
        title={(anchor) => t(`account.section.${anchor}`)}
      />
      <NameSection />
      <KindSection />
      {values.isClient && <RequestSection />}
      {mayBeCompany(values) && <CompanySection isSource={values.isSource} />}
      {values.isProfessional && <SpecialitySection />}
      <PartnerSection />
      <GeneralSection />
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
