// The cells of the object list.
import { GoLink } from '#kit/ui/GoLink.tsx'
import { ContactLinks } from '#base/people/ContactLinks.tsx'
import { hrefOfAccount } from '#base/register/recordPaths.ts'
import { Prices, Status } from './ObjectCells.tsx'
import { MandateCell } from '../mandate/MandateCell.tsx'
import { ObjectThumb } from '../ObjectThumb.tsx'
import type { ObjectRow } from './objectLists.contract.ts'

export const objectCells = {
  picture: ({ picture }: ObjectRow) => <ObjectThumb picture={picture} size="small" />,
  price: ({ salePriceNow, rentPriceNow, shortRentPriceNow }: ObjectRow) => (
    <Prices
      of={[
        { now: salePriceNow, per: null },
        { now: rentPriceNow, per: 'perMonth' },
        { now: shortRentPriceNow, per: 'perNight' },
      ]}
    />
  ),
  status: (row: ObjectRow) => <Status row={row} />,
  mandate: (row: ObjectRow) => <MandateCell row={row} />,
  owner: ({ owner, ownerId }: ObjectRow) =>
    ownerId && <GoLink href={hrefOfAccount(ownerId)}>{owner}</GoLink>,
  ownerPhone: ({ ownerPhone }: ObjectRow) => ownerPhone && <ContactLinks all={ownerPhone} />,
}
