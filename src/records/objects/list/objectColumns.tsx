// The columns of the object list.
import { formatCurrency } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { columnsOf } from '#kit/list/columns/columns.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { hrefOfAccount } from '#base/register/recordPaths.ts'
import { objectPaths } from '../objects.paths.ts'
import { ContactLinks } from '#base/people/ContactLinks.tsx'
import { objectDetails, objectListsApi } from './objectLists.contract.ts'
import type { ObjectDetail, ObjectRow } from './objectLists.contract.ts'
import { Picture, Status } from './ObjectCells.tsx'

const c = columnsOf(objectListsApi.listObjects, 'object')

export const objectColumns = [
  c.link('referenceNumber', (row) => objectPaths.object(row.id), { nowrap: true }),
  c.cell('picture', (row) => row.picture && <Picture row={row} />, {
    label: 'object.picture',
    sort: false,
    width: '72px',
  }),
  c.text('type'),
  c.text('location'),
  c.cell('price', (row) => isPriced(row) && <Prices row={row} />, {
    label: 'object.search.price',
    align: 'right',
    nowrap: true,
  }),
  c.area('area', { hideBelow: 640 }),
  // Hidden on common laptop screens, so that the rest of the row fits.
  c.number('bedrooms', { hideBelow: 1340 }),
  c.cell('status', (row) => <Status row={row} />, { label: 'object.status', sort: false }),
  c.cell(
    'owner',
    ({ owner, ownerId }) => ownerId && <GoLink href={hrefOfAccount(ownerId)}>{owner}</GoLink>,
  ),
  c.cell('ownerPhone', ({ ownerPhone }) => ownerPhone && <Phones all={ownerPhone} />, {
    label: 'object.ownerPhone',
    sort: false,
    nowrap: true,
  }),
  c.instant('createdOn'),
  c.text('createdBy', { hideBelow: 1100 }),
  c.instant('modifiedOn', { hideBelow: 1100 }),
  c.text('modifiedBy', { hideBelow: 1100 }),
]

/** The details to request for the visible columns, always in the same order. */
export const detailsFor = (columns: readonly { key: string }[]): ObjectDetail[] =>
  objectDetails.filter((detail) => columns.some(({ key }) => key === detail))

type RowProps = { row: ObjectRow }

const isPriced = ({ salePriceNow, rentPriceNow, shortRentPriceNow }: ObjectRow) =>
  [salePriceNow, rentPriceNow, shortRentPriceNow].some((price) => price != null)

function Prices({ row: { salePriceNow, rentPriceNow, shortRentPriceNow } }: RowProps) {
  const t = useText()
  const price = (now: number | null | undefined, per?: 'object.perMonth' | 'object.perNight') =>
    now != null && (
      <div>
        {formatCurrency(now)} {per && <span className="quiet">{t(per)}</span>}
      </div>
    )
  return (
    <div>
      {price(salePriceNow)}
      {price(rentPriceNow, 'object.perMonth')}
      {price(shortRentPriceNow, 'object.perNight')}
    </div>
  )
}

// One element around all links, so that they stay below each other in the card layout on phones.
const Phones = ({ all }: { all: string }) => (
  <div>
    <ContactLinks all={all} />
  </div>
)
