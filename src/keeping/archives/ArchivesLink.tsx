import { useText } from '#kit/i18n/useText.ts'
import { admin } from '#base/permissions/permissions.contract.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { SettingsLink } from '#base/settings/SettingsLink.tsx'
import { archivePaths } from './archives.paths.ts'

export function ArchivesLink() {
  const t = useText()
  if (!useMay()(admin)) return null
  return (
    <SettingsLink
      href={archivePaths.archives}
      text={t('settings.export')}
      hint={t('settings.exportHint')}
    />
  )
}
