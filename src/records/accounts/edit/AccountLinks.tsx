import { JumpLinks } from '#kit/form/JumpLinks.tsx'
import { useText } from '#kit/i18n/useText.ts'
import type { Account } from '../accounts.contract.ts'
import { mayBeCompany } from '../view/accountSections.ts'

/** Links to the sections of the form that has every field. */
export function AccountLinks({ account: values }: { account: Account }) {
  const t = useText()
  const anchors = [
    'names',
    'kinds',
    values.isClient && 'request',
    mayBeCompany(values) && 'company',
    values.isProfessional && 'specialities',
    'partner',
    'general',
    'consents',
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
    <JumpLinks
      label={t('account.viewFields')}
      to={anchors.filter((anchor) => anchor !== false)}
      title={(anchor) => t(`account.section.${anchor}`)}
    />
  )
}
