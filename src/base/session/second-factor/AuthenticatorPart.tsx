import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { formatInstantTime } from '#kit/fields/format.ts'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { ConfirmButton } from '#kit/ui/confirm/ConfirmButton.tsx'
import { Failure } from '#kit/ui/Failure.tsx'
import { secondFactorApi } from './secondFactor.contract.ts'
import type { OwnFactors } from './secondFactor.contract.ts'
import { SetUpAuthenticator } from './SetUpAuthenticator.tsx'
import type { AuthenticatorDraft } from './SetUpAuthenticator.tsx'
import { useFactorChange } from './useFactorChange.tsx'

export type PartProps = {
  factors: OwnFactors
  /** Called with the new recovery codes, or null if there are none. */
  onChanged: (codes: string[] | null) => void
}

export function AuthenticatorPart({ factors, onChanged }: PartProps) {
  const t = useText()
  const [draft, setDraft] = useState<AuthenticatorDraft>()
  // After cancelling, the button that started the set-up is mounted again and gets the focus.
  const [isBack, setBack] = useState(false)
  const { run, busy, failure, dialog } = useFactorChange(factors)
  const { authenticator } = factors
  const begin = () =>
    run(async () => setDraft(await call(secondFactorApi.beginAuthenticator, {}, { quiet: true })))
  const remove = () =>
    run(async () => {
      await call(secondFactorApi.deleteAuthenticator, {}, { quiet: true })
      onChanged(null)
    })
  if (draft)
    return (
      <SetUpAuthenticator
        draft={draft}
        factors={factors}
        onDone={(codes) => {
          setDraft(undefined)
          onChanged(codes)
        }}
        onCancel={() => {
          setBack(true)
          setDraft(undefined)
        }}
      />
    )
  return (
    <Stack>
      <Text size="sm">{t('security.authenticatorText')}</Text>
      {authenticator && (
        <Text size="sm" className="quiet">
          {t('security.since', { date: formatInstantTime(authenticator.createdOn) })}
          {' · '}
          {t('security.lastUsed', { date: formatInstantTime(authenticator.lastUsedOn) })}
        </Text>
      )}
      <Failure text={failure} />
      <Group>
        <Button
          variant={authenticator ? 'default' : 'filled'}
          loading={busy}
          autoFocus={isBack}
          onClick={() => void begin()}
        >
          {authenticator ? t('security.replaceAuthenticator') : t('security.setUpAuthenticator')}
        </Button>
        {authenticator && (
          <ConfirmButton
            text={t('security.removeAuthenticatorText')}
            confirmText={t('security.removeAuthenticator')}
            aria-label={t('security.removeAuthenticatorLabel')}
            onConfirmed={remove}
          >
            {t('security.removeAuthenticator')}
          </ConfirmButton>
        )}
      </Group>
      {dialog}
    </Stack>
  )
}
