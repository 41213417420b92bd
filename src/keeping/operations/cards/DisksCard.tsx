import { Progress, Text } from '@mantine/core'
import { useLabel, useText } from '#kit/i18n/useText.ts'
import classes from '../operations.module.css'
import { formatBytes } from '../formatBytes.ts'
import type { Operations } from '../operations.contract.ts'
import { FactCard } from './FactCard.tsx'

type Disk = Operations['disks'][number]

export function DisksCard({ disks }: Pick<Operations, 'disks'>) {
  const t = useText()
  return (
    <FactCard title={t('operations.disks')}>
      {disks.length === 0 && (
        <Text size="sm" className="quiet">
          {t('operations.disksNone')}
        </Text>
      )}
      <ul className={classes.rows}>
        {disks.map((disk) => (
          <DiskRow key={`${disk.holds} ${disk.path}`} disk={disk} />
        ))}
      </ul>
    </FactCard>
  )
}

function DiskRow({ disk: { holds, path, freeBytes, totalBytes, state } }: { disk: Disk }) {
  const t = useText()
  const label = useLabel()
  const name = holds ? label(`operations.disk.${holds}`) : path
  const free = t('operations.free', {
    free: formatBytes(freeBytes, t),
    total: formatBytes(totalBytes, t),
  })
  return (
    <li className={classes.row}>
      <Text size="sm">{name}</Text>
      <Text
        size="xs"
        className="numbers"
        c={state === 'plenty' ? 'dimmed' : 'var(--estia-trouble)'}
      >
        {free}
      </Text>
      <Progress
        className={classes.whole ?? ''}
        size="sm"
        value={(1 - freeBytes / totalBytes) * 100}
        color={{ plenty: 'aegean', low: 'toDo', full: 'trouble' }[state]}
        aria-label={`${name}: ${free}`}
      />
      {holds && (
        <Text size="xs" className={`${classes.whole} ${classes.said} quiet`} translate="no">
          {path}
        </Text>
      )}
    </li>
  )
}
