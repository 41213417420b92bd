// The mail server and the sender, edited by administrators, and tried with a mail.
import { Alert, Skeleton, Stack } from '@mantine/core'
import { useState } from 'react'
import { ReturnedMails } from '#base/bounces/returnedMails.ts'
import { callOf, useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { SettingsPage } from '#base/settings/SettingsPage.tsx'
import { DomainCheck } from './domain/DomainCheck.tsx'
import { FinishConsent } from './consent/FinishConsent.tsx'
import { MailServerForm } from './MailServerForm.tsx'
import { mailSettingsApi } from './mailSettings.contract.ts'
import type { MailSettings } from './mailSettings.contract.ts'
import { TestMail } from './TestMail.tsx'
import { mailFormOf } from './mailForm.ts'
import type { MailForm, Refused } from './mailForm.ts'

const changing = [
  mailSettingsApi.saveMailSettings,
  mailSettingsApi.mailConnected,
  mailSettingsApi.disconnectMail,
] as const

/** What a provider sends along when somebody comes back from its page. */
type Props = { state?: string | undefined; code?: string | undefined; error?: string | undefined }

export function MailPage({ state, code, error }: Props) {
  const t = useText()
  const query = useAnswer(
    mailSettingsApi.getMailSettings,
    {},
    {
      takes: (_known, change) =>
        changing.map((one) => callOf(change, one)?.answer).find((answer) => answer !== undefined),
    },
  )
  return (
    <SettingsPage title={t('settings.mailServer')} hint={t('mailSettings.hint')}>
      {state !== undefined && <FinishConsent state={state} code={code} error={error} />}
      <Loaded query={query} place={<Skeleton h={{ base: 1100, sm: 700 }} />}>
        {(settings) => <Mail settings={settings} />}
      </Loaded>
    </SettingsPage>
  )
}

function Mail({ settings }: { settings: MailSettings }) {
  // While something is typed, a change by somebody else does not replace it; saving finds it out.
  const [typed, setTyped] = useState<{ base: MailSettings; changes: Partial<MailForm> }>()
  const [refused, setRefused] = useState<Refused>()
  const base = typed?.base ?? settings
  const form = { ...mailFormOf(base), ...typed?.changes }
  const t = useText()
  const { isHeldBack, server } = settings.operator
  const isUnset = !server && !settings.host && (settings.signIn ?? 'password') === 'password'
  return (
    <Stack>
      {isHeldBack && <Alert color="attention">{t('mailSettings.heldBack')}</Alert>}
      {isUnset && !isHeldBack && <Alert color="attention">{t('mailSettings.outbox')}</Alert>}
      <MailServerForm
        base={base}
        form={form}
        refused={refused}
        onChange={(change) =>
          setTyped((before) => ({
            base: before?.base ?? settings,
            changes: { ...before?.changes, ...change },
          }))
        }
        onSaved={() => setTyped(undefined)}
      />
      <TestMail base={base} form={form} onRefused={setRefused} />
      <ReturnedMails />
      <DomainCheck />
    </Stack>
  )
}
