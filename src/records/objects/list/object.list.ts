import { formatCurrency } from '#kit/fields/format.ts'
import { columnsOf } from '#kit/list/columns/columns.ts'
import type { Say } from '#kit/list/columns/columns.ts'
import { fewSizes } from '#kit/list/listAddress.ts'
import { recordList } from '#base/lists/recordList.ts'
import { objectPaths } from '../objects.paths.ts'
import { objectFilters } from './objectCriteria.contract.ts'
import { objectDetails, objectListsApi } from './objectLists.contract.ts'
import type { ObjectRow } from './objectLists.contract.ts'

declare module '#base/register/recordLists.contract.ts' {
  interface RecordLists {
    ObjectList: typeof objectList
  }
}

/** A price, or a text listing all offers. */
function exportedPrices(
  { salePriceNow: sale, rentPriceNow: rent, shortRentPriceNow: shortRent }: ObjectRow,
  say: Say,
): unknown {
  if (sale != null && rent == null && shortRent == null) return { currency: sale }
  return [
    sale != null && formatCurrency(sale),
    rent != null && `${formatCurrency(rent)} ${say('object.perMonth')}`,
    shortRent != null && `${formatCurrency(shortRent)} ${say('object.perNight')}`,
  ]
    .filter(Boolean)
    .join(', ')
}

const c = columnsOf(objectListsApi.listObjects, 'object')

export const objectList = recordList('ObjectList', objectListsApi.listObjects, {
  kind: 'Object',
  title: 'object.title.list',
  none: ['object.none', 'object.noneText'],
  filters: objectFilters,
  details: objectDetails,
  setup: {
    opensBy: { by: 'createdOn', desc: true },
    sizes: fewSizes,
    defaultSize: 20,
    rememberPage: true,
  },
  columns: [
    c.link('referenceNumber', (row) => objectPaths.object(row.id), {
      nowrap: true,
      card: 'code',
    }),
    c.special('picture', {
      label: 'object.picture',
      sort: false,
      width: '64px',
      card: 'picture',
      exported: () => null,
    }),
    c.text('type', { card: 'title', nowrap: true }),
    c.text('location', { grows: 1 }),
    c.special('price', {
      label: 'object.search.price',
      align: 'right',
      nowrap: true,
      card: 'big',
      exported: exportedPrices,
    }),
    c.area('area'),
    // Hidden on common laptop screens, so that the rest of the row fits.
    c.number('bedrooms', { hideBelow: 1340 }),
    c.special('status', {
      label: 'object.status',
      sort: false,
      nowrap: true,
      card: 'state',
      exported: ({ status }, say) => status && say(`object.status.${status}`),
    }),
    c.special('mandate', {
      label: 'object.mandate',
      sort: false,
      optional: true,
      nowrap: true,
      card: 'none',
      exported: ({ mandateUntil }) => mandateUntil && { day: mandateUntil },
    }),
    c.special('owner', { card: 'none' }),
    c.special('ownerPhone', {
      label: 'object.ownerPhone',
      sort: false,
      optional: true,
      card: 'none',
      exported: ({ ownerPhone }) => ownerPhone?.split(';').join(', '),
    }),
    c.instant('createdOn'),
    c.person('createdBy'),
    c.instant('modifiedOn'),
    c.person('modifiedBy'),
  ],
})
