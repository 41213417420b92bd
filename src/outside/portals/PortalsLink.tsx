import { useText } from '#kit/i18n/useText.ts'
import { admin } from '#base/permissions/permissions.contract.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { SettingsLink } from '#base/settings/SettingsLink.tsx'
import { portalPaths } from './portals.paths.ts'

export function PortalsLink() {
  const t = useText()
  if (!useMay()(admin)) return null
  return (
    <SettingsLink
      href={portalPaths.portals}
      text={t('settings.portals')}
      hint={t('settings.portalsHint')}
    />
  )
}
