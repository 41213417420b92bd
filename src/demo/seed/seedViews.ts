// Shared views of lists, and one that is private.
import type { Transaction } from 'kysely'
import { usualChoice } from '#kit/list/columns/columnChoice.ts'
import type { Tables } from '#base/backend/tables.ts'
import type { ListName } from '#base/register/recordLists.contract.ts'
import { demoSignIns } from '../signIns.ts'

type View = { list: ListName; name: string; filters: object; sort?: string; shared?: boolean }

const views: View[] = [
  { list: 'ClientList', name: 'Looking to rent', filters: { serviceFilter: 2 }, shared: true },
  { list: 'ClientList', name: 'Αγοραστές, νεότεροι πρώτα', filters: { serviceFilter: 1 } },
  {
    list: 'LeadList',
    name: 'Покупатели: новые и в работе',
    filters: { service: 1, stages: [1, 2] },
    shared: true,
  },
  {
    list: 'ObjectList',
    name: 'Ενοικιάσεις στην Καλαμαριά',
    filters: { forRent: true, locationId: 736_083 },
    sort: 'price',
    shared: true,
  },
  { list: 'ObjectList', name: 'Не опубликованы', filters: { statuses: ['refused'] }, shared: true },
  { list: 'DealList', name: 'Συμφωνίες κατά τιμή', filters: {}, sort: '-price', shared: true },
]

export async function seedViews(tx: Transaction<Tables>): Promise<void> {
  const { shown, hidden, order, density } = usualChoice
  const columns = JSON.stringify({ shown, hidden, order, density })
  const createdById = demoSignIns[0].accountId
  await tx
    .insertInto('listView')
    .values(
      views.map(({ filters, sort = null, shared = false, ...view }) => ({
        ...view,
        sort,
        shared,
        columns,
        createdById,
        filters: JSON.stringify(filters),
      })),
    )
    .execute()
}
