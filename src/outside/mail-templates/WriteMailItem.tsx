// Menu items that open a mail about records.
import { IconMailForward } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { MenuLink } from '#kit/ui/MenuLink.tsx'
import type { Slots } from '#base/register/slots.tsx'
import type { AddressedKind } from './addressedKinds.contract.ts'
import { mailTemplatePaths } from './mailTemplates.paths.ts'

type Props = { of: AddressedKind; id: number }

function WriteMailItem({ of, id }: Props) {
  const t = useText()
  return (
    <MenuLink icon={IconMailForward} href={mailTemplatePaths.writeMail(of, String(id))}>
      {t('record.writeMail')}
    </MenuLink>
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
