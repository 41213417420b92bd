import { Text } from '@mantine/core'
import { formatInstantTime } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { Operations } from '../operations.contract.ts'
import { formatBytes } from '../formatBytes.ts'
import { ErrorText } from './ErrorText.tsx'
import { CardPart, Detail, FactCard, Facts, Rows } from './FactCard.tsx'
import { Pill } from '#kit/ui/Pill.tsx'

type Run = Operations['backup']['runs'][number]

export function BackupCard({ backup }: Pick<Operations, 'backup'>) {
  const t = useText()
  const { isOn, withDatabase, isSealed, place, sentOn, trouble, runs, restorable } = backup
  return (
    <FactCard title={t('operations.backup')}>
      {isOn ? (
        <Facts
          facts={[
            [
              t('operations.backupHolds'),
              t(withDatabase ? 'operations.backupAll' : 'operations.backupFiles'),
            ],
            [t('operations.backupPlace'), place && t(`operations.backupPlace.${place}`)],
            [t('operations.backupSealed'), t(isSealed ? 'operations.yes' : 'operations.no')],
            [
              t('operations.sentOn'),
              sentOn ? formatInstantTime(sentOn) : t('operations.sentOnUnknown'),
            ],
          ]}
        />
      ) : (
        <Text size="sm">{t('operations.backupOff')}</Text>
      )}
      {trouble && (
        <>
          <Text size="sm" mt="xs" c="var(--estia-red)">
            {t('operations.trouble', { when: formatInstantTime(trouble.since) })}
          </Text>
          <ErrorText error={trouble.error} />
        </>
      )}
      {restorable && <Restorable {...restorable} />}
      {runs.length > 0 && <CardPart>{t('operations.runs')}</CardPart>}
      <Rows items={runs} keyOf={(run) => `${run.kind} ${run.startedOn}`}>
        {(run) => <RunRow run={run} />}
      </Rows>
    </FactCard>
  )
}

const mostShown = 8

function Restorable({ bases, from, upTo }: NonNullable<Operations['backup']['restorable']>) {
  const t = useText()
  const older = bases.length - mostShown
  const moments = from && {
    from: formatInstantTime(from),
    till: upTo ? formatInstantTime(upTo) : '',
  }
  return (
    <>
      <CardPart>{t('operations.restorable')}</CardPart>
      {moments && (
        <Text size="sm">
          {t(upTo ? 'operations.everyMoment' : 'operations.everyMomentFrom', moments)}
        </Text>
      )}
      {bases.length === 0 && <Text size="sm">{t('operations.nothingRestorable')}</Text>}
      <Rows items={bases.slice(0, mostShown)} keyOf={({ finishedOn }) => finishedOn}>
        {({ finishedOn, size, stored }) => (
          <>
            <Text size="sm">{formatInstantTime(finishedOn)}</Text>
            <Detail>
              {t('operations.storedIn', {
                size: formatBytes(size, t),
                stored: formatBytes(stored, t),
              })}
            </Detail>
          </>
        )}
      </Rows>
      {older > 0 && <Detail>{t('operations.olderBackups', { count: older })}</Detail>}
    </>
  )
}

function RunRow({ run: { kind, startedOn, finishedOn, ok, error } }: { run: Run }) {
  const t = useText()
  const state = ok === null ? 'open' : ok ? 'ok' : 'failed'
  const color = ({ open: 'amber', ok: 'green', failed: 'red' } as const)[state]
  return (
    <>
      <Text size="sm">
        {t(`operations.run.${kind}`)} <Pill tone={color}>{t(`operations.run.${state}`)}</Pill>
      </Text>
      <Detail>{formatInstantTime(finishedOn ?? startedOn)}</Detail>
      {error && <ErrorText error={error} />}
    </>
  )
}
