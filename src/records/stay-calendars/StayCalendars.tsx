// When one object cannot be booked: its public calendar link, external calendars, and days blocked by hand.
import { Button, Group, Title } from '@mantine/core'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink, RouteLink } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { objectPaths } from '#records/objects/objects.paths.ts'
import { reservationPaths } from '#records/reservations/reservations.paths.ts'
import { BlockedDays } from './BlockedDays.tsx'
import { CalendarLink } from './CalendarLink.tsx'
import { calendarsApi } from './calendars.contract.ts'
import { Feeds } from './Feeds.tsx'

export function StayCalendars({ id }: { id: number }) {
  const t = useText()
  const query = useAnswer(calendarsApi.calendarsOfObject, { params: { id: String(id) } })
  const object = query.data?.object
  const name = object && (object.title ?? `#${object.referenceNumber}`)
  const title = t('occupancy.title', { object: name ?? '' })
  usePageTitle(title)
  return (
    <Loaded query={query} lines={10}>
      {(calendars) => (
        <>
          <Group justify="space-between" gap="sm" mb="sm">
            <Title order={1}>{title}</Title>
            <Group gap="sm">
              <GoLink
                href={objectPaths.object(id)}
              >{`#${calendars.object.referenceNumber}`}</GoLink>
              <Button
                component={RouteLink}
                href={reservationPaths.stayTimeline({ objectId: id })}
                variant="default"
              >
                {t('occupancy.timeline')}
              </Button>
            </Group>
          </Group>
          <BlockedDays objectId={id} blocks={calendars.blocks} />
          <Feeds objectId={id} feeds={calendars.feeds} />
          <CalendarLink objectId={id} since={calendars.linkSince} />
        </>
      )}
    </Loaded>
  )
}
