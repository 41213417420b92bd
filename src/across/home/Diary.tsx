// Today in the order of the hours: viewings, stays that arrive and leave, tasks.
import { ActionIcon, Text } from '@mantine/core'
import { IconCalendarSmile, IconPhone } from '@tabler/icons-react'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { calendarPaths } from '#across/calendar/calendar.paths.ts'
import { reservationPaths } from '#records/reservations/reservations.paths.ts'
import { viewingPaths } from '#records/viewings/viewings.paths.ts'
import rows from '#kit/ui/look/rows.module.css'
import type { DiaryStay, DiaryViewing, Today } from './diary.contract.ts'
import { DueActivity } from './DueActivity.tsx'
import type { Home } from './home.contract.ts'
import classes from './home.module.css'

type Props = { today: Today; tasks: Home['mine']['today'] }
type Entry = { key: string; time: string; row: ReactNode }

export function Diary({ today, tasks }: Props) {
  const t = useText()
  const entries: Entry[] = [
    ...today.viewings.map((viewing) => ({
      key: `viewing ${viewing.id}`,
      time: viewing.at.slice(11, 16),
      row: <ViewingRow viewing={viewing} />,
    })),
    ...today.stays.map((stay) => ({
      key: `${stay.kind} ${stay.id}`,
      time: hourOf(stay.time),
      row: <StayRow stay={stay} />,
    })),
    ...tasks.items.map((activity) => {
      const time = activity.date?.endsWith('T00:00:00') ? '' : (activity.date?.slice(11, 16) ?? '')
      const row = <DueActivity activity={activity} late={false} hour={time} />
      return { key: `task ${activity.id}`, time, row }
    }),
  ]
  // What has no hour comes first.
  const inOrder = entries.toSorted((one, other) =>
    one.time < other.time ? -1 : one.time > other.time ? 1 : 0,
  )
  return (
    <Section
      title={t('home.today')}
      columns={1}
      actions={<GoLink href={calendarPaths.calendar}>{t('home.calendar')}</GoLink>}
    >
      {entries.length === 0 && (
        <EmptyState
          title={t('home.nothingToday')}
          text={t('home.nothingTodayText')}
          icon={<IconCalendarSmile size={22} />}
        />
      )}
      {entries.length > 0 && (
        <ul className={rows.rows}>
          {inOrder.map(({ key, row }) => (
            <Fragment key={key}>{row}</Fragment>
          ))}
        </ul>
      )}
      {tasks.totalRows > tasks.items.length && (
        <Text size="sm" c="dimmed">
          {t('home.more', { count: tasks.totalRows - tasks.items.length })}
        </Text>
      )}
    </Section>
  )
}

/** `14:30` of what was entered as the time of arrival; empty when it holds no time. */
function hourOf(entered: string | null): string {
  const [, hour, minute = '00'] = /(\d{1,2})(?:[:.](\d\d))?/.exec(entered ?? '') ?? []
  return hour && Number(hour) < 24 ? `${hour.padStart(2, '0')}:${minute}` : ''
}

function ViewingRow({ viewing }: { viewing: DiaryViewing }) {
  const t = useText()
  const { id, at, client, phoneLink, objects, address, result } = viewing
  return (
    <li>
      <span className={classes.hour}>{at.slice(11, 16)}</span>
      <div className={rows.grow}>
        <Text size="sm">
          <GoLink href={viewingPaths.viewing(id)}>
            {t('home.viewing', { client: client ?? `V${id}` })}
          </GoLink>
        </Text>
        <Text size="sm" c="dimmed">
          {[objects, address, result].filter(Boolean).join(' · ')}
        </Text>
      </div>
      {phoneLink && (
        <ActionIcon
          component="a"
          variant="subtle"
          href={phoneLink}
          aria-label={t('home.call', { phone: client ?? '' })}
        >
          <IconPhone size={18} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}

function StayRow({ stay }: { stay: DiaryStay }) {
  const t = useText()
  return (
    <li>
      <span className={classes.hour}>{hourOf(stay.time)}</span>
      <div className={rows.grow}>
        <Text size="sm">
          <GoLink href={reservationPaths.reservation(stay.id)}>
            {t(`home.${stay.kind}`, { client: stay.client })}
          </GoLink>
        </Text>
        <Text size="sm" c="dimmed">
          {stay.object}
        </Text>
      </div>
    </li>
  )
}
