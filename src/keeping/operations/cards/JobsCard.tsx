import { Button, Group, Text } from '@mantine/core'
import { formatInstantTime } from '#kit/fields/format.ts'
import { call } from '#kit/http/call.ts'
import { useLabel, useText } from '#kit/i18n/useText.ts'
import { operationsApi } from '../operations.contract.ts'
import type { Operations } from '../operations.contract.ts'
import { useRetry } from '../useRetry.ts'
import { ErrorText } from './ErrorText.tsx'
import { Detail, FactCard, Rows } from './FactCard.tsx'
import { Pill } from '#kit/ui/Pill.tsx'

type Queue = Operations['jobs'][number]

export function JobsCard({ jobs }: Pick<Operations, 'jobs'>) {
  const t = useText()
  const nameOf = useJobName()
  const weight = ({ failed, retrying }: Queue) => (failed ? 2 : retrying ? 1 : 0)
  const shown = jobs
    .map((queue) => ({ queue, name: nameOf(queue.name) }))
    .toSorted(
      (one, other) => weight(other.queue) - weight(one.queue) || one.name.localeCompare(other.name),
    )
  return (
    <FactCard title={t('operations.jobs')}>
      <Rows items={shown} keyOf={({ queue }) => queue.name} none={t('operations.jobsNone')}>
        {({ queue, name }) => <JobRow queue={queue} name={name} />}
      </Rows>
    </FactCard>
  )
}

/** Jobs of another release may have no name here. */
function useJobName() {
  const t = useLabel()
  return (name: string) => {
    const key = `operations.job.${name}`
    const text = t(key)
    return text === key ? name : text
  }
}

function JobRow({ queue, name }: { queue: Queue; name: string }) {
  const t = useText()
  const { waiting, running, retrying, failed, failedOn, error, lastDoneOn, nextOn } = queue
  const { isBusy, press } = useRetry(
    () => call(operationsApi.retryJobs, { body: { queue: queue.name } }),
    'operations.jobRetried',
  )
  const times = [
    lastDoneOn && t('operations.lastDone', { when: formatInstantTime(lastDoneOn) }),
    nextOn
      ? t('operations.next', { when: formatInstantTime(nextOn) })
      : t('operations.notScheduled'),
  ]
  const counts = [
    ['operations.waiting', waiting - retrying, 'teal'],
    ['operations.running', running, 'teal'],
    ['operations.retrying', retrying, 'amber'],
    ['operations.failed', failed, 'red'],
  ] as const
  return (
    <>
      <Text size="sm" fw={500}>
        {name}
      </Text>
      <Detail>{times.filter(Boolean).join(' · ')}</Detail>
      {counts.some(([, count]) => count > 0) && (
        <Group gap="xs" flex="1 0 100%">
          {counts.map(
            ([key, count, color]) =>
              count > 0 && (
                <Pill key={key} tone={color}>
                  {t(key, { count })}
                </Pill>
              ),
          )}
          {failedOn && (
            <Detail>{t('operations.failedOn', { when: formatInstantTime(failedOn) })}</Detail>
          )}
          {failed + retrying > 0 && (
            <Button
              size="compact-xs"
              variant="light"
              loading={isBusy}
              aria-label={t('operations.retryJob', { job: name })}
              onClick={press}
            >
              {t('operations.retry')}
            </Button>
          )}
        </Group>
      )}
      {error && <ErrorText error={error} />}
    </>
  )
}
