import { IconCalendarCog, IconCoinEuro, IconTimelineEvent } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { MenuLink } from '#kit/ui/MenuLink.tsx'
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
      <MenuLink icon={IconTimelineEvent} href={reservationPaths.stayTimeline({ objectId: id })}>
        {t('object.occupancy')}
      </MenuLink>
      <MenuLink icon={IconCalendarCog} href={reservationPaths.stayCalendars(id)}>
        {t('object.stayCalendars')}
      </MenuLink>
      <MenuLink icon={IconCoinEuro} href={reservationPaths.staySeasons(id)}>
        {t('object.staySeasons')}
      </MenuLink>
    </>
  )
}
