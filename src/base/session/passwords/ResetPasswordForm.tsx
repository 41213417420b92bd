import { Anchor, Button, Checkbox, PasswordInput, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { call } from '#kit/http/call.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { Failure } from '#kit/ui/Failure.tsx'
import { failureText } from '#kit/ui/failureText.ts'
import { PasswordVerdict } from './PasswordVerdict.tsx'
import { session } from '../person/session.ts'
import { sessionApi } from '../session.contract.ts'
import { termsHref } from '../sign-in/SignInPage.tsx'

type Props = { code: string; email: string; onDone: () => void }

export function ResetPasswordForm({ code, email, onDone }: Props) {
  const t = useText()
  const language = useLanguage()
  const [failure, setFailure] = useState<string>()
  const [accepted, setAccepted] = useState(false)
  const { register, handleSubmit, formState, getValues, control } = useForm({
    defaultValues: { password: '', confirmPassword: '' },
  })
  const { errors, isSubmitting } = formState
  const typed = useWatch({ control, name: 'password' })

  const reset = handleSubmit(async (passwords) => {
    setFailure(undefined)
    try {
      await call(sessionApi.resetPassword, { body: { email, code, ...passwords } }, { quiet: true })
      // The server has ended all sessions of this person, including this browser's.
      if (session.current()?.username === email) session.end()
      onDone()
    } catch (error) {
      setFailure(failureText(error, t))
    }
  })

  return (
    <form onSubmit={(event) => void reset(event)} noValidate>
      <Stack>
        <Text size="sm">{t('session.resetFor', { email })}</Text>
        <Failure text={failure} />
        {/* Password managers save a password with the user name next to it. */}
        <input type="text" hidden readOnly autoComplete="username" value={email} />
        <PasswordInput
          visibilityToggleButtonProps={{ 'aria-label': t('session.showPassword') }}
          label={t('session.newPassword')}
          autoComplete="new-password"
          autoFocus
          required
          error={errors.password?.message}
          {...register('password', { required: t('problem.required') })}
        />
        <PasswordVerdict password={typed} email={email} code={code} />
        <PasswordInput
          visibilityToggleButtonProps={{ 'aria-label': t('session.showPassword') }}
          label={t('session.confirmPassword')}
          autoComplete="new-password"
          required
          error={errors.confirmPassword?.message}
          {...register('confirmPassword', {
            validate: (value) =>
              value === getValues('password') || t('session.passwordsShouldMatch'),
          })}
        />
        <Checkbox
          checked={accepted}
          onChange={(event) => setAccepted(event.currentTarget.checked)}
          label={
            <>
              {t('session.acceptTerms')}{' '}
              <Anchor href={`${termsHref}#${language}`} target="_blank" inherit>
                {t('session.termsAccepted')}
              </Anchor>
            </>
          }
        />
        <Button type="submit" size="sm" disabled={!accepted || isSubmitting}>
          {t('session.submit')}
        </Button>
      </Stack>
    </form>
  )
}
