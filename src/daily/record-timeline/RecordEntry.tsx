import { Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { hrefOfRecord } from '#base/register/recordPaths.ts'
import type { TimelineEntry } from './recordTimeline.contract.ts'

type Linked = Extract<TimelineEntry, { record: { title: string }; by: unknown }>

/** A viewing, deal, lead or reservation, with its title and distinguishing detail. */
export function RecordEntry({ entry: { kind, record, by } }: { entry: Linked }) {
  const t = useText()
  return (
    <>
      {t(`recordTimeline.one.${kind}`)}:{' '}
      <GoLink href={hrefOfRecord(record) ?? '#'}>{record.title}</GoLink>
      <Text size="sm" c="dimmed">
        {[record.detail, by && t('recordTimeline.by', { name: by })].filter(Boolean).join(' · ')}
      </Text>
    </>
  )
}
