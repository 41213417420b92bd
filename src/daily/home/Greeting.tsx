// Greets with the date and a quiet line of what the day holds.
import { Button, Group, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { agencyNow } from '#kit/clock.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { calendarPaths } from '#daily/calendar/calendar.paths.ts'
import { AddMenu } from '#daily/palette/AddMenu.tsx'
import type { Home } from './home.contract.ts'
import { formatDays } from './formatDays.ts'

export function Greeting({ home }: { home: Home | undefined }) {
  const t = useText()
  const language = useLanguage()
  const now = agencyNow()
  const hour = Number(now.slice(11, 13))
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
  const day = formatDays([now.slice(0, 10)], language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  return (
    <Group justify="space-between" mb="md">
      <div>
        <Title order={1}>{t(`home.${part}`)}</Title>
        <div className="quiet">
          {[day, ...(home ? holds(home) : []).map((one) => one.replaceAll(' ', '\u00A0'))].join(
            ' · ',
          )}
        </div>
      </div>
      {/* The bar at the bottom of a phone has them. */}
      <Group component="nav" gap="xs" visibleFrom="sm" aria-label={t('home.add')}>
        <Button component={RouteLink} href={calendarPaths.calendar} variant="default">
          {t('home.calendar')}
        </Button>
        <AddMenu position="bottom-end">
          <Button aria-keyshortcuts="n" leftSection={<IconPlus size={16} aria-hidden />}>
            {t('home.add')}
          </Button>
        </AddMenu>
      </Group>
    </Group>
  )

  function holds({ today: { viewings, stays }, mine }: Home): string[] {
    const of = (wanted: string) => stays.filter(({ kind }) => kind === wanted).length
    const counts = {
      viewings: viewings.length,
      arrivals: of('arrival'),
      departures: of('departure'),
      tasks: mine.today.totalRows,
    }
    return (Object.keys(counts) as (keyof typeof counts)[]).flatMap((what) =>
      counts[what] > 0 ? t(`home.day.${what}`, { count: counts[what] }) : [],
    )
  }
}
