// Leads on from a record to a viewing, a deal or a stay, which know it already.
import { Menu } from '@mantine/core'
import { IconBed, IconEye, IconFileCheck } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { paths } from '#features/paths.ts'
import { office } from '#features/session/permissions.contract.ts'
import { useMay } from '#features/session/useSession.ts'

type Props = {
  of: { demandId: number } | { objectId: number }
  forShortRent: boolean
}

/** Items of a record's menu. */
export function GoOnItems({ of, forShortRent }: Props) {
  const t = useText()
  const may = useMay()
  return (
    <>
      <Menu.Item
        component={RouteLink}
        href={paths.planViewing(of)}
        leftSection={<IconEye size={16} aria-hidden />}
      >
        {t('record.planViewing')}
      </Menu.Item>
      <Menu.Item
        component={RouteLink}
        href={paths.makeDeal(of)}
        leftSection={<IconFileCheck size={16} aria-hidden />}
      >
        {t('record.makeDeal')}
      </Menu.Item>
      {forShortRent && may(office) && (
        <Menu.Item
          component={RouteLink}
          href={paths.bookReservation(of)}
          leftSection={<IconBed size={16} aria-hidden />}
        >
          {t('record.bookStay')}
        </Menu.Item>
      )}
      <Menu.Divider />
    </>
  )
}
