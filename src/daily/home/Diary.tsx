// Today in chronological order: viewings, arrivals and departures of stays, tasks.
import { ActionIcon, Text } from '@mantine/core'
import { IconChecks, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { calendarPaths } from '#daily/calendar/calendar.paths.ts'
import { reached } from '#base/people/reached.ts'
import { hrefOfRecord } from '#base/register/recordPaths.ts'
import rows from '#kit/ui/look/rows.module.css'
import type { Today } from './diary.contract.ts'
import { DueActivity } from './DueActivity.tsx'
import type { Home } from './home.contract.ts'
import classes from './home.module.css'

type Props = { today: Today; tasks: Home['mine']['today'] }
type Entry = { time: string; row: ReactNode }

export function Diary({ today, tasks }: Props) {
  const t = useText()
  const entries: Entry[] = [
    ...today.viewings.map(({ id, at, client, phoneLink, objects, address, result }) => {
      const time = at.slice(11, 16)
      const href = hrefOfRecord({ entity: 'Viewing', id })
      const title = t('home.viewing', { client: client ?? `V${id}` })
      const text = [objects, address, result].filter(Boolean).join(' · ')
      const onCall = (phone: string) =>
        reached({ by: 'call', phone, records: [{ entity: 'Viewing', id }] })
      const row = <Row key={`V${id}`} {...{ time, href, title, text, phoneLink, onCall }} />
      return { time, row }
    }),
    ...today.stays.map(({ id, kind, client, object: text, time: entered }) => {
      const time = hourOf(entered)
      const href = hrefOfRecord({ entity: 'Reservation', id })
      const title = t(`home.${kind}`, { client })
      return { time, row: <Row key={`${kind}${id}`} {...{ time, href, title, text }} /> }
    }),
    ...tasks.items.map((activity) => {
      // Midnight means the whole day.
      const time = activity.date?.slice(11, 16).replace('00:00', '') ?? ''
      return {
        time,
        row: <DueActivity key={activity.id} {...{ activity, hour: time, late: false }} />,
      }
    }),
  ]
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
          icon={<IconChecks size={22} />}
        />
      )}
      {/* Entries without a time come first. */}
      <ul className={rows.rows}>
        {entries.toSorted((one, other) => one.time.localeCompare(other.time)).map(({ row }) => row)}
      </ul>
      {tasks.totalRows > tasks.items.length && (
        <Text size="sm" c="dimmed">
          {t('home.more', { count: tasks.totalRows - tasks.items.length })}
        </Text>
      )}
    </Section>
  )
}

/** The time, such as `14:30`, in the text entered as time of arrival; empty if there is none. */
function hourOf(entered: string | null): string {
  const [, hour, minute = '00'] = /(\d{1,2})(?:[:.](\d\d))?/.exec(entered ?? '') ?? []
  return hour && Number(hour) < 24 ? `${hour.padStart(2, '0')}:${minute}` : ''
}

type RowProps = {
  time: string
  href: string | undefined
  title: string
  text: string
  phoneLink?: string | null
  onCall?: (phone: string) => void
}

function Row({ time, href = '', title, text, phoneLink, onCall }: RowProps) {
  const t = useText()
  const phone = phoneLink?.slice(4) ?? ''
  return (
    <li>
      <span className={classes.hour}>{time}</span>
      <Text size="sm" component="div" className={rows.grow}>
        <GoLink href={href}>{title}</GoLink>
        <Text size="sm" c="dimmed">
          {text}
        </Text>
      </Text>
      {phoneLink && (
        <ActionIcon
          component="a"
          variant="subtle"
          href={phoneLink}
          aria-label={t('home.call', { phone })}
          onClick={() => onCall?.(phone)}
        >
          <IconPhone size={18} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}
