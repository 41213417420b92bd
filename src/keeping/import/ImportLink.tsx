import { useText } from '#kit/i18n/useText.ts'
import { admin } from '#base/permissions/permissions.contract.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { SettingsLink } from '#base/settings/SettingsLink.tsx'
import { importPaths } from './import.paths.ts'

export function ImportLink() {
  const t = useText()
  if (!useMay()(admin)) return null
  return (
    <SettingsLink
      href={importPaths.imports}
      text={t('settings.import')}
      hint={t('settings.importHint')}
    />
  )
}
