import { Button } from '@mantine/core'
import { IconBed } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { office } from '#base/permissions/permissions.contract.ts'
import type { Slots } from '#base/register/slots.tsx'
import { useMay } from '#base/session/person/useSession.ts'
import { reservationPaths } from './reservations.paths.ts'

/** Books a stay for a lead or in an object. */
export function BookStayLink({ of, wants }: Slots['NextAction']) {
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
