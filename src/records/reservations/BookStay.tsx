// The way from a lead or an object to a new stay: a menu item, and a button where it is the next step.
import { Button } from '@mantine/core'
import { IconBed } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { MenuLink } from '#kit/ui/MenuLink.tsx'
import { office } from '#base/permissions/permissions.contract.ts'
import type { Slots } from '#base/register/slots.tsx'
import { useMay } from '#base/session/person/useSession.ts'
import { reservationPaths } from './reservations.paths.ts'

export function BookStayItem({ of, forShortRent }: Slots['GoOnItems']) {
  const t = useText()
  const may = useMay()
  if (!forShortRent || !may(office)) return null
  return (
    <MenuLink icon={IconBed} href={reservationPaths.bookReservation(of)}>
      {t('record.bookStay')}
    </MenuLink>
  )
}

export function BookStayButton({ of, wants }: Slots['NextAction']) {
  const t = useText()
  const may = useMay()
  if (wants !== 'stay' || !may(office)) return null
  return (
    <Button
      component={RouteLink}
      href={reservationPaths.bookReservation(of)}
      leftSection={<IconBed size={16} aria-hidden />}
    >
      {t('record.bookStay')}
    </Button>
  )
}
