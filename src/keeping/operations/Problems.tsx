// The problems of the installation and their solutions, or a note that there are none.
import { Alert, SimpleGrid, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { formatInstantTime } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { alertPaths } from '#base/alerts/alerts.paths.ts'
import { ErrorText } from './cards/ErrorText.tsx'
import { formatBytes } from './formatBytes.ts'
import type { Operations, Problem } from './operations.contract.ts'

/** Warnings: work continues, but somebody should check. */
const mild: readonly Problem['kind'][] = [
  'roomLow',
  'filesBackupOff',
  'replicasLeftOut',
  'mailsDelayed',
  'mailsUndelivered',
]

type Props = Pick<Operations, 'problems' | 'readOn'>

export function Problems({ problems, readOn }: Props) {
  const t = useText()
  return (
    <section aria-label={t('operations.toDo')} aria-live="polite">
      {problems.length === 0 ? (
        <Alert
          role="note"
          color="done"
          icon={<IconCircleCheck size={18} aria-hidden />}
          title={t('operations.allWell')}
        >
          {/* The time changes with every look, which is not worth saying. */}
          <Text size="sm" aria-live="off">
            {t('operations.allWellText', { when: formatInstantTime(readOn) })}
          </Text>
        </Alert>
      ) : (
        <SimpleGrid minColWidth="min(100%, 30rem)" autoFlow="auto-fit" spacing="sm">
          {problems.map((problem) => (
            <ProblemShown key={problem.kind} problem={problem} />
          ))}
        </SimpleGrid>
      )}
    </section>
  )
}

function ProblemShown({ problem }: { problem: Problem }) {
  const t = useText()
  const { kind, count, since, disk, error } = problem
  const isMild = mild.includes(kind)
  const Icon = isMild ? IconInfoCircle : IconAlertTriangle
  const params = {
    ...(count !== null && { count }),
    ...(disk && {
      path: disk.path,
      free: formatBytes(disk.freeBytes, t),
      stop: formatBytes(disk.stopBytes, t),
    }),
  }
  return (
    <Alert
      role="note"
      color={isMild ? 'toDo' : 'trouble'}
      icon={<Icon size={18} aria-hidden />}
      title={t(`operations.problem.${kind}`, params)}
    >
      <Text size="sm">{t(`operations.problem.${kind}.do`, params)}</Text>
      {since && <Text size="sm">{t('operations.since', { when: formatInstantTime(since) })}</Text>}
      {error && <ErrorText error={error} />}
      {kind === 'mailsUndelivered' && (
        <Text size="sm" mt={4}>
          <GoLink
            href={alertPaths.alerts}
            style={{ color: 'inherit', textDecoration: 'underline' }}
          >
            {t('operations.toAlerts')}
          </GoLink>
        </Text>
      )}
    </Alert>
  )
}
