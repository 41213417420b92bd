import { formatDate } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { reservationPaths } from '#records/reservations/reservations.paths.ts'
import { placeOf } from './slots.ts'
import type { Window } from './slots.ts'
import type { TimelineBlock } from './timeline.contract.ts'
import classes from './timeline.module.css'

type Props = { block: TimelineBlock; window: Window; objectId: number }

/** Blocked days; a click opens the screen where they can be removed. */
export function BlockBar({ block, window, objectId }: Props) {
  const t = useText()
  const place = placeOf(window, block.from, block.till)
  if (!place) return null
  const { kind, feed, summary, vanished, clashes } = block
  const what = [
    feed ?? summary ?? t(`occupancy.kind.${kind}`),
    `${formatDate(block.from)} – ${formatDate(block.till)}`,
    ...(feed ? [t(`occupancy.kind.${kind}`)] : []),
    ...(vanished ? [t('occupancy.vanished')] : []),
    ...(clashes && kind !== 'closed' ? [t('occupancy.clashes')] : []),
  ]
  return (
    <RouteLink
      href={reservationPaths.stayCalendars(objectId)}
      className={classes['block']!}
      style={{ left: place.left, width: place.width }}
      data-vanished={vanished}
      data-clashes={clashes && kind !== 'closed'}
      draggable={false}
      title={what.join(', ')}
      aria-label={what.join(', ')}
    >
      <span>{what[0]}</span>
    </RouteLink>
  )
}
