// Button to sign in with a passkey alone, if the browser supports passkeys and the host is a name, not an IP address.
import { Button } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { signInFailureText } from '../../sign-in/signInFailureText.ts'
import type { Session } from '../../person/storedSession.ts'
import { secondStepApi } from '../secondStep.contract.ts'
import { needSecondFactorTexts } from '../secondFactorTexts.ts'

type Props = {
  onSignedIn: (session: Session) => Promise<void> | void
  onFailure: (text: string | undefined) => void
}

const isPossible = () =>
  typeof window.PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(window.location.hostname)

export function PasskeySignIn({ onSignedIn, onFailure }: Props) {
  const t = useText()
  const [busy, setBusy] = useState(false)
  if (!isPossible()) return null
  const signIn = async () => {
    onFailure(undefined)
    setBusy(true)
    try {
      const [passkeys, failures] = await Promise.all([
        import('./passkeysInBrowser.ts'),
        import('../factorFailureText.ts'),
        needSecondFactorTexts(),
      ])
      try {
        const challenge = await call(secondStepApi.beginPasskeySignIn, {}, { quiet: true })
        const passkey = await passkeys.signWithPasskey(challenge)
        const body = { passkey }
        await onSignedIn(await call(secondStepApi.signInWithPasskey, { body }, { quiet: true }))
      } catch (error) {
        // No message when the person closes the browser's passkey dialog.
        if (!(error instanceof passkeys.PasskeyCancelled))
          onFailure(failures.factorFailureText(error, t))
      }
    } catch (error) {
      onFailure(signInFailureText(error, t))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="default"
      loading={busy}
      leftSection={<IconFingerprint size={18} aria-hidden />}
      onClick={() => void signIn()}
    >
      {t('session.passkeySignIn')}
    </Button>
  )
}
