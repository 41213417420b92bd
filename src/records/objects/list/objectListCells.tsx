// The cells of the object list.
import { formatCurrency } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { ContactLinks } from '#base/people/ContactLinks.tsx'
import { hrefOfAccount } from '#base/register/recordPaths.ts'
import { Status } from './ObjectCells.tsx'
import { ObjectThumb } from '../ObjectThumb.tsx'
import type { ObjectRow } from './objectLists.contract.ts'

export const objectCells = {
  picture: ({ picture }: ObjectRow) => <ObjectThumb picture={picture} size="small" />,
  price: (row: ObjectRow) => isPriced(row) && <Prices row={row} />,
  status: (row: ObjectRow) => <Status row={row} />,
  owner: ({ owner, ownerId }: ObjectRow) =>
    ownerId && <GoLink href={hrefOfAccount(ownerId)}>{owner}</GoLink>,
  ownerPhone: ({ ownerPhone }: ObjectRow) => ownerPhone && <ContactLinks all={ownerPhone} />,
}

type RowProps = { row: ObjectRow }

const isPriced = ({ salePriceNow, rentPriceNow, shortRentPriceNow }: ObjectRow) =>
  [salePriceNow, rentPriceNow, shortRentPriceNow].some((price) => price != null)

function Prices({ row: { salePriceNow, rentPriceNow, shortRentPriceNow } }: RowProps) {
  const t = useText()
  const price = (now: number | null | undefined, per?: 'object.perMonth' | 'object.perNight') =>
    now != null && (
      <span key={per ?? 'sale'}>
        {formatCurrency(now)} {per && <span className="quiet">{t(per)}</span>}
      </span>
    )
  const all = [
    price(salePriceNow),
    price(rentPriceNow, 'object.perMonth'),
    price(shortRentPriceNow, 'object.perNight'),
  ].filter(Boolean)
  return all.flatMap((one, at) => (at > 0 ? [' · ', one] : [one]))
}
