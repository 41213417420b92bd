// Asks for one factor, with buttons to switch to another: for the second step and for a proof.
import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { Failure } from '#kit/ui/Failure.tsx'
import type { StepWay } from '../session.contract.ts'
import { factorFailureText } from './factorFailureText.ts'

export type ConfirmationMethod = StepWay | 'password'

const names = {
  password: 'security.byPassword',
  code: 'security.byCode',
  passkey: 'security.byPasskey',
  recoveryCode: 'security.byRecoveryCode',
} as const
const texts = {
  password: undefined,
  code: 'security.stepCode',
  passkey: 'security.stepPasskey',
  recoveryCode: 'security.stepRecoveryCode',
} as const

type Props = {
  ways: readonly ConfirmationMethod[]
  /** Sends the factor. `typed` is empty for a passkey. */
  show: (way: ConfirmationMethod, typed: string) => Promise<void>
  submit: string
  children?: ReactNode
}

export function ShowFactor({ ways, show, submit, children }: Props) {
  const t = useText()
  const [way, setWay] = useState<ConfirmationMethod | undefined>(ways[0])
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  if (!way) return <Text size="sm">{t('security.noWay')}</Text>

  const choose = (next: ConfirmationMethod) => {
    setWay(next)
    setTyped('')
    setMissing(false)
    setFailure(undefined)
  }
  const send = async () => {
    setMissing(way !== 'passkey' && typed.trim() === '')
    if (way !== 'passkey' && typed.trim() === '') return
    setFailure(undefined)
    setBusy(true)
    try {
      await show(way, typed)
    } catch (error) {
      setFailure(error)
      setTyped('')
    } finally {
      setBusy(false)
    }
  }
  const input = {
    label: t(names[way]),
    value: typed,
    onChange: (event: { currentTarget: { value: string } }) => setTyped(event.currentTarget.value),
    error: missing && t('problem.required'),
    autoFocus: true,
    'data-autofocus': true,
  }
  const hint = texts[way]
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Stack>
        {hint && <Text size="sm">{t(hint)}</Text>}
        <Failure text={failure ? factorFailureText(failure, t) : undefined} />
        {way === 'password' && (
          <PasswordInput
            {...input}
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': t('session.showPassword') }}
          />
        )}
        {way === 'code' && (
          <TextInput {...input} inputMode="numeric" autoComplete="one-time-code" maxLength={20} />
        )}
        {way === 'recoveryCode' && (
          <TextInput {...input} autoComplete="off" autoCapitalize="none" spellCheck={false} />
        )}
        {children}
        {/* The key mounts a new button for each way, so that for a passkey, which has no field, it gets the focus. */}
        <Button key={way} type="submit" loading={busy} autoFocus={way === 'passkey'}>
          {way === 'passkey' ? t('security.usePasskey') : submit}
        </Button>
        {ways.length > 1 && (
          <Stack gap={4}>
            <Text size="sm" className="quiet">
              {t('security.otherWay')}
            </Text>
            {ways
              .filter((each) => each !== way)
              .map((each) => (
                <Button key={each} variant="default" size="xs" onClick={() => choose(each)}>
                  {t(names[each])}
                </Button>
              ))}
          </Stack>
        )}
      </Stack>
    </form>
  )
}
