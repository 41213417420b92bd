import { useText } from '#kit/i18n/useText.ts'
import { admin } from '#base/permissions/permissions.contract.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { SettingsLink } from '#base/settings/SettingsLink.tsx'
import { operationsPaths } from './operations.paths.ts'

export function OperationsLink() {
  const t = useText()
  if (!useMay()(admin)) return null
  return (
    <SettingsLink
      href={operationsPaths.operations}
      text={t('settings.operations')}
      hint={t('settings.operationsHint')}
    />
  )
}
