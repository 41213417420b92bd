import { Button, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { keptHere } from '#kit/outbox/kept.ts'
import { GoLink, useGo } from '#kit/ui/GoLink.tsx'
import { useStore } from '#kit/ui/store.ts'
import { sessionPaths } from '../session.paths.ts'
import { signInFailureText } from './signInFailureText.ts'
import { LazySecondStep } from '../second-factor/LazySecondStep.tsx'
import { PasskeySignIn } from '../second-factor/passkeys/PasskeySignIn.tsx'
import { sessionApi } from '../session.contract.ts'
import type { SecondStep } from '../session.contract.ts'
import { SignInFields } from './SignInFields.tsx'
import { SignInPage } from './SignInPage.tsx'
import { useBeginSession } from './useBeginSession.ts'
import { useSearchTexts } from './useSearchTexts.ts'
import { useSession } from '../person/useSession.ts'

export function Login() {
  const t = useText()
  const go = useGo()
  const signedIn = useSession() !== null
  const isWaiting = Object.values(useStore(keptHere)).some((count) => count > 0)
  const search = useSearchTexts()
  // Read once: while leaving, the URL is already that of the next screen.
  const [target] = useState(() => insideOnly(search.get('returnTo')))
  const begin = useBeginSession()
  const [failure, setFailure] = useState<string>()
  const [step, setStep] = useState<SecondStep>()
  const form = useForm({
    defaultValues: { username: '', password: '' },
  })
  const { handleSubmit, formState } = form
  const { isSubmitting } = formState

  // Runs when another tab signs in, too.
  useEffect(() => {
    if (signedIn) go(target, { replace: true })
  }, [signedIn, go, target])

  const signIn = handleSubmit(async (body) => {
    setFailure(undefined)
    try {
      const answer = await call(sessionApi.login, { body }, { quiet: true })
      if ('secondStep' in answer) setStep(answer.secondStep)
      else await begin(answer)
    } catch (error) {
      setFailure(signInFailureText(error, t))
    }
  })
  const endStep = (reason?: string) => {
    setStep(undefined)
    setFailure(reason)
    form.resetField('password')
  }

  return (
    <SignInPage title={t('session.signIn')}>
      {step ? (
        <LazySecondStep step={step} onSignedIn={begin} onOver={endStep} />
      ) : (
        <form onSubmit={(event) => void signIn(event)} noValidate>
          <Stack>
            {isWaiting && (
              <Text size="sm" component="output">
                {t('session.waiting')}
              </Text>
            )}
            <SignInFields form={form} failure={failure} />
            <Button type="submit" size="sm" disabled={isSubmitting}>
              {isSubmitting ? t('session.signingIn') : t('session.signIn')}
            </Button>
            <PasskeySignIn onSignedIn={begin} onFailure={setFailure} />
            <GoLink href={sessionPaths.forgotPassword}>{t('session.forgotten')}</GoLink>
          </Stack>
        </form>
      )}
    </SignInPage>
  )
}

/** Only a path within the app, to avoid redirects to other sites. */
const insideOnly = (path: string | null) =>
  path && /^\/(?![/\\])/.test(path) && !path.startsWith(sessionPaths.login)
    ? path
    : sessionPaths.home
