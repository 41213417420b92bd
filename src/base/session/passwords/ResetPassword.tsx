// Opened from the mailed link (code and email). With an e-mail alone it redirects: administrators to the
// screen that sets the password, anyone else to the screen that mails a link.
import { Button, Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink, useGo } from '#kit/ui/GoLink.tsx'
import { sessionPaths } from '../session.paths.ts'
import { Done } from '../sign-in/Done.tsx'
import { admin } from '#base/permissions/permissions.contract.ts'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'
import { SignInPage } from '../sign-in/SignInPage.tsx'
import { useSearchTexts } from '../sign-in/useSearchTexts.ts'
import { useLanguageOfLink } from '../sign-in/useLanguageOfLink.ts'
import { useMay } from '../person/useSession.ts'

export function ResetPassword() {
  const t = useText()
  const go = useGo()
  const isAdmin = useMay()(admin)
  const search = useSearchTexts()
  // Read once: while leaving, the URL is already that of the next screen.
  const [{ code, email, language }] = useState({
    code: search.get('code'),
    email: search.get('email') ?? '',
    language: search.get('language'),
  })
  const [done, setDone] = useState(false)
  useLanguageOfLink(language)

  useEffect(() => {
    if (code) return
    const path = isAdmin ? sessionPaths.setPasswordOfAny : sessionPaths.forgotPassword
    go(`${path}?${new URLSearchParams({ email })}`, { replace: true })
  }, [code, email, isAdmin, go])
  if (!code) return null

  return (
    <SignInPage title={t('session.resetTitle')}>
      <Stack>
        {done ? (
          <>
            <Done text={t('session.resetDone')} />
            <Button component={GoLink} href={sessionPaths.login} size="sm">
              {t('session.signIn')}
            </Button>
          </>
        ) : (
          <>
            <ResetPasswordForm code={code} email={email} onDone={() => setDone(true)} />
            <GoLink href={sessionPaths.login}>{t('session.backToSignIn')}</GoLink>
          </>
        )}
      </Stack>
    </SignInPage>
  )
}
