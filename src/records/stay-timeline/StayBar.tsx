import { IconAlertTriangleFilled } from '@tabler/icons-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { formatDate } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { toneOfStay } from '#records/reservations/list/reservation.list.ts'
import { reservationPaths } from '#records/reservations/reservations.paths.ts'
import { placeOf } from './slots.ts'
import type { Window } from './slots.ts'
import type { Timeline, TimelineStay } from './timeline.contract.ts'
import classes from './timeline.module.css'

type Props = {
  stay: TimelineStay
  window: Window
  stage: Timeline['stages'][number] | undefined
  isCarried: boolean
  howId: string
  onGrab: (event: PointerEvent, does: 'move' | 'stretch') => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** A stay from arrival to departure: opened by a click, moved by dragging, changed in length at its end. */
export function StayBar({ stay, window, stage, isCarried, howId, onGrab, onKeyDown }: Props) {
  const t = useText()
  const place = placeOf(window, stay.checkIn, stay.checkOut)
  if (!place) return null
  const { left, width, isCut } = place
  const text = t('timeline.stay', {
    number: stay.reservationNumber,
    client: stay.clientDisplayName,
    from: formatDate(stay.checkIn),
    till: formatDate(stay.checkOut),
    stage: stage?.text ?? '',
  })
  return (
    <RouteLink
      href={reservationPaths.reservation(stay.id)}
      id={`stay-${stay.id}`}
      className={classes['stay']!}
      style={{ left, width }}
      data-tone={toneOfStay(stage?.style ?? null)}
      data-carried={isCarried}
      data-cut-start={isCut.start}
      data-cut-end={isCut.end}
      draggable={false}
      title={text}
      aria-label={text}
      aria-describedby={howId}
      onPointerDown={(event) => onGrab(event, 'move')}
      onKeyDown={onKeyDown}
    >
      {stay.problem && <IconAlertTriangleFilled size={13} color="var(--estia-red)" aria-hidden />}
      <span className={classes['stayText']}>{stay.clientDisplayName}</span>
      {!isCut.end && (
        <span
          className={classes['end']}
          role="presentation"
          onPointerDown={(event) => {
            event.stopPropagation()
            onGrab(event, 'stretch')
          }}
        />
      )}
    </RouteLink>
  )
}
