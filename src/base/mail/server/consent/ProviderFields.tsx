// The registration at Google or Microsoft, and the consent of the mailbox there.
import { Alert, Button, Group, PasswordInput, SimpleGrid, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { formatInstantTime } from '#kit/fields/format.ts'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { ConfirmButton } from '#kit/ui/confirm/ConfirmButton.tsx'
import { CopyButton } from '#kit/ui/CopyButton.tsx'
import { Failure } from '#kit/ui/Failure.tsx'
import { failureText } from '#kit/ui/failureText.ts'
import { isChanged } from '../mailForm.ts'
import type { FieldsProps } from '../mailForm.ts'
import { mailSettingsApi } from '../mailSettings.contract.ts'

type Props = FieldsProps & { provider: 'google' | 'microsoft' }

export function ProviderFields(props: Props) {
  const t = useText()
  const { base, form, provider, onChange, errorOf } = props
  const setOn = base.clientSecretSetOn
  const text = (name: 'user' | 'clientId' | 'tenant', label: string, maxLength: number) => (
    <TextInput
      label={label}
      maxLength={maxLength}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={form[name]}
      error={errorOf(name)}
      {...(name === 'tenant' && { placeholder: t('mailSettings.tenantHint') })}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  )
  return (
    <>
      <Text size="sm" maw={760}>
        {t(`mailSettings.${provider}.how`)}
      </Text>
      <Group gap="xs" align="end" wrap="nowrap">
        <TextInput
          flex="1 1 20rem"
          readOnly
          label={t('mailSettings.redirect')}
          value={base.redirect}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={base.redirect} />
      </Group>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {text('user', t('mailSettings.mailbox'), 254)}
        {text('clientId', t('mailSettings.clientId'), 200)}
        <PasswordInput
          label={t('mailSettings.clientSecret')}
          visibilityToggleButtonProps={{ 'aria-label': t('mailSettings.showPassword') }}
          autoComplete="new-password"
          maxLength={500}
          value={form.clientSecret}
          error={errorOf('clientSecret')}
          {...(setOn && {
            description: t('mailSettings.passwordStored', { date: formatInstantTime(setOn) }),
          })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onChange={(event) => onChange({ clientSecret: event.currentTarget.value })}
        />
        {provider === 'microsoft' && text('tenant', t('mailSettings.tenant'), 100)}
      </SimpleGrid>
      <Consent {...props} />
    </>
  )
}

function Consent({ base, form }: Pick<Props, 'base' | 'form'>) {
  const t = useText()
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const mustSave = isChanged(base, form)
  const { connectedOn, consentLostOn } = base
  const connect = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const { url } = await call(mailSettingsApi.connectMail, {}, { quiet: true })
      window.location.assign(url)
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  return (
    <>
      <Alert color={connectedOn && !consentLostOn ? 'done' : 'attention'}>
        {consentLostOn
          ? t('mailSettings.consentIsLost', { date: formatInstantTime(consentLostOn) })
          : connectedOn
            ? t('mailSettings.connectedSince', { date: formatInstantTime(connectedOn) })
            : t('mailSettings.notConnected')}
      </Alert>
      <Failure text={failure === undefined ? undefined : failureText(failure, t)} />
      <Group>
        <Button variant="light" loading={isBusy} disabled={mustSave} onClick={() => void connect()}>
          {t(connectedOn ? 'mailSettings.connectAgain' : 'mailSettings.connect')}
        </Button>
        {connectedOn && (
          <ConfirmButton
            text={t('mailSettings.disconnectQuestion')}
            onConfirmed={() => call(mailSettingsApi.disconnectMail, {})}
          >
            {t('mailSettings.disconnect')}
          </ConfirmButton>
        )}
        {mustSave && <Text size="sm">{t('mailSettings.saveFirst')}</Text>}
      </Group>
    </>
  )
}
