// Links to the search for free objects: from the list of reservations, and from a lead that wants a short rent.
import { Button } from '@mantine/core'
import { IconBedFlat } from '@tabler/icons-react'
import { agencyToday } from '#kit/clock.ts'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { MenuLink } from '#kit/ui/MenuLink.tsx'
import { office } from '#base/permissions/permissions.contract.ts'
import { useMay } from '#base/session/person/useSession.ts'
import type { Slots } from '#base/register/slots.tsx'
import { freeStayPaths } from './freeStays.paths.ts'
import { wishOfLead } from './wishOfLead.ts'

export function FreeStaysButton() {
  const t = useText()
  return (
    <Button
      component={RouteLink}
      href={freeStayPaths.freeStays()}
      variant="default"
      leftSection={<IconBedFlat size={16} aria-hidden />}
    >
      {t('freeStays.title')}
    </Button>
  )
}

export function FreeStaysItem({ lead }: Slots['LeadItems']) {
  const t = useText()
  const may = useMay()
  if (!lead.forShortRent || !may(office)) return null
  return (
    <MenuLink
      icon={IconBedFlat}
      href={freeStayPaths.freeStays({ ...wishOfLead(lead, agencyToday()), demandId: lead.id })}
    >
      {t('freeStays.title')}
    </MenuLink>
  )
}
