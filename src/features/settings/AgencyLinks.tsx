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
        <>
          <SettingsLink
            href={paths.actionLog}
            text={t('settings.actionLog')}
            hint={t('settings.actionLogHint')}
          />
          <SettingsLink
            href={paths.localization}
            text={t('settings.localization')}
            hint={t('settings.localizationHint')}
          />
          <SettingsLink
            href={paths.optionLists}
            text={t('settings.optionLists')}
            hint={t('settings.optionListsHint')}
          />
        </>
      )}
    </SettingsLinks>
  )
}
