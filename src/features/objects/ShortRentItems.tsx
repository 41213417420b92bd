import { Menu } from '@mantine/core'
import { IconCalendarCog, IconTimelineEvent } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { paths } from '#features/paths.ts'
import { office } from '#features/session/permissions.contract.ts'
import { useMay } from '#features/session/useSession.ts'
import type { ObjectEntity } from './objects.contract.ts'

/** Of an object for short stays: who stays there when, and the calendars that block its days. */
export function ShortRentItems({ object: { id, forShortRent } }: { object: ObjectEntity }) {
  const t = useText()
  const may = useMay()
  if (!forShortRent || !may(office)) return null
  return (
    <>
      <Menu.Item
        component={RouteLink}
        href={paths.stayTimeline({ objectId: id })}
        leftSection={<IconTimelineEvent size={16} aria-hidden />}
      >
        {t('object.occupancy')}
      </Menu.Item>
      <Menu.Item
        component={RouteLink}
        href={paths.stayCalendars(id)}
        leftSection={<IconCalendarCog size={16} aria-hidden />}
      >
        {t('object.stayCalendars')}
      </Menu.Item>
    </>
  )
}
