import { Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { hrefOfRecord } from '#base/register/recordPaths.ts'
import type { TimelineEntry } from './recordTimeline.contract.ts'
import type { TimelineOf } from './timelineOf.ts'

type Move = Extract<TimelineEntry, { kind: 'move' }>

/** A change of a deal's stage, and who made it. */
export function MoveEntry({ entry, of }: { entry: Move; of: TimelineOf }) {
  const t = useText()
  const { record, from, to, who } = entry
  const isOwn = of.record.entity === record.entity && of.record.id === record.id
  return (
    <>
      {t('recordTimeline.one.move')}: {from ?? t('recordTimeline.emptied')} →{' '}
      {to ?? t('recordTimeline.emptied')}
      <Text size="sm" c="dimmed">
        {!isOwn && <GoLink href={hrefOfRecord(record) ?? '#'}>{record.title}</GoLink>}
        {!isOwn && ' · '}
        {t('recordTimeline.by', { name: who ?? t('recordTimeline.nobody') })}
      </Text>
    </>
  )
}
