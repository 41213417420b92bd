// The only screen for a person whose role requires a second factor, until they have set one up.
import { Button, Divider, Stack, Text, Title } from '@mantine/core'
import { useEffect, useState } from 'react'
import { call } from '#kit/http/call.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useGo } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { sessionPaths } from '../session.paths.ts'
import { renewSession } from '../person/renewSession.ts'
import { session } from '../person/session.ts'
import { sessionApi } from '../session.contract.ts'
import { SignInPage } from '../sign-in/SignInPage.tsx'
import { useSession } from '../person/useSession.ts'
import { AuthenticatorPart } from './AuthenticatorPart.tsx'
import { PasskeysPart } from './passkeys/PasskeysPart.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { secondFactorApi } from './secondFactor.contract.ts'

export function SecuritySetup() {
  const t = useText()
  const go = useGo()
  const person = useSession()
  const [codes, setCodes] = useState<string[]>()
  // After setting one up the person goes home; anyone who opens this screen without need goes to /Security.
  const [isLeaving, setLeaving] = useState(false)
  const isDone = person !== null && !person.mustEnrol && !codes && !isLeaving
  const isShown = person !== null && !isDone
  const query = useAnswer(secondFactorApi.getFactors, {}, { enabled: isShown })
  useEffect(() => {
    if (!person) go(sessionPaths.login, { replace: true })
    else if (isDone) go(sessionPaths.security, { replace: true })
  }, [person, isDone, go])

  const goHome = async () => {
    setLeaving(true)
    await renewSession()
    go(sessionPaths.home, { replace: true })
  }
  const signOut = async () => {
    await call(sessionApi.logout, {}, { quiet: true }).catch(() => undefined)
    session.end()
  }
  const changed = (made: string[] | null) => (made ? setCodes(made) : void goHome())
  if (!isShown) return null
  return (
    <SignInPage title={t('security.setupTitle')} isLong>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => void goHome()} />
      ) : (
        <Stack>
          <Text size="sm">{t('security.setupText')}</Text>
          <Loaded query={query} lines={12}>
            {(factors) => (
              <>
                <Title order={2} size="h4">
                  {t('security.authenticator')}
                </Title>
                <AuthenticatorPart factors={factors} onChanged={changed} />
                <Divider />
                <Title order={2} size="h4">
                  {t('security.passkeys')}
                </Title>
                <PasskeysPart factors={factors} onChanged={changed} />
              </>
            )}
          </Loaded>
          <Divider />
          <Button variant="default" onClick={() => void signOut()}>
            {t('security.signOut')}
          </Button>
        </Stack>
      )}
    </SignInPage>
  )
}
