import { Button, Group, NativeSelect, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { CallFailed, call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Done } from '../sign-in/Done.tsx'
import { Failure } from '#kit/ui/Failure.tsx'
import { failureText } from '#kit/ui/failureText.ts'
import { PasswordVerdict } from './PasswordVerdict.tsx'
import { sessionApi } from '../session.contract.ts'
import { useSession } from '../person/useSession.ts'

type Props = {
  email: string
  /** The e-mails to choose from; without them any can be typed. */
  emails?: string[]
  /** The e-mail cannot be changed. */
  fixed?: boolean
}

export function SetPasswordForm({ email, emails, fixed = false }: Props) {
  const t = useText()
  const [failure, setFailure] = useState<string>()
  const [setFor, setSetFor] = useState<string>()
  const { register, handleSubmit, formState, reset, control, setError } = useForm({
    values: { email, password: '', currentPassword: '' },
  })
  const { errors, isSubmitting } = formState
  const typed = useWatch({ control })
  const isOwn = typed.email?.trim().toLowerCase() === useSession()?.username
  const emailField = register('email', { required: t('problem.required') })

  const save = handleSubmit(async ({ currentPassword, ...body }) => {
    setFailure(undefined)
    setSetFor(undefined)
    try {
      const input = { ...body, ...(currentPassword && { currentPassword }) }
      await call(sessionApi.setPassword, { body: input }, { quiet: true })
      setSetFor(body.email.trim())
      reset({ email: body.email, password: '', currentPassword: '' })
    } catch (error) {
      const currentErrors = error instanceof CallFailed && error.problem.errors?.['currentPassword']
      if (currentErrors)
        setError('currentPassword', { message: currentErrors.join(' ') }, { shouldFocus: true })
      else setFailure(failureText(error, t))
    }
  })

  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack>
        <Failure text={failure} />
        {setFor && <Done text={t('session.passwordSet', { email: setFor })} />}
        {emails ? (
          <NativeSelect label={t('session.email')} data={emails} {...emailField} />
        ) : (
          <TextInput
            label={t('session.email')}
            type="email"
            autoComplete="off"
            required
            readOnly={fixed}
            error={errors.email?.message}
            {...emailField}
          />
        )}
        {(isOwn || errors.currentPassword) && (
          <PasswordInput
            visibilityToggleButtonProps={{ 'aria-label': t('session.showPassword') }}
            label={t('session.currentPassword')}
            autoComplete="current-password"
            error={errors.currentPassword?.message}
            {...register('currentPassword')}
          />
        )}
        <PasswordInput
          visibilityToggleButtonProps={{ 'aria-label': t('session.showPassword') }}
          label={t('session.newPassword')}
          autoComplete="new-password"
          required
          error={errors.password?.message}
          {...register('password', { required: t('problem.required') })}
        />
        <PasswordVerdict password={typed.password ?? ''} email={typed.email ?? ''} />
        <Group>
          <Button type="submit" disabled={isSubmitting}>
            {t('session.setPassword')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
