import { Text } from '@mantine/core'
import { formatDate } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { formatPlanned } from '#base/activities/planned.ts'
import classes from './timeline.module.css'

/** When an entry happened or is planned; `whole` if it is for the whole day. */
export function Moment({ at, whole = false }: { at: string | null; whole?: boolean }) {
  const t = useText()
  const text =
    at === null ? t('recordTimeline.someDay') : whole ? formatDate(at) : formatPlanned(at)
  return (
    <Text size="sm" c="dimmed" className={`numbers ${classes.moment}`}>
      {at === null ? text : <time dateTime={at}>{text}</time>}
    </Text>
  )
}
