import { useText } from '#kit/i18n/useText.ts'
import { paths } from '#features/paths.ts'
import { admin } from '#features/session/permissions.contract.ts'
import { staffFactorsApi } from '#features/session/secondFactor/staffFactors.contract.ts'
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
      <SettingsLink
        href={paths.security}
        text={t('security.twoStep')}
        hint={t('security.twoStepHint')}
      />
      {may(admin) && (
        <SettingsLink
          href={paths.setPasswordOfAny}
          text={t('settings.passwordOfAny')}
          hint={t('settings.passwordOfAnyHint')}
        />
      )}
      {may(staffFactorsApi.getRule.may) && (
        <SettingsLink
          href={paths.staffFactors}
          text={t('security.staffTwoStep')}
          hint={t('security.staffTwoStepHint')}
        />
      )}
    </SettingsLinks>
  )
}
