// A row of the timeline: an object with its stays and blocked days, and whatever is dragged over it.
import { ActionIcon, Group } from '@mantine/core'
import { IconAlertTriangleFilled, IconCalendarCog, IconPlus } from '@tabler/icons-react'
import { formatDate } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink, RouteLink } from '#kit/ui/GoLink.tsx'
import { objectPaths } from '#records/objects/objects.paths.ts'
import { reservationPaths } from '#records/reservations/reservations.paths.ts'
import { nightsBetween } from '#records/reservations/stayDays.ts'
import { BlockBar } from './BlockBar.tsx'
import { nameOf } from './nameOf.ts'
import { checkOutOf, firstFree, placeOf } from './slots.ts'
import type { Window } from './slots.ts'
import { StayBar } from './StayBar.tsx'
import type { Timeline, TimelineRow } from './timeline.contract.ts'
import classes from './timeline.module.css'
import type { useDraggedStay } from './useDraggedStay.ts'

type Props = {
  row: TimelineRow
  top: number
  window: Window
  stages: Timeline['stages']
  today: string
  carrying: ReturnType<typeof useDraggedStay>
  /** ID of the text that explains how to move stays. */
  howId: string
}

export function TimelineObject({ row, top, window, stages, today, carrying, howId }: Props) {
  const { carried, grab, bookFrom, onKeyDown } = carrying
  const ghost = carried?.slot.objectId === row.id ? carried.slot : null
  const place = ghost && placeOf(window, ghost.checkIn, checkOutOf(ghost))
  const now = nightsBetween(window.from, today)
  return (
    <li className={classes['row']} style={{ transform: `translateY(${top}px)` }}>
      <ObjectName
        row={row}
        from={today > window.from ? today : window.from}
        carrying={carrying}
        howId={howId}
      />
      <div
        className={classes['track']}
        data-track
        role="presentation"
        onPointerDown={(event) => event.target === event.currentTarget && bookFrom(event, row.id)}
      >
        {now >= 0 && now < window.days && (
          <span className={classes['now']} style={{ left: `${(now / window.days) * 100}%` }} />
        )}
        {row.blocks.map((block) => (
          <BlockBar key={block.id} block={block} window={window} objectId={row.id} />
        ))}
        {row.stays.map((stay) => (
          <StayBar
            key={stay.id}
            stay={stay}
            window={window}
            stage={stages.find(({ value }) => value === stay.reservationStage)}
            isCarried={carried?.stay?.id === stay.id}
            howId={howId}
            onGrab={(event, does) => grab(event, stay, does)}
            onKeyDown={(event) =>
              onKeyDown(event, stay, {
                objectId: row.id,
                checkIn: stay.checkIn,
                duration: stay.duration,
              })
            }
          />
        ))}
        {ghost && place && (
          <span className={classes['ghost']} style={{ left: place.left, width: place.width }}>
            {`${formatDate(ghost.checkIn).slice(0, 5)}–${formatDate(checkOutOf(ghost)).slice(0, 5)}`}
          </span>
        )}
      </div>
    </li>
  )
}

type NameProps = Pick<Props, 'row' | 'carrying' | 'howId'> & { from: string }

function ObjectName({ row, from, carrying, howId }: NameProps) {
  const t = useText()
  const object = nameOf(row)
  const slot = { objectId: row.id, checkIn: firstFree(row, from), duration: 1 }
  return (
    <div className={classes['name']}>
      <GoLink href={objectPaths.object(row.id)} className="cut" title={object}>
        {object}
      </GoLink>
      <Group component="span" gap={4} wrap="nowrap" fz="xs" className={`quiet ${classes['code']}`}>
        {row.websiteCode ?? `#${row.referenceNumber}`}
        {row.failedFeeds > 0 && (
          <IconAlertTriangleFilled
            size={13}
            color="var(--estia-amber)"
            aria-label={t('timeline.failedFeed')}
          />
        )}
      </Group>
      <Group component="span" gap={0} wrap="nowrap" className={classes['tools']!}>
        <ActionIcon
          component={RouteLink}
          href={reservationPaths.bookReservation(slot)}
          variant="subtle"
          size="sm"
          aria-label={t('timeline.book', { object })}
          aria-describedby={howId}
          onKeyDown={(event: React.KeyboardEvent) => carrying.onKeyDown(event, null, slot)}
        >
          <IconPlus size={15} aria-hidden />
        </ActionIcon>
        <ActionIcon
          component={RouteLink}
          href={reservationPaths.stayCalendars(row.id)}
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={t('timeline.calendars', { object })}
        >
          <IconCalendarCog size={15} aria-hidden />
        </ActionIcon>
      </Group>
    </div>
  )
}
