import { NativeSelect, PasswordInput, SimpleGrid, Text, TextInput } from '@mantine/core'
import { formatInstantTime } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { mailSecurities } from './mailSettings.contract.ts'
import { portOf } from './mailForm.ts'
import type { FieldsProps, MailForm } from './mailForm.ts'

/** A server that takes a user and a password, or no sign-in at all. */
export function PasswordServerFields({ base, form, onChange, errorOf }: FieldsProps) {
  const t = useText()
  const setOn = base.passwordSetOn
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <TextInput
          label={t('mailSettings.host')}
          placeholder="mail.example.com"
          maxLength={253}
          autoCapitalize="none"
          spellCheck={false}
          value={form.host}
          error={errorOf('host')}
          onChange={(event) => onChange({ host: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('mailSettings.security')}
          value={form.security}
          error={errorOf('security')}
          data={mailSecurities.map((value) => ({
            value,
            label: t(`mailSettings.security.${value}`),
          }))}
          onChange={(event) =>
            onChange({ security: event.currentTarget.value as MailForm['security'] })
          }
        />
        <TextInput
          label={t('mailSettings.port')}
          placeholder={portOf(form)}
          inputMode="numeric"
          maxLength={5}
          value={form.port}
          error={errorOf('port')}
          onChange={(event) => onChange({ port: event.currentTarget.value })}
        />
      </SimpleGrid>
      {form.security === 'none' && <Text size="sm">{t('mailSettings.unsafe')}</Text>}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label={t('mailSettings.user')}
          maxLength={254}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={form.user}
          error={errorOf('user')}
          onChange={(event) => onChange({ user: event.currentTarget.value })}
        />
        <PasswordInput
          label={t('mailSettings.password')}
          visibilityToggleButtonProps={{ 'aria-label': t('mailSettings.showPassword') }}
          // Browsers would fill in the password of the administrator.
          autoComplete="new-password"
          maxLength={500}
          value={form.password}
          error={errorOf('password')}
          {...(setOn && {
            description: t('mailSettings.passwordStored', { date: formatInstantTime(setOn) }),
          })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onChange={(event) => onChange({ password: event.currentTarget.value })}
        />
      </SimpleGrid>
    </>
  )
}
