import { useText } from '#kit/i18n/useText.ts'
import { paths } from '#features/paths.ts'
import { SettingsLink, SettingsLinks } from './SettingsLink.tsx'

export function AgencyLinks() {
  const t = useText()
  return (
    <SettingsLinks>
      <SettingsLink
        href={paths.sources}
        text={t('settings.sources')}
        hint={t('settings.sourcesHint')}
      />
    </SettingsLinks>
  )
}
