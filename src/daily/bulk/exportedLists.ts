// Lists that can be exported as a workbook, and cells of columns whose value is not simply the row's field of the same name.
import { formatCurrency, formatRange } from '#kit/fields/format.ts'
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

/** Amounts are numbers, formatted as on the screen, so that they can be added up; ranges and prices per month are texts. */
const range = (row: Row, from: string, to: string): unknown =>
  formatRange(amountOf(row, from), amountOf(row, to), formatCurrency) || null
const amountOf = (row: Row, name: string) => (row[name] == null ? null : Number(row[name]))
const amounts = (kind: 'money' | 'currency', ...names: string[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      (row: Row) => (row[name] == null ? null : { [kind]: Number(row[name]) }),
    ]),
  )

/** The sale price of an object, or the prices of all services that it is offered for. */
function prices(row: Row, say: Say): unknown {
  const [sale, rent, shortRent] = ['salePriceNow', 'rentPriceNow', 'shortRentPriceNow'].map(
    (name) => amountOf(row, name),
  )
  if (sale != null && rent == null && shortRent == null) return { currency: sale }
  return [
    sale != null && formatCurrency(sale),
    rent != null && `${formatCurrency(rent)} ${say('object.perMonth')}`,
    shortRent != null && `${formatCurrency(shortRent)} ${say('object.perNight')}`,
  ]
    .filter(Boolean)
    .join(', ')
}

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
    purchaseBudgetRangeMax: (row) => range(row, 'purchaseBudgetRangeMin', 'purchaseBudgetRangeMax'),
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
      price: prices,
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
    cells: { budgetRangeMax: (row) => range(row, 'budgetRangeMin', 'budgetRangeMax') },
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
      ...amounts('currency', 'price', 'askingPrice'),
      ...amounts('money', 'comission', 'deposit'),
    },
  },
  ReservationList: {
    title: 'reservation.title',
    endpoint: reservationListsApi.searchReservations,
    cells: amounts('money', 'total', 'paymentToOwner', 'finalComission'),
  },
  DocumentList: { title: 'document.title', endpoint: documentsApi.listDocuments },
}
