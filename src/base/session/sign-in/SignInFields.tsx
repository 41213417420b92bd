import { PasswordInput, TextInput } from '@mantine/core'
import type { UseFormReturn } from 'react-hook-form'
import { useText } from '#kit/i18n/useText.ts'
import { Failure } from '#kit/ui/Failure.tsx'

type Props = {
  form: UseFormReturn<{ username: string; password: string }>
  failure: string | undefined
  /** The user name is filled in already, so the password gets the focus. */
  knownName?: boolean
}

export function SignInFields({ form, failure, knownName = false }: Props) {
  const t = useText()
  const { errors } = form.formState
  return (
    <>
      <Failure text={failure} />
      <TextInput
        label={t('session.email')}
        type="email"
        autoComplete="username"
        autoFocus={!knownName}
        required
        error={errors.username?.message}
        {...form.register('username', { required: t('problem.required') })}
      />
      <PasswordInput
        visibilityToggleButtonProps={{ 'aria-label': t('session.showPassword') }}
        label={t('session.password')}
        autoComplete="current-password"
        required
        {...(knownName && { autoFocus: true, 'data-autofocus': true })}
        error={errors.password?.message}
        {...form.register('password', { required: t('problem.required') })}
      />
    </>
  )
}
