import { Progress, Text } from '@mantine/core'
import { useLabel, useText } from '#kit/i18n/useText.ts'
import { formatBytes } from '../formatBytes.ts'
import type { Operations } from '../operations.contract.ts'
import { Detail, FactCard, Rows } from './FactCard.tsx'

type Disk = Operations['disks'][number]

export function DisksCard({ disks }: Pick<Operations, 'disks'>) {
  const t = useText()
  const keyOf = ({ holds, path }: Disk) => `${holds} ${path}`
  return (
    <FactCard title={t('operations.disks')}>
      <Rows items={disks} keyOf={keyOf} none={t('operations.disksNone')}>
        {(disk) => <DiskRow disk={disk} />}
      </Rows>
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
    <>
      <Text size="sm">{name}</Text>
      <Detail isTrouble={state !== 'plenty'}>{free}</Detail>
      <Progress
        flex="1 0 100%"
        size="sm"
        value={(1 - freeBytes / totalBytes) * 100}
        color={{ plenty: 'aegean', low: 'toDo', full: 'trouble' }[state]}
        aria-label={`${name}: ${free}`}
      />
      {holds && (
        <Text size="xs" flex="1 0 100%" className="quiet" translate="no">
          {path}
        </Text>
      )}
    </>
  )
}
