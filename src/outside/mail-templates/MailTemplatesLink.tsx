import { useText } from '#kit/i18n/useText.ts'
import { admin } from '#base/permissions/permissions.contract.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { SettingsLink } from '#base/settings/SettingsLink.tsx'
import { mailTemplatePaths } from './mailTemplates.paths.ts'

export function MailTemplatesLink() {
  const t = useText()
  if (!useMay()(admin)) return null
  return (
    <SettingsLink
      href={mailTemplatePaths.mailTemplates}
      text={t('settings.mailTemplates')}
      hint={t('settings.mailTemplatesHint')}
    />
  )
}
