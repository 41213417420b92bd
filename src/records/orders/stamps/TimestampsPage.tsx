// The service that stamps the acts of orders, edited and tried by administrators.
import { Alert, Button, Group, Paper, Stack, Text, TextInput, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formatInstantTime } from '#kit/fields/format.ts'
import { CallFailed, call } from '#kit/http/call.ts'
import { callOf, useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Failure } from '#kit/ui/Failure.tsx'
import { failureText } from '#kit/ui/failureText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { showNotice } from '#kit/ui/notices.ts'
import { SettingsPage } from '#base/settings/SettingsPage.tsx'
import { timestampSettingsApi } from './timestampSettings.contract.ts'
import type { TimestampSettings } from './timestampSettings.contract.ts'

export function TimestampsPage() {
  const t = useText()
  const query = useAnswer(
    timestampSettingsApi.getTimestampSettings,
    {},
    {
      takes: (_known, change) =>
        callOf(change, timestampSettingsApi.saveTimestampSettings)?.answer ?? undefined,
    },
  )
  return (
    <SettingsPage title={t('settings.timestamps')} hint={t('timestamp.hint')}>
      <Loaded query={query} lines={8}>
        {(settings) => <Service settings={settings} />}
      </Loaded>
    </SettingsPage>
  )
}

function Service({ settings }: { settings: TimestampSettings }) {
  const t = useText()
  // While something is typed, a change by somebody else does not replace it; saving finds it out.
  const [typed, setTyped] = useState<{ base: TimestampSettings; url: string; pem: string }>()
  const base = typed?.base ?? settings
  const url = typed?.url ?? settings.url ?? ''
  const pem = typed?.pem ?? settings.certificates ?? ''
  const type = (change: { url?: string; pem?: string }) => {
    trial.reset()
    setTyped({ base, url, pem, ...change })
  }
  const values = { url: url.trim() || null, certificates: pem.trim() || null }
  const saving = useMutation({
    mutationFn: () =>
      call(
        timestampSettingsApi.saveTimestampSettings,
        { body: { version: base.version, ...values } },
        { quiet: true },
      ),
    onSuccess: () => {
      setTyped(undefined)
      showNotice({ message: t('timestamp.saved'), color: 'done' })
    },
  })
  const trial = useMutation({
    mutationFn: () => {
      const body = { url: url.trim(), certificates: values.certificates }
      return call(timestampSettingsApi.tryTimestamp, { body }, { quiet: true })
    },
  })
  const error = saving.error ?? trial.error
  const refused = error instanceof CallFailed ? error.problem.errors : undefined
  const isConflict = saving.error instanceof CallFailed && saving.error.status === 409
  const isChanged = url !== (base.url ?? '') || pem !== (base.certificates ?? '')
  return (
    <Paper
      component="form"
      withBorder
      p="lg"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!saving.isPending) saving.mutate()
      }}
    >
      <Stack>
        <State settings={settings} />
        <TextInput
          label={t('timestampSettings.url')}
          description={t('timestamp.urlHint')}
          inputMode="url"
          maxLength={300}
          value={url}
          error={refused?.['url']?.[0]}
          onChange={(event) => type({ url: event.currentTarget.value })}
        />
        <Textarea
          label={t('timestampSettings.certificates')}
          description={t('timestamp.certificatesHint')}
          maxLength={20_000}
          autosize
          minRows={3}
          maxRows={12}
          value={pem}
          error={refused?.['certificates']?.[0]}
          onChange={(event) => type({ pem: event.currentTarget.value })}
        />
        <Failure text={error && !refused ? failureText(error, t) : undefined} />
        <div aria-live="polite">
          {trial.data && (
            <Alert color={trial.data.isStamped ? 'done' : 'trouble'}>{trial.data.text}</Alert>
          )}
        </div>
        <Group>
          <Button type="submit" loading={saving.isPending} disabled={!isChanged}>
            {t('kit.save')}
          </Button>
          <Button
            variant="default"
            loading={trial.isPending}
            disabled={!url.trim()}
            onClick={() => trial.mutate()}
          >
            {t('timestamp.try')}
          </Button>
          {isConflict && (
            <Button
              variant="default"
              onClick={() => {
                saving.reset()
                setTyped(undefined)
              }}
            >
              {t('timestamp.reload')}
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  )
}

/** Whether it is on and works, and how many acts are stamped. */
function State({ settings }: { settings: TimestampSettings }) {
  const t = useText()
  const { url, failure, failedOn, stamped, unstamped } = settings
  return (
    <>
      {url !== null && failure !== null && failedOn !== null && (
        <Alert color="attention">
          {t('timestamp.failed', { date: formatInstantTime(failedOn) })}{' '}
          {t(`timestamp.failure.${failure}`)}
        </Alert>
      )}
      <Text size="sm">
        {url === null ? t('timestamp.off') : t('timestamp.counts', { stamped, unstamped })}
      </Text>
    </>
  )
}
