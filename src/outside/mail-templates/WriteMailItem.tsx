// Menu items that open a mail about records.
import { Menu } from '@mantine/core'
import { IconMailForward } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import type { Slots } from '#base/register/slots.tsx'
import type { AddressedKind } from './addressedKinds.contract.ts'
import { mailTemplatePaths } from './mailTemplates.paths.ts'

type Props = { of: AddressedKind; id: number }

function WriteMailItem({ of, id }: Props) {
  const t = useText()
  return (
    <Menu.Item
      component={RouteLink}
      href={mailTemplatePaths.writeMail(of, String(id))}
      leftSection={<IconMailForward size={16} aria-hidden />}
    >
      {t('record.writeMail')}
    </Menu.Item>
  )
}

export const WriteToAccount = ({ account }: Slots['AccountItems']) => (
  <WriteMailItem of="Account" id={account.id} />
)

export const WriteAboutRecord = ({ of }: Slots['GoOnItems']) =>
  'demandId' in of ? (
    <WriteMailItem of="Demand" id={of.demandId} />
  ) : (
    <WriteMailItem of="Object" id={of.objectId} />
  )

export const WriteAboutViewing = ({ viewing: { id } }: Slots['ViewingItems']) =>
  id !== null && <WriteMailItem of="Viewing" id={id} />

export const WriteAboutDeal = ({ dealId }: Slots['DealItems']) => (
  <WriteMailItem of="Deal" id={dealId} />
)
