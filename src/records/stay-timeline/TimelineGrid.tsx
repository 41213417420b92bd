// The rows of the timeline; only visible ones are rendered.
import { useVirtualizer } from '@tanstack/react-virtual'
import { Text } from '@mantine/core'
import { useId, useRef } from 'react'
import { formatDate } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useGo } from '#kit/ui/GoLink.tsx'
import { reservationPaths } from '#records/reservations/reservations.paths.ts'
import { rowHeight } from './pointIn.ts'
import { checkOutOf, withMoved } from './slots.ts'
import type { Slot, Window } from './slots.ts'
import type { Timeline } from './timeline.contract.ts'
import classes from './timeline.module.css'
import { TimelineDays } from './TimelineDays.tsx'
import { nameOf } from './nameOf.ts'
import { TimelineLegend } from './TimelineLegend.tsx'
import { TimelineObject } from './TimelineObject.tsx'
import { useDraggedStay } from './useDraggedStay.ts'
import { useMoveStay } from './useMoveStay.ts'

type Props = { timeline: Timeline; window: Window }

export function TimelineGrid({ timeline, window }: Props) {
  const t = useText()
  const go = useGo()
  const howId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const { items, stages, today } = timeline
  const titleOf = (objectId: number) => nameOf(items.find(({ id }) => id === objectId))
  const { move, moved, said, say } = useMoveStay(titleOf)
  const rows = withMoved(items, moved)
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  })
  const onStep = (slot: Slot | null) => {
    if (!slot) return say(t('timeline.left'))
    const from = formatDate(slot.checkIn)
    const till = formatDate(checkOutOf(slot))
    say(t('timeline.slot', { object: titleOf(slot.objectId), from, till }))
    virtual.scrollToIndex(items.findIndex(({ id }) => id === slot.objectId))
  }
  const carrying = useDraggedStay({
    frame,
    window,
    objects: items.map(({ id }) => id),
    onMove: (stay, slot) => void move(stay, slot),
    onBook: (slot) => go(reservationPaths.bookReservation(slot)),
    onStep,
  })
  const style = { '--days': window.days } as React.CSSProperties
  return (
    <>
      <div
        ref={frame}
        className={`boxed ${classes['frame']}`}
        style={style}
        data-carrying={carrying.carried !== null}
      >
        <div className={classes['inner']}>
          <TimelineDays window={window} today={today} />
          <ul
            data-rows
            aria-label={t('timeline.title')}
            style={{ position: 'relative', height: virtual.getTotalSize() }}
          >
            {virtual.getVirtualItems().map(({ index, start }) => (
              <TimelineObject
                key={rows[index]!.id}
                row={rows[index]!}
                top={start}
                window={window}
                stages={stages}
                today={today}
                carrying={carrying}
                howId={howId}
              />
            ))}
          </ul>
        </div>
      </div>
      <TimelineLegend stages={stages} />
      <Text id={howId} size="xs" c="dimmed" mt="xs" maw="60rem">
        {t('timeline.how')}
      </Text>
      <output className="onlyHeard">{said}</output>
    </>
  )
}
