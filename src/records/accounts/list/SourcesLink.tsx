import { useText } from '#kit/i18n/useText.ts'
import { SettingsLink } from '#base/settings/SettingsLink.tsx'
import { accountPaths } from '../accounts.paths.ts'

export function SourcesLink() {
  const t = useText()
  return (
    <SettingsLink
      href={accountPaths.sources}
      text={t('settings.sources')}
      hint={t('settings.sourcesHint')}
    />
  )
}
