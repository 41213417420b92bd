import {
  Button,
  Group,
  NativeSelect,
  Paper,
  SimpleGrid,
  Stack,
  TextInput,
  Title,
} from '@mantine/core'
import { useState } from 'react'
import { CallFailed, call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Failure } from '#kit/ui/Failure.tsx'
import { failureText } from '#kit/ui/failureText.ts'
import { showNotice } from '#kit/ui/notices.ts'
import { ProviderFields } from './consent/ProviderFields.tsx'
import { changesOf, isChanged } from './mailForm.ts'
import type { FieldsProps, MailForm, Refused } from './mailForm.ts'
import { mailSettingsApi, mailSignIns } from './mailSettings.contract.ts'
import { OperatorServer } from './OperatorServer.tsx'
import { PasswordServerFields } from './PasswordServerFields.tsx'

type Props = Omit<FieldsProps, 'errorOf'> & {
  /** By the last test mail. */
  refused: Refused
  /** Nothing typed is needed any more. */
  onSaved: () => void
}

export function MailServerForm({ base, form, refused, onChange, onSaved }: Props) {
  const t = useText()
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const errors = failure instanceof CallFailed ? failure.problem.errors : refused
  const isConflict = failure instanceof CallFailed && failure.status === 409
  const save = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await call(mailSettingsApi.saveMailSettings, { body: changesOf(base, form) }, { quiet: true })
      onSaved()
      showNotice({ message: t('mailSettings.saved'), color: 'done' })
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const fields = { base, form, onChange, errorOf: (name: string) => errors?.[name]?.[0] }
  const { server, sender } = base.operator
  return (
    <Paper
      component="form"
      withBorder
      p="lg"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void save()
      }}
    >
      <Stack>
        <Title order={2}>{t('mailSettings.server')}</Title>
        {server ? <OperatorServer server={server} /> : <ServerFields {...fields} />}
        <Title order={3}>{t('mailSettings.sender')}</Title>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label={t('mailSettings.senderAddress')}
            inputMode="email"
            maxLength={254}
            value={sender ?? form.senderAddress}
            readOnly={sender !== null}
            {...(sender !== null && {
              description: t('mailSettings.byOperator', { name: 'MAIL_FROM' }),
            })}
            // With a server of their own, administrators must enter it.
            {...(sender === null && server && { placeholder: base.defaultSender })}
            error={fields.errorOf('senderAddress')}
            onChange={(event) => onChange({ senderAddress: event.currentTarget.value })}
          />
          {sender === null && (
            <TextInput
              label={t('mailSettings.senderName')}
              maxLength={100}
              value={form.senderName}
              error={fields.errorOf('senderName')}
              onChange={(event) => onChange({ senderName: event.currentTarget.value })}
            />
          )}
        </SimpleGrid>
        <Failure text={failure === undefined ? undefined : failureText(failure, t)} />
        <Group>
          <Button type="submit" loading={isBusy} disabled={!isChanged(base, form)}>
            {t('kit.save')}
          </Button>
          {isConflict && (
            <Button
              variant="default"
              onClick={() => {
                setFailure(undefined)
                onSaved()
              }}
            >
              {t('mailSettings.reload')}
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  )
}

function ServerFields(props: FieldsProps) {
  const t = useText()
  const { form, onChange, errorOf } = props
  return (
    <>
      <NativeSelect
        label={t('mailSettings.signIn')}
        maw={360}
        value={form.signIn}
        error={errorOf('signIn')}
        data={mailSignIns.map((value) => ({ value, label: t(`mailSettings.signIn.${value}`) }))}
        onChange={(event) => onChange({ signIn: event.currentTarget.value as MailForm['signIn'] })}
      />
      {form.signIn === 'password' ? (
        <PasswordServerFields {...props} />
      ) : (
        <ProviderFields {...props} provider={form.signIn} />
      )}
    </>
  )
}
