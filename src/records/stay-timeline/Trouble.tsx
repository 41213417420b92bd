import { Alert, Box } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { addDays } from '#kit/clock.ts'
import { formatDate } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { reservationPaths } from '#records/reservations/reservations.paths.ts'
import { nameOf } from './nameOf.ts'
import type { Timeline } from './timeline.contract.ts'

/** Days shown before such a period. */
const before = 2

type Props = { of: Timeline['trouble']; days: number }

/** Problems of external calendars, with links to periods that are booked twice. */
export function Trouble({ of: { feeds, vanished, clashes, bookedTwice }, days }: Props) {
  const t = useText()
  const told = [
    vanished > 0 && t('timeline.troubleVanished', { count: vanished }),
    feeds > 0 && t('timeline.troubleFeeds', { count: feeds }),
  ].filter(Boolean)
  if (told.length === 0 && clashes === 0) return null
  return (
    <Alert
      color={clashes > 0 ? 'trouble' : 'toDo'}
      icon={<IconAlertTriangle size={18} aria-hidden />}
      py="xs"
      mb="sm"
    >
      {clashes > 0 && (
        <>
          {t('timeline.troubleClashes', { count: clashes })}
          {': '}
          <Box component="ul" display="inline-flex" className="wraps">
            {bookedTwice.map((period) => (
              <li key={period.id}>
                <GoLink
                  href={reservationPaths.stayTimeline({
                    from: addDays(period.from, -before),
                    days,
                    objectId: period.objectId,
                  })}
                >
                  {nameOf(period)}, {formatDate(period.from)}
                </GoLink>
              </li>
            ))}
          </Box>
        </>
      )}
      {clashes > 0 && told.length > 0 && <br />}
      {told.join(' · ')}
    </Alert>
  )
}
