import { Badge, Text } from '@mantine/core'
import { formatInstantTime } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import classes from '../operations.module.css'
import type { Operations } from '../operations.contract.ts'
import { formatBytes } from '../formatBytes.ts'
import { ErrorText } from './ErrorText.tsx'
import { FactCard, Facts } from './FactCard.tsx'

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
            ...(place
              ? [[t('operations.backupPlace'), t(`operations.backupPlace.${place}`)] as const]
              : []),
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
          <Text size="sm" mt="xs" c="var(--estia-trouble)">
            {t('operations.trouble', { when: formatInstantTime(trouble.since) })}
          </Text>
          <ErrorText error={trouble.error} />
        </>
      )}
      {restorable && <Restorable {...restorable} />}
      {runs.length > 0 && (
        <>
          <h3 className={classes.sub}>{t('operations.runs')}</h3>
          <ul className={classes.rows}>
            {runs.map((run) => (
              <RunRow key={`${run.kind} ${run.startedOn}`} run={run} />
            ))}
          </ul>
        </>
      )}
    </FactCard>
  )
}

const mostShown = 8

function Restorable({ bases, from, upTo }: NonNullable<Operations['backup']['restorable']>) {
  const t = useText()
  const older = bases.length - mostShown
  return (
    <>
      <h3 className={classes.sub}>{t('operations.restorable')}</h3>
      {from && (
        <Text size="sm" className="numbers">
          {upTo
            ? t('operations.everyMoment', {
                from: formatInstantTime(from),
                till: formatInstantTime(upTo),
              })
            : t('operations.everyMomentFrom', { from: formatInstantTime(from) })}
        </Text>
      )}
      {bases.length === 0 && <Text size="sm">{t('operations.nothingRestorable')}</Text>}
      <ul className={classes.rows}>
        {bases.slice(0, mostShown).map(({ finishedOn, size, stored }) => (
          <li key={finishedOn} className={classes.row}>
            <Text size="sm" className="numbers">
              {formatInstantTime(finishedOn)}
            </Text>
            <Text size="xs" className="quiet numbers">
              {t('operations.storedIn', {
                size: formatBytes(size, t),
                stored: formatBytes(stored, t),
              })}
            </Text>
          </li>
        ))}
      </ul>
      {older > 0 && (
        <Text size="xs" className="quiet">
          {t('operations.olderBackups', { count: older })}
        </Text>
      )}
    </>
  )
}

function RunRow({ run: { kind, startedOn, finishedOn, ok, error } }: { run: Run }) {
  const t = useText()
  const state = ok === null ? 'open' : ok ? 'ok' : 'failed'
  const color = { open: 'toDo', ok: 'done', failed: 'trouble' }[state]
  return (
    <li className={classes.row}>
      <Text size="sm">
        {t(`operations.run.${kind}`)}{' '}
        <Badge variant="light" color={color} tt="none">
          {t(`operations.run.${state}`)}
        </Badge>
      </Text>
      <Text size="xs" className="quiet numbers">
        {formatInstantTime(finishedOn ?? startedOn)}
      </Text>
      {error && (
        <div className={classes.whole}>
          <ErrorText error={error} />
        </div>
      )}
    </li>
  )
}
