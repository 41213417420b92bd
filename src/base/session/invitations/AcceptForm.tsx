// An invited colleague chooses a password or, where the browser and the host can, a passkey.
import {
  Anchor,
  Button,
  Checkbox,
  Input,
  PasswordInput,
  SegmentedControl,
  Stack,
  Text,
} from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { CallFailed, call } from '#kit/http/call.ts'
import type { AnswerOf } from '#kit/http/endpoint.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { Failure } from '#kit/ui/Failure.tsx'
import { PasswordVerdict } from '../passwords/PasswordVerdict.tsx'
import { factorFailureText } from '../second-factor/factorFailureText.ts'
import { hasPasskeys, makePasskey } from '../second-factor/passkeys/passkeysInBrowser.ts'
import { termsHref } from '../sign-in/SignInPage.tsx'
import { acceptInvitationApi } from './acceptInvitation.contract.ts'
import type { InvitedPerson } from './acceptInvitation.contract.ts'

export type Accepted = AnswerOf<typeof acceptInvitationApi.acceptInvitation>
type Way = 'password' | 'passkey'
type Props = {
  code: string
  invited: InvitedPerson
  onAccepted: (accepted: Accepted) => void
  /** The link no longer works, perhaps since an answer to this person was lost. */
  onOver: () => void
}

export const isInvitationOver = (failure: unknown): boolean =>
  failure instanceof CallFailed && failure.problem['invitationOver'] === true

const quietly = { quiet: true, unheard: true }

export function AcceptForm({ code, invited, onAccepted, onOver }: Props) {
  const { username, passkeys } = invited
  const t = useText()
  const language = useLanguage()
  const [way, setWay] = useState<Way>('password')
  const [password, setPassword] = useState('')
  const [isAgreed, setAgreed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  const choice = async () => {
    if (way === 'password') return { code, password }
    const challenge = await call(
      acceptInvitationApi.beginInvitedPasskey,
      { body: { code } },
      quietly,
    )
    return { code, name: t('invitation.passkeyName'), passkey: await makePasskey(challenge) }
  }
  const accept = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(undefined)
    setBusy(true)
    try {
      onAccepted(
        await call(acceptInvitationApi.acceptInvitation, { body: await choice() }, quietly),
      )
    } catch (error) {
      if (isInvitationOver(error)) return onOver()
      setFailure(error)
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void accept(event)} noValidate>
      <Stack>
        <Text size="sm">{t('invitation.username', { username })}</Text>
        {passkeys && hasPasskeys() && (
          <Input.Wrapper label={t('invitation.how')} labelElement="div">
            <SegmentedControl
              fullWidth
              aria-label={t('invitation.how')}
              value={way}
              onChange={(next) => setWay(next as Way)}
              data={(['password', 'passkey'] as const).map((value) => ({
                value,
                label: t(`invitation.${value}`),
              }))}
            />
          </Input.Wrapper>
        )}
        <Failure text={failure === undefined ? undefined : factorFailureText(failure, t)} />
        {way === 'password' ? (
          <>
            {/* Password managers save a password with the user name next to it. */}
            <input type="text" hidden readOnly autoComplete="username" value={username} />
            <PasswordInput
              visibilityToggleButtonProps={{ 'aria-label': t('session.showPassword') }}
              label={t('session.newPassword')}
              autoComplete="new-password"
              autoFocus
              required
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
            <PasswordVerdict password={password} email={username} code={code} />
          </>
        ) : (
          <Text size="sm">{t('invitation.passkeyText')}</Text>
        )}
        <Checkbox
          checked={isAgreed}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
          label={
            <>
              {t('session.acceptTerms')}{' '}
              <Anchor href={`${termsHref}#${language}`} target="_blank" inherit>
                {t('session.termsAccepted')}
              </Anchor>
            </>
          }
        />
        <Button
          type="submit"
          size="sm"
          loading={isBusy}
          disabled={!isAgreed || (way === 'password' && password === '')}
        >
          {t(way === 'password' ? 'invitation.begin' : 'invitation.makePasskey')}
        </Button>
      </Stack>
    </form>
  )
}
