import { Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { CallFailed, call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Failure } from '#kit/ui/Failure.tsx'
import { failureText } from '#kit/ui/failureText.ts'
import { useSession } from '#base/session/person/useSession.ts'
import { changesOf } from './mailForm.ts'
import type { MailForm, Refused } from './mailForm.ts'
import { mailSettingsApi } from './mailSettings.contract.ts'
import type { MailSettings } from './mailSettings.contract.ts'
import { TrialSteps } from './TrialSteps.tsx'

type Props = {
  base: MailSettings
  form: MailForm
  /** The fields of the form above that are missing or wrong. */
  onRefused: (refused: Refused) => void
}

/** Sends a mail with what is typed, and shows what the server said in each step. */
export function TestMail({ base, form, onRefused }: Props) {
  const t = useText()
  const [to, setTo] = useState(useSession()?.username ?? '')
  const [stop, setStop] = useState<AbortController>()
  const trial = useMutation({
    mutationFn: (signal: AbortSignal) => {
      const body = { ...changesOf(base, form), to }
      return call(mailSettingsApi.tryMail, { body }, { quiet: true, signal })
    },
    onMutate: () => onRefused(undefined),
    onError: (error) => onRefused(refusedOf(error)),
  })
  const send = () => {
    const next = new AbortController()
    setStop(next)
    trial.mutate(next.signal)
  }
  const isStopped = trial.error instanceof DOMException
  const refused = refusedOf(trial.error)
  return (
    <Paper
      component="form"
      withBorder
      p="lg"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!trial.isPending) send()
      }}
    >
      <Stack>
        <div>
          <Title order={2}>{t('mailSettings.trial')}</Title>
          <Text className="quiet" size="sm">
            {t('mailSettings.trial.hint')}
          </Text>
        </div>
        <Group align="end">
          <TextInput
            flex="1 1 16rem"
            maw={360}
            label={t('mailSettings.trial.to')}
            inputMode="email"
            maxLength={254}
            value={to}
            error={refused?.['to']?.[0]}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
          <Button type="submit" variant="light" loading={trial.isPending} disabled={!to.trim()}>
            {t('mailSettings.trial.send')}
          </Button>
          {trial.isPending && (
            <Button variant="default" onClick={() => stop?.abort()}>
              {t('kit.cancel')}
            </Button>
          )}
        </Group>
        {trial.error && !isStopped && (
          <Failure text={refused ? t('mailSettings.trial.refused') : failureText(trial.error, t)} />
        )}
        <div aria-live="polite">{trial.data && <TrialSteps steps={trial.data.steps} />}</div>
      </Stack>
    </Paper>
  )
}

const refusedOf = (failure: unknown): Refused =>
  failure instanceof CallFailed ? failure.problem.errors : undefined
