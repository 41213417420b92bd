// Signing in with a passkey alone, where the browser has such a thing and the address is a name.
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
        const asked = await call(secondStepApi.beginPasskeySignIn, {}, { quiet: true })
        const passkey = await passkeys.signWithPasskey(asked)
        const body = { passkey }
        await onSignedIn(await call(secondStepApi.signInWithPasskey, { body }, { quiet: true }))
      } catch (error) {
        // Closing the window of the browser needs no word.
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
