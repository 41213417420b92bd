import { useText } from '#kit/i18n/useText.ts'
import { paths } from '#features/paths.ts'
import { admin } from '#features/session/permissions.contract.ts'
import { useMay, useSession } from '#features/session/useSession.ts'
import { SettingsLink, SettingsLinks } from './SettingsLink.tsx'

export function PasswordLinks() {
  const t = useText()
  const may = useMay()
  const own = useSession()?.username ?? ''
  return (
    <SettingsLinks>
      <SettingsLink
        href={`${paths.setPasswordOfAny}?${new URLSearchParams({ email: own })}`}
        text={t('settings.ownPassword')}
        hint={own}
      />
      {may(admin) && (
        <SettingsLink
          href={paths.setPasswordOfAny}
          text={t('settings.passwordOfAny')}
          hint={t('settings.passwordOfAnyHint')}
        />
      )}
    </SettingsLinks>
  )
}
