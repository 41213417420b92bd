// The API of the account lists: one list for each kind, with its own columns and filters.
import { z } from 'zod'
import {
  choiceFilter,
  choicesFilter,
  dayFilter,
  filterInput,
  personFilter,
  searched,
  textChoiceFilter,
  textFilter,
} from '#kit/fields/filters.ts'
import { id, instant } from '#kit/fields/schema.ts'
import { get, post } from '#kit/http/endpoint.ts'
import { detailsInput, listInputOf, pageOf } from '#kit/http/paging.ts'
import { office, staff } from '#base/permissions/permissions.contract.ts'
import { specialities, specialityFlags } from '../accountFields.contract.ts'
import type { SpecialityFlag } from '../accountFields.contract.ts'

/** Sent only with `details`; several are joined by semicolons, as in the account. */
const contact = { phone: z.string().nullish(), email: z.string().nullish() }

const named = z.object({ id, name: z.string(), ...contact })

export const accountRow = named.extend({
  createdOn: instant,
  createdBy: z.string().nullable(),
  modifiedOn: instant,
  modifiedBy: z.string().nullable(),
})
export const ownerRow = accountRow.extend({ objectReferenceNumbers: z.string() })
export const clientRow = ownerRow.extend({
  hasNotClosedLead: z.boolean(),
  purchaseBudgetRangeMin: z.number().nullable(),
  purchaseBudgetRangeMax: z.number().nullable(),
})
const flags = Object.fromEntries(
  Object.keys(specialityFlags).map((name) => [name, z.boolean()]),
) as Record<SpecialityFlag, z.ZodBoolean>
export const professionalRow = named.extend({
  ...flags,
  numberOfSoldObjects: z.int(),
})
export const partnerRow = accountRow.extend({
  isPartnerRealEstate: z.boolean(),
  isPartnerTourism: z.boolean(),
})
export const sourceRow = named.extend({ companyType: z.string().nullable() })
export const employeRow = named.extend({ role: z.string().nullable() })

export type AccountRow = z.output<typeof accountRow>
export type OwnerRow = z.output<typeof ownerRow>
export type ClientRow = z.output<typeof clientRow>
export type ProfessionalRow = z.output<typeof professionalRow>
export type PartnerRow = z.output<typeof partnerRow>
export type SourceRow = z.output<typeof sourceRow>
export type EmployeRow = z.output<typeof employeRow>

/** The services of leads, numbered from 1 in `serviceFilter`; 0 means all. */
export const services = ['forPurchase', 'forRent', 'forShortRent', 'forSell', 'forRentOut'] as const

const nameSorts = ['id', 'name'] as const
const stampedSorts = [...nameSorts, 'createdOn', 'createdBy', 'modifiedOn', 'modifiedBy'] as const
const ownerSorts = [...stampedSorts, 'objectReferenceNumbers'] as const
const clientSorts = [
  ...ownerSorts,
  'hasNotClosedLead',
  'purchaseBudgetRangeMin',
  'purchaseBudgetRangeMax',
] as const
const partnerSorts = [...stampedSorts, 'isPartnerRealEstate', 'isPartnerTourism'] as const

const listQueryOf = <S extends string>(sorts: readonly S[]) =>
  z.strictObject({ ...listInputOf(sorts), ...filterInput(searched), ...detailsInput })
const accountQuery = listQueryOf(stampedSorts)
const ownerQuery = listQueryOf(ownerSorts)
const professionalQuery = listQueryOf([...nameSorts, ...specialities])
const sourceQuery = listQueryOf([...nameSorts, 'companyType'])
const employeQuery = listQueryOf([...nameSorts, 'role'])
export type AccountQuery = z.output<typeof accountQuery>
export type OwnerQuery = z.output<typeof ownerQuery>
export type ProfessionalQuery = z.output<typeof professionalQuery>
export type SourceQuery = z.output<typeof sourceQuery>
export type EmployeQuery = z.output<typeof employeQuery>

const choice = z.object({ value: z.number(), text: z.string() })

export const clientFilters = {
  ...searched,
  serviceFilter: choiceFilter('accounts.filter.service', 'serviceList', {
    schema: z.int().min(0).max(services.length).nullish(),
  }),
  sources: choicesFilter('accounts.filter.sources', 'sourceList', {
    of: id,
    atMost: 200,
    idOf: 'account',
  }),
  startDate: dayFilter('accounts.filter.startDate'),
  endDate: dayFilter('accounts.filter.endDate'),
  lastName: textFilter('account.lastName'),
}
export const clientFilter = z.strictObject({
  ...listInputOf(clientSorts),
  ...filterInput(clientFilters),
  ...detailsInput,
})
export type ClientFilter = z.output<typeof clientFilter>

export const partnerFilters = {
  ...searched,
  createdBy: personFilter('account.createdBy', { among: 1 }),
  country: textChoiceFilter('account.country', 'country', z.string().max(10).nullish()),
  createdOnStart: dayFilter('accounts.filter.startDate'),
  createdOnEnd: dayFilter('accounts.filter.endDate'),
}
export const partnerFilter = z.strictObject({
  ...listInputOf(partnerSorts),
  ...filterInput(partnerFilters),
  ...detailsInput,
})
export type PartnerFilter = z.output<typeof partnerFilter>

export const accountListsApi = {
  listAccounts: get('/api/account', {
    may: staff,
    shows: ['account'],
    query: accountQuery,
    answer: pageOf(accountRow),
  }),
  listOwners: get('/api/owner', {
    may: staff,
    shows: ['account', 'object'],
    query: ownerQuery,
    answer: pageOf(ownerRow),
  }),
  searchClients: post('/api/clients/search', {
    may: staff,
    shows: ['account', 'lead', 'object'],
    body: clientFilter,
    answer: pageOf(clientRow).extend({
      filterLists: z.object({ serviceList: z.array(choice), sourceList: z.array(choice) }),
    }),
  }),
  listProfessionals: get('/api/professional', {
    may: staff,
    shows: ['account', 'deal'],
    query: professionalQuery,
    answer: pageOf(professionalRow),
  }),
  searchPartners: post('/api/partners', {
    may: staff,
    shows: ['account'],
    body: partnerFilter,
    answer: pageOf(partnerRow),
  }),
  listSources: get('/api/source', {
    may: staff,
    shows: ['account'],
    query: sourceQuery,
    answer: pageOf(sourceRow),
  }),
  listEmployes: get('/api/employe', {
    may: office,
    shows: ['account', 'role'],
    query: employeQuery,
    answer: pageOf(employeRow),
  }),
}
