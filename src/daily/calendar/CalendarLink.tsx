import { Button } from '@mantine/core'
import { IconCalendarWeek } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import type { Slots } from '#base/register/slots.tsx'
import { calendarPaths } from './calendar.paths.ts'

/** Links to the week view of the same people. */
export function CalendarLink({ people }: Slots['ActionListLinks']) {
  const t = useText()
  return (
    <Button
      component={RouteLink}
      href={`${calendarPaths.calendar}?${new URLSearchParams({ view: 'week', people })}`}
      variant="default"
      leftSection={<IconCalendarWeek size={16} aria-hidden />}
    >
      {t('activity.byWeek')}
    </Button>
  )
}
