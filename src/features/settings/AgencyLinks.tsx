import { useText } from '#kit/i18n/useText.ts'
import { paths } from '#features/paths.ts'
import { admin } from '#features/session/permissions.contract.ts'
import { useMay } from '#features/session/useSession.ts'
import { SettingsLink, SettingsLinks } from './SettingsLink.tsx'

export function AgencyLinks() {
  const t = useText()
  const may = useMay()
  return (
    <SettingsLinks>
      <SettingsLink
        href={paths.sources}
        text={t('settings.sources')}
        hint={t('settings.sourcesHint')}
      />
      {may(admin) && (
        <SettingsLink
          href={paths.actionLog}
          text={t('settings.actionLog')}
          hint={t('settings.actionLogHint')}
        />
      )}
    </SettingsLinks>
  )
}
