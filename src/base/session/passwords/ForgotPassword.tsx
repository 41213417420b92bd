import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { sessionPaths } from '../session.paths.ts'
import { Done } from '../sign-in/Done.tsx'
import { Failure } from '#kit/ui/Failure.tsx'
import { failureText } from '#kit/ui/failureText.ts'
import { sessionApi } from '../session.contract.ts'
import { SignInPage } from '../sign-in/SignInPage.tsx'
import { useSearchTexts } from '../sign-in/useSearchTexts.ts'

export function ForgotPassword() {
  const t = useText()
  const email = useSearchTexts().get('email') ?? ''
  const [failure, setFailure] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email } })
  const { errors, isSubmitting } = formState

  const send = handleSubmit(async (body) => {
    setFailure(undefined)
    try {
      await call(sessionApi.forgotPassword, { body }, { quiet: true })
      setSentTo(body.email.trim())
    } catch (error) {
      setFailure(failureText(error, t))
    }
  })

  return (
    <SignInPage title={t('session.forgottenTitle')}>
      <Stack>
        {sentTo ? (
          <Done text={t('session.linkSent', { email: sentTo })} />
        ) : (
          <form onSubmit={(event) => void send(event)} noValidate>
            <Stack>
              <Text size="sm">{t('session.forgottenText')}</Text>
              <Failure text={failure} />
              <TextInput
                label={t('session.email')}
                type="email"
                autoComplete="username"
                autoFocus
                required
                error={errors.email?.message}
                {...register('email', { required: t('problem.required') })}
              />
              <Button type="submit" size="sm" disabled={isSubmitting}>
                {t('session.sendLink')}
              </Button>
            </Stack>
          </form>
        )}
        <GoLink href={sessionPaths.login}>{t('session.backToSignIn')}</GoLink>
      </Stack>
    </SignInPage>
  )
}
