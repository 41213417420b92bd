import { Button, Group, Text } from '@mantine/core'
import { formatInstantTime, formatNumber } from '#kit/fields/format.ts'
import { call } from '#kit/http/call.ts'
import { useLabel, useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { mailPaths } from '#base/mail/mail.paths.ts'
import { alertPaths } from '#base/alerts/alerts.paths.ts'
import { operationsApi } from '../operations.contract.ts'
import type { Operations } from '../operations.contract.ts'
import { useRetry } from '../useRetry.ts'
import { ErrorText } from './ErrorText.tsx'
import { Detail, FactCard, Facts, Rows } from './FactCard.tsx'
import { Pill } from '#kit/ui/Pill.tsx'

type Props = Pick<Operations, 'mails' | 'services'>
type Failure = Operations['mails']['failures'][number]

export function MailsCard({ mails, services }: Props) {
  const t = useText()
  const { waiting, delayed, undelivered, oldestOn, failures } = mails
  const { isBusy, press } = useRetry(
    () => call(operationsApi.retryMails, {}),
    'operations.mailRetried',
  )
  return (
    <FactCard title={t('operations.mails')}>
      <Facts
        facts={[
          [t('operations.mailsBy'), t(`operations.mailsBy.${services.mailBy}`)],
          [t('operations.mailsWaiting'), formatNumber(waiting)],
          [t('operations.mailsOldest'), oldestOn ? formatInstantTime(oldestOn) : '–'],
          [t('operations.mailsDelayed'), formatNumber(delayed)],
          [t('operations.mailsUndelivered'), formatNumber(undelivered)],
        ]}
      />
      <Rows items={failures} keyOf={(failure) => JSON.stringify(failure)}>
        {(failure) => <FailureRow failure={failure} />}
      </Rows>
      <Group mt="xs" gap="md">
        {delayed > 0 && (
          <Button size="xs" variant="light" loading={isBusy} onClick={press}>
            {t('operations.retryMails')}
          </Button>
        )}
        {undelivered > 0 && <GoLink href={alertPaths.alerts}>{t('operations.toAlerts')}</GoLink>}
        <GoLink href={mailPaths.mail}>{t('operations.toMailServer')}</GoLink>
      </Group>
    </FactCard>
  )
}

function FailureRow({ failure }: { failure: Failure }) {
  const t = useText()
  const label = useLabel()
  const { entity, isGivenUp, count, failedOn, error } = failure
  const kind = entity === null ? t('operations.mailsOther') : label(`record.${entity}`)
  return (
    <>
      <Group gap="xs">
        <Text size="sm">{`${kind}: ${count}`}</Text>
        {isGivenUp && <Pill tone="red">{t('operations.mailsGivenUp')}</Pill>}
      </Group>
      <Detail>{formatInstantTime(failedOn)}</Detail>
      {error ? (
        <ErrorText error={error} />
      ) : (
        <Text size="sm" flex="1 0 100%">
          {t('operations.mailsNoAddress')}
        </Text>
      )}
    </>
  )
}
