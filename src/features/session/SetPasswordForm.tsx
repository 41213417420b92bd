import { Button, Group, NativeSelect, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Done } from './Done.tsx'
import { Failure } from '#kit/ui/Failure.tsx'
import { failureText } from '#kit/ui/failureText.ts'
import { sessionApi } from './session.contract.ts'

type Props = {
  email: string
  /** The e-mails to choose from; without them any can be written. */
  emails?: string[]
  /** Only this e-mail. */
  fixed?: boolean
}

export function SetPasswordForm({ email, emails, fixed = false }: Props) {
  const t = useText()
  const [failure, setFailure] = useState<string>()
  const [setFor, setSetFor] = useState<string>()
  const { register, handleSubmit, formState, reset } = useForm({ values: { email, password: '' } })
  const { errors, isSubmitting } = formState
  const emailField = register('email', { required: t('problem.required') })

  const save = handleSubmit(async (body) => {
    setFailure(undefined)
    setSetFor(undefined)
    try {
      await call(sessionApi.setPassword, { body }, { quiet: true })
      setSetFor(body.email.trim())
      reset({ email: body.email, password: '' })
    } catch (error) {
      setFailure(failureText(error, t))
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
        <PasswordInput
          visibilityToggleButtonProps={{ 'aria-label': t('session.showPassword') }}
          label={t('session.newPassword')}
          description={t('session.newPasswordHint')}
          autoComplete="new-password"
          required
          error={errors.password?.message}
          {...register('password', { required: t('problem.required') })}
        />
        <Group>
          <Button type="submit" disabled={isSubmitting}>
            {t('session.setPassword')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
