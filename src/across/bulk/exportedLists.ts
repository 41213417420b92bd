// Lists that can be exported as a workbook, and the cells of columns that are not simply the row's
// field of the column's name.
import type { Endpoint } from '#kit/http/endpoint.ts'
import { specialities } from '#records/accounts/accountFields.contract.ts'
import { accountListsApi } from '#records/accounts/list/accountLists.contract.ts'
import { dealListApi } from '#records/deals/dealList.contract.ts'
import { documentsApi } from '#records/documents/documents.contract.ts'
import { leadListsApi } from '#records/leads/list/leadLists.contract.ts'
import type { ListName } from '#base/lists/recordLists.contract.ts'
import { objectKeysApi } from '#records/object-keys/objectKeys.contract.ts'
import { objectDetails, objectListsApi } from '#records/objects/list/objectLists.contract.ts'
import { reservationListsApi } from '#records/reservations/reservationLists.contract.ts'
import { viewingsApi } from '#records/viewings/viewings.contract.ts'

type Row = Record<string, unknown>
export type Say = (key: string) => string
type ExportOptions = {
  /** Key of the list's title. */
  title: string
  endpoint: Endpoint
  /** Additional input, so that every column has values. */
  details?: unknown
  cells?: Record<string, (row: Row, say: Say) => unknown>
}

const range = (from: unknown, to: unknown): unknown =>
  from == null && to == null ? null : `${amount(from)} – ${amount(to)}`.trim()
const amount = (value: unknown) => (value == null ? '' : `${Number(value).toLocaleString('fr')} €`)
const money = (value: unknown) => (value == null ? null : { money: Number(value) })
const moneyOf = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, (row: Row) => money(row[name])]))

const people = (
  title: string,
  endpoint: Endpoint,
  cells: ExportOptions['cells'] = {},
): ExportOptions => ({
  title,
  endpoint,
  details: true,
  cells: {
    phone: ({ phone }) => listed(phone),
    email: ({ email }) => listed(email),
    ...cells,
  },
})
const listed = (joined: unknown) =>
  typeof joined === 'string' ? joined.split(';').join(', ') : null

export const exportedLists: Partial<Record<ListName, ExportOptions>> = {
  AccountList: people('accounts.title', accountListsApi.listAccounts),
  OwnerList: people('accounts.owners', accountListsApi.listOwners),
  ClientList: people('accounts.clients', accountListsApi.searchClients, {
    purchaseBudgetRangeMax: (row) =>
      range(row['purchaseBudgetRangeMin'], row['purchaseBudgetRangeMax']),
  }),
  ProfessionalList: people('accounts.professionals', accountListsApi.listProfessionals, {
    speciality: (row, say) =>
      specialities
        .filter((name) => row[name])
        .map((name) => say(`account.${name}`))
        .join(', '),
  }),
  PartnerList: people('accounts.partners', accountListsApi.searchPartners, {
    category: (row, say) =>
      [
        row['isPartnerRealEstate'] && say('accounts.realEstate'),
        row['isPartnerTourism'] && say('accounts.tourism'),
      ]
        .filter(Boolean)
        .join(', '),
  }),
  SourceList: people('accounts.sources', accountListsApi.listSources),
  EmployeList: people('accounts.employes', accountListsApi.listEmployes),
  ObjectList: {
    title: 'object.title.list',
    endpoint: objectListsApi.listObjects,
    details: [...objectDetails],
    cells: {
      price: (row, say) =>
        [
          row['salePriceNow'] != null && amount(row['salePriceNow']),
          row['rentPriceNow'] != null && `${amount(row['rentPriceNow'])} ${say('object.perMonth')}`,
          row['shortRentPriceNow'] != null &&
            `${amount(row['shortRentPriceNow'])} ${say('object.perNight')}`,
        ]
          .filter(Boolean)
          .join(', '),
      status: ({ status }, say) =>
        typeof status === 'string' ? say(`object.status.${status}`) : null,
      ownerPhone: ({ ownerPhone }) => listed(ownerPhone),
      picture: () => null,
    },
  },
  ObjectKeyList: {
    title: 'objectKey.title',
    endpoint: objectKeysApi.listObjectKeys,
    cells: {
      state: ({ isOut, isOverdue }, say) =>
        say(`objectKey.${isOverdue ? 'overdue' : isOut ? 'out' : 'atOffice'}`),
    },
  },
  LeadList: {
    title: 'leads.title',
    endpoint: leadListsApi.searchLeads,
    cells: { budgetRangeMax: (row) => range(row['budgetRangeMin'], row['budgetRangeMax']) },
  },
  ViewingList: {
    title: 'viewing.title',
    endpoint: viewingsApi.searchViewings,
    cells: {
      id: ({ id }) => `V${String(id)}`,
      objects: ({ objectReferenceNumbers }) => objectReferenceNumbers,
    },
  },
  DealList: {
    title: 'deal.title',
    endpoint: dealListApi.searchDeals,
    cells: {
      id: ({ id }) => `D${String(id)}`,
      ...moneyOf('price', 'comission', 'deposit', 'askingPrice'),
    },
  },
  ReservationList: {
    title: 'reservation.title',
    endpoint: reservationListsApi.searchReservations,
    cells: moneyOf('total', 'paymentToOwner', 'finalComission'),
  },
  DocumentList: { title: 'document.title', endpoint: documentsApi.listDocuments },
}
