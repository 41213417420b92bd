import { Menu } from '@mantine/core'
import { IconCalendarCog, IconCoinEuro, IconTimelineEvent } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { reservationPaths } from './reservations.paths.ts'
import { office } from '#base/permissions/permissions.contract.ts'
import { useMay } from '#base/session/person/useSession.ts'
import type { ObjectEntity } from '#records/objects/objects.contract.ts'

/** Menu items of an object for short rent: its stays, and the calendars that block its days. */
export function ShortRentItems({ object: { id, forShortRent } }: { object: ObjectEntity }) {
  const t = useText()
  const may = useMay()
  if (!forShortRent || !may(office)) return null
  return (
    <>
      <Menu.Item
        component={RouteLink}
        href={reservationPaths.stayTimeline({ objectId: id })}
        leftSection={<IconTimelineEvent size={16} aria-hidden />}
      >
        {t('object.occupancy')}
      </Menu.Item>
      <Menu.Item
        component={RouteLink}
        href={reservationPaths.stayCalendars(id)}
        leftSection={<IconCalendarCog size={16} aria-hidden />}
      >
        {t('object.stayCalendars')}
      </Menu.Item>
      <Menu.Item
        component={RouteLink}
        href={reservationPaths.staySeasons(id)}
        leftSection={<IconCoinEuro size={16} aria-hidden />}
      >
        {t('object.staySeasons')}
      </Menu.Item>
    </>
  )
}
