import { Menu } from '@mantine/core'
import { IconBed } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { office } from '#base/permissions/permissions.contract.ts'
import type { Slots } from '#base/register/slots.tsx'
import { useMay } from '#base/session/person/useSession.ts'
import { reservationPaths } from './reservations.paths.ts'

/** Menu item to book a stay from a lead or an object. */
export function BookStayItem({ of, forShortRent }: Slots['GoOnItems']) {
  const t = useText()
  const may = useMay()
  if (!forShortRent || !may(office)) return null
  return (
    <Menu.Item
      component={RouteLink}
      href={reservationPaths.bookReservation(of)}
      leftSection={<IconBed size={16} aria-hidden />}
    >
      {t('record.bookStay')}
    </Menu.Item>
  )
}
