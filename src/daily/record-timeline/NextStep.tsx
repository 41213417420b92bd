// What is to be done next on a record, in its summary: the first open entry of its timeline.
import { Box, Skeleton, Text } from '@mantine/core'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { Summary } from '#kit/ui/SummaryBand.tsx'
import { formatPlanned, isOverdue } from '#base/activities/planned.ts'
import { hrefOfRecord } from '#base/register/recordPaths.ts'
import type { Slots } from '#base/register/slots.tsx'
import type { TimelineEntry } from './recordTimeline.contract.ts'
import { timelinePage } from './timelineOf.ts'

export function NextStep({ of }: Slots['NextStep']) {
  const t = useText()
  const { data, error } = useAnswer(...timelinePage(of), { keep: true })
  const next = data?.items.find(({ open }) => open)
  return (
    <Summary label={t('recordTimeline.nextStep')}>
      {/* Two lines high from the start, so that nothing below moves. */}
      <Box mih="2.5rem">
        {!data && !error && <Skeleton h="2.25rem" w="60%" />}
        {data && !next && <span className="quiet">{t('recordTimeline.noNextStep')}</span>}
        {next && (
          <>
            <Text
              fw={600}
              c={
                next.kind === 'activity' && isOverdue(next.activity)
                  ? 'var(--estia-red)'
                  : undefined
              }
            >
              {next.at === null ? t('recordTimeline.someDay') : formatPlanned(next.at)}
            </Text>
            <Text size="sm" c="dimmed" lineClamp={1} component="div">
              <What entry={next} />
            </Text>
          </>
        )}
      </Box>
    </Summary>
  )
}

function What({ entry }: { entry: TimelineEntry }) {
  const t = useText()
  if (entry.kind === 'activity') return entry.activity.description ?? t('activity.withoutText')
  if (!('record' in entry)) return t(`recordTimeline.one.${entry.kind}`)
  return (
    <GoLink href={hrefOfRecord(entry.record) ?? '#'}>
      {t(`recordTimeline.one.${entry.kind}`)}: {entry.record.title}
    </GoLink>
  )
}
