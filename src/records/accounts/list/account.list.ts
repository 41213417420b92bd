// The lists of accounts, one for each kind.
import { formatCurrency, formatRange } from '#kit/fields/format.ts'
import { searched } from '#kit/fields/filters.ts'
import { columnsOf } from '#kit/list/columns/columns.ts'
import type { Column } from '#kit/list/columns/columns.ts'
import { recordList } from '#base/lists/recordList.ts'
import { specialities } from '../accountFields.contract.ts'
import { accountPaths } from '../accounts.paths.ts'
import { accountListsApi, clientFilters, partnerFilters } from './accountLists.contract.ts'
import type { ClientRow } from './accountLists.contract.ts'

declare module '#base/register/recordLists.contract.ts' {
  interface RecordLists extends AccountLists {}
}
type AccountLists = typeof accountLists

const commas = (joined: string | null | undefined) => joined?.split(';').join(', ') ?? null
export const requestOf = (row: ClientRow) =>
  formatRange(row.purchaseBudgetRangeMin, row.purchaseBudgetRangeMax, formatCurrency)

const c = columnsOf(accountListsApi.listAccounts, 'account')
const name = c.link('name', (row) => accountPaths.account(row.id))
type Contact = { phone?: string | null | undefined; email?: string | null | undefined }
const contactColumn = { as: 'special', sort: false } as const
const contact: readonly Column<Contact, never, 'phone' | 'email', 'special'>[] = [
  {
    ...contactColumn,
    key: 'phone',
    label: 'account.phone',
    card: 'fact',
    exported: ({ phone }) => commas(phone),
  },
  {
    ...contactColumn,
    key: 'email',
    label: 'account.email',
    card: 'none',
    exported: ({ email }) => commas(email),
  },
]
const created = [c.instant('createdOn'), c.person('createdBy')] as const
const modified = [c.instant('modifiedOn'), c.person('modifiedBy')] as const

const owner = columnsOf(accountListsApi.listOwners, 'account')
const client = columnsOf(accountListsApi.searchClients, 'account')
const professional = columnsOf(accountListsApi.listProfessionals, 'account')
const partner = columnsOf(accountListsApi.searchPartners, 'account')
const source = columnsOf(accountListsApi.listSources, 'account')
const employe = columnsOf(accountListsApi.listEmployes, 'account')

const usual = {
  kind: 'Account',
  none: ['accounts.none', 'accounts.noneText'],
  details: true,
} as const
const newestFirst = { opensBy: { by: 'createdOn', desc: true } } as const
const byName = { opensBy: { by: 'name', desc: false } } as const

export const accountLists = {
  AccountList: recordList('AccountList', accountListsApi.listAccounts, {
    ...usual,
    title: 'accounts.title',
    filters: searched,
    setup: newestFirst,
    columns: [name, ...contact, ...created, ...modified],
  }),
  OwnerList: recordList('OwnerList', accountListsApi.listOwners, {
    ...usual,
    none: ['accounts.none', 'accounts.noneText.owner'],
    title: 'accounts.owners',
    filters: searched,
    setup: newestFirst,
    columns: [name, ...contact, owner.special('objectReferenceNumbers'), ...created, ...modified],
  }),
  ClientList: recordList('ClientList', accountListsApi.searchClients, {
    ...usual,
    none: ['accounts.none', 'accounts.noneText.client'],
    title: 'accounts.clients',
    filters: clientFilters,
    setup: newestFirst,
    columns: [
      client.special('name'),
      ...contact,
      client.special('purchaseBudgetRangeMax', {
        label: 'account.request',
        align: 'right',
        nowrap: true,
        exported: (row) => requestOf(row) || null,
      }),
      client.special('objectReferenceNumbers'),
      c.instant('createdOn'),
      c.person('createdBy'),
      c.instant('modifiedOn'),
      c.person('modifiedBy'),
    ],
  }),
  ProfessionalList: recordList('ProfessionalList', accountListsApi.listProfessionals, {
    ...usual,
    none: ['accounts.none', 'accounts.noneText.professional'],
    title: 'accounts.professionals',
    filters: searched,
    setup: byName,
    columns: [
      professional.link('name', (row) => accountPaths.account(row.id)),
      ...contact,
      professional.special('speciality', {
        sort: false,
        exported: (row, say) =>
          specialities
            .filter((speciality) => row[speciality])
            .map((speciality) => say(`account.${speciality}`))
            .join(', '),
      }),
      professional.number('numberOfSoldObjects', { sort: false }),
    ],
  }),
  PartnerList: recordList('PartnerList', accountListsApi.searchPartners, {
    ...usual,
    none: ['accounts.none', 'accounts.noneText.partner'],
    title: 'accounts.partners',
    filters: partnerFilters,
    setup: newestFirst,
    columns: [
      name,
      ...contact,
      partner.special('category', {
        sort: false,
        exported: (row, say) =>
          [
            row.isPartnerRealEstate && say('accounts.realEstate'),
            row.isPartnerTourism && say('accounts.tourism'),
          ]
            .filter(Boolean)
            .join(', '),
      }),
      ...created,
      ...modified,
    ],
  }),
  SourceList: recordList('SourceList', accountListsApi.listSources, {
    ...usual,
    none: ['accounts.none', 'accounts.noneText.source'],
    title: 'accounts.sources',
    filters: searched,
    setup: byName,
    columns: [
      source.link('name', (row) => accountPaths.account(row.id)),
      ...contact,
      source.text('companyType'),
    ],
  }),
  EmployeList: recordList('EmployeList', accountListsApi.listEmployes, {
    ...usual,
    title: 'accounts.employes',
    filters: searched,
    setup: byName,
    columns: [
      employe.link('name', (row) => accountPaths.account(row.id)),
      ...contact,
      employe.special('role'),
    ],
  }),
}
