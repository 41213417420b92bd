import { useText } from '#kit/i18n/useText.ts'
import { sessionPaths } from '#base/session/session.paths.ts'
import { admin } from '#base/permissions/permissions.contract.ts'
import { staffFactorsApi } from '#base/session/second-factor/staffFactors.contract.ts'
import { useMay, useSession } from '#base/session/person/useSession.ts'
import { SettingsLink, SettingsLinks } from './SettingsLink.tsx'

export function PasswordLinks() {
  const t = useText()
  const may = useMay()
  const own = useSession()?.username ?? ''
  return (
    <SettingsLinks>
      <SettingsLink
        href={`${sessionPaths.setPasswordOfAny}?${new URLSearchParams({ email: own })}`}
        text={t('settings.ownPassword')}
        hint={own}
      />
      <SettingsLink
        href={sessionPaths.security}
        text={t('security.twoStep')}
        hint={t('security.twoStepHint')}
      />
      {may(admin) && (
        <SettingsLink
          href={sessionPaths.setPasswordOfAny}
          text={t('settings.passwordOfAny')}
          hint={t('settings.passwordOfAnyHint')}
        />
      )}
      {may(staffFactorsApi.getRule.may) && (
        <SettingsLink
          href={sessionPaths.staffFactors}
          text={t('security.staffTwoStep')}
          hint={t('security.staffTwoStepHint')}
        />
      )}
    </SettingsLinks>
  )
}
