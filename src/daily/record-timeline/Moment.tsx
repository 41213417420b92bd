import { Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { formatPlanned, isForTheDay } from '#base/activities/planned.ts'
import type { TimelineEntry } from './recordTimeline.contract.ts'
import classes from './timeline.module.css'

/** When an entry is planned, or at what time of its day it happened. */
export function Moment({ of: { at, open, kind } }: { of: TimelineEntry }) {
  const t = useText()
  return (
    <Text size="sm" c="dimmed" className={classes.moment!}>
      {at === null ? t('recordTimeline.someDay') : <time dateTime={at}>{said(at)}</time>}
    </Text>
  )

  function said(moment: string) {
    if (open) return formatPlanned(moment)
    return kind === 'change' || isForTheDay(moment) ? '' : moment.slice(11, 16)
  }
}
