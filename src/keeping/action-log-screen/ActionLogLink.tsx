import { useText } from '#kit/i18n/useText.ts'
import { actionLogPaths } from '#base/action-log/actionLog.paths.ts'
import { admin } from '#base/permissions/permissions.contract.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { SettingsLink } from '#base/settings/SettingsLink.tsx'

export function ActionLogLink() {
  const t = useText()
  const may = useMay()
  if (!may(admin)) return null
  return (
    <SettingsLink
      href={actionLogPaths.actionLog}
      text={t('settings.actionLog')}
      hint={t('settings.actionLogHint')}
    />
  )
}
