// Today in chronological order: viewings, arrivals and departures of stays, tasks.
import { Group, Text } from '@mantine/core'
import { IconCalendarEvent, IconChecklist, IconHome, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { agencyNow } from '#kit/clock.ts'
import { formatShortDate } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Pill } from '#kit/ui/Pill.tsx'
import { Thumb } from '#kit/ui/Thumb.tsx'
import { calendarPaths } from '#daily/calendar/calendar.paths.ts'
import { ObjectThumb } from '#records/objects/ObjectThumb.tsx'
import { hrefOfRecord } from '#base/register/recordPaths.ts'
import { CallLink } from './CallLink.tsx'
import type { Today } from './diary.contract.ts'
import { DueActivity } from './DueActivity.tsx'
import type { Home } from './home.contract.ts'
import classes from './home.module.css'
import { HomeRow } from './HomeRow.tsx'
import { HomeSection } from './HomeSection.tsx'
import { presentTime } from './presentTime.ts'

type Props = { today: Today; tasks: Home['mine']['today'] }

const marks = {
  call: ['teal', IconPhone],
  meeting: ['amber', IconCalendarEvent],
  viewing: ['violet', IconHome],
  undefined: ['neutral', IconChecklist],
} as const

export function Diary({ today: { viewings, stays }, tasks }: Props) {
  const t = useText()
  const times = [
    ...viewings.map(({ at }) => timeOf(at)),
    ...stays.map(({ time }) => hourOf(time)),
    ...tasks.items.map(({ date }) => timeOf(date)),
  ]
  const now = presentTime(times, timeOf(agencyNow()))
  const placed = (time: string, picture: ReactNode) => ({
    isNow: time === now,
    mark: (
      <Group gap="md" wrap="nowrap" fw={600} className={classes.mark!}>
        <Text span inherit miw="2.5rem">
          {time}
        </Text>
        {picture}
      </Group>
    ),
  })
  const entries: { time: string; row: ReactNode }[] = [
    ...viewings.map(({ id, at, client, phoneLink, objects, title, address, result, picture }) => ({
      time: timeOf(at),
      row: (
        <HomeRow
          key={`V${id}`}
          {...placed(timeOf(at), <ObjectThumb picture={picture} />)}
          href={hrefOfRecord({ entity: 'Viewing', id })}
          name={t('home.viewing', { what: title ?? (objects || `V${id}`) })}
          detail={[client, address, objects].filter(Boolean).join(' · ')}
        >
          {result && <Pill>{result}</Pill>}
          <CallLink
            phone={phoneLink?.slice(4) ?? null}
            phoneLink={phoneLink}
            records={[{ entity: 'Viewing', id }]}
          />
        </HomeRow>
      ),
    })),
    ...stays.map(({ id, kind, client, object, number, time, till, picture }) => ({
      time: hourOf(time),
      row: (
        <HomeRow
          key={`${kind}${id}`}
          {...placed(hourOf(time), <ObjectThumb picture={picture} />)}
          href={hrefOfRecord({ entity: 'Reservation', id })}
          name={t(`home.${kind}`, { what: object || client })}
          detail={[
            client,
            number,
            kind === 'arrival' && t('home.till', { date: formatShortDate(till) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      ),
    })),
    ...tasks.items.map((activity) => {
      const [tone, Icon] = marks[activity.category]
      const time = timeOf(activity.date)
      const icon = (
        <Thumb tone={tone}>
          <Icon size={20} />
        </Thumb>
      )
      return {
        time,
        row: <DueActivity key={activity.id} activity={activity} {...placed(time, icon)} />,
      }
    }),
    // Entries without a time come first.
  ].toSorted((one, other) => one.time.localeCompare(other.time))
  return (
    <HomeSection
      title="home.today"
      totalRows={entries.length + tasks.totalRows - tasks.items.length}
      href={viewings.length > 0 ? calendarPaths.routeSheet : calendarPaths.calendar}
      linkText={viewings.length > 0 ? 'home.route' : 'home.calendar'}
      most={entries.length}
      className={classes.day}
    >
      {entries.map(({ row }) => row)}
    </HomeSection>
  )
}

/** HH:mm; empty for midnight, which means the whole day. */
const timeOf = (date: string | null) => date?.slice(11, 16).replace('00:00', '') ?? ''

/** The time, such as `14:30`, in the text entered as time of arrival; empty if there is none. */
function hourOf(entered: string | null): string {
  const [, hour, minute = '00'] = /(\d{1,2})(?:[:.](\d\d))?/.exec(entered ?? '') ?? []
  return hour && Number(hour) < 24 ? `${hour.padStart(2, '0')}:${minute}` : ''
}
