import { Group } from '@mantine/core'
import { call } from '#kit/http/call.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useLabel, useText } from '#kit/i18n/useText.ts'
import { ConfirmButton } from '#kit/ui/confirm/ConfirmButton.tsx'
import { Failure } from '#kit/ui/Failure.tsx'
import { showNotice } from '#kit/ui/notices.ts'
import { secondFactorApi } from './secondFactor.contract.ts'
import { staffFactorsApi } from './staffFactors.contract.ts'
import type { PersonWithFactors } from './staffFactors.contract.ts'
import { useFactorChange } from './useFactorChange.tsx'
import { Pill } from '#kit/ui/Pill.tsx'

export function RoleName({ role }: { role: string | null }) {
  const label = useLabel()
  return role && label(`role.${role}`)
}

type Props = { person: PersonWithFactors }

export function FactorState({ person: { authenticator, passkeys, required } }: Props) {
  const t = useText()
  if (!authenticator && passkeys === 0)
    return <Pill tone={required ? 'red' : 'amber'}>{t('security.stateNone')}</Pill>
  return (
    <Group gap={4}>
      {authenticator && <Pill tone="green">{t('security.stateApp')}</Pill>}
      {passkeys > 0 && <Pill tone="green">{t('security.statePasskeys', { count: passkeys })}</Pill>}
    </Group>
  )
}

export function ResetFactors({ person: { id, name, authenticator, passkeys } }: Props) {
  const t = useText()
  const { data: factors } = useAnswer(secondFactorApi.getFactors, {})
  const { run, failure, dialog } = useFactorChange(factors)
  if (!authenticator && passkeys === 0) return null
  const reset = () =>
    run(async () => {
      const params = { id: String(id) }
      await call(staffFactorsApi.resetFactors, { params }, { quiet: true })
      showNotice({ message: t('security.resetDone', { name }) })
    })
  return (
    <>
      <ConfirmButton
        size="xs"
        text={t('security.resetText', { name })}
        confirmText={t('security.person.reset')}
        aria-label={t('security.resetLabel', { name })}
        onConfirmed={reset}
      >
        {t('security.person.reset')}
      </ConfirmButton>
      <Failure text={failure} />
      {dialog}
    </>
  )
}
