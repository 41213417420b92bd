import { useText } from '#kit/i18n/useText.ts'
import { settingsPaths } from './settings.paths.ts'
import { admin } from '#base/permissions/permissions.contract.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { AgencyLinks as FurtherLinks } from './settingsSlots.tsx'
import { SettingsLink, SettingsLinks } from './SettingsLink.tsx'

export function AgencyLinks() {
  const t = useText()
  const may = useMay()
  return (
    <SettingsLinks>
      <FurtherLinks />
      {may(admin) && (
        <>
          <SettingsLink
            href={settingsPaths.localization}
            text={t('settings.localization')}
            hint={t('settings.localizationHint')}
          />
          <SettingsLink
            href={settingsPaths.optionLists}
            text={t('settings.optionLists')}
            hint={t('settings.optionListsHint')}
          />
        </>
      )}
    </SettingsLinks>
  )
}
