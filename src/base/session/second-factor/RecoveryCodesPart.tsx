import { Stack, Text } from '@mantine/core'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { ConfirmButton } from '#kit/ui/confirm/ConfirmButton.tsx'
import { Failure } from '#kit/ui/Failure.tsx'
import type { PartProps } from './AuthenticatorPart.tsx'
import { secondFactorApi } from './secondFactor.contract.ts'
import { useFactorChange } from './useFactorChange.tsx'

export function RecoveryCodesPart({ factors, onChanged }: PartProps) {
  const t = useText()
  const { run, failure, dialog } = useFactorChange(factors)
  const make = () =>
    run(async () =>
      onChanged((await call(secondFactorApi.newRecoveryCodes, {}, { quiet: true })).recoveryCodes),
    )
  return (
    <Stack>
      <Text size="sm">{t('security.recoveryCodesText')}</Text>
      <Text fw={600}>{t('security.codesLeft', { count: factors.recoveryCodesLeft })}</Text>
      <Failure text={failure} />
      <div>
        <ConfirmButton
          harmless
          text={t('security.newCodesText')}
          confirmText={t('security.newCodes')}
          onConfirmed={make}
        >
          {t('security.newCodes')}
        </ConfirmButton>
      </div>
      {dialog}
    </Stack>
  )
}
