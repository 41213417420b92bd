// The lists of accounts. Triggers maintain the totals of unfiltered lists (see "keptList"); filtered rows are
// counted. Every list leaves out employees for actors who may not open employees' accounts.
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { countRows } from '#kit/db/list/countRows.ts'
import { noAndYes } from '#kit/db/list/listOrder.ts'
import type { Sort } from '#kit/db/list/listOrder.ts'
import { page } from '#kit/db/list/page.ts'
import type { PageIds } from '#kit/db/list/page.ts'
import { keptTotal } from '#kit/db/totals.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Page } from '#kit/http/paging.ts'
import { any, objectNumbers, owned, soldObjects } from '#records/objects/objectNumbers.store.ts'
import { selectList } from '#base/settings/selectLists.store.ts'
import { inLanguage } from '#kit/db/inLanguage.ts'
import type { Db } from '#base/backend/backend.ts'
import { byPerson, withStamps } from '#base/backend/stamps.ts'
import { specialities } from '../accountFields.contract.ts'
import { seesEmployes } from '#base/permissions/permissions.contract.ts'
import { clientsWhere, hasFlag, partnersWhere, searched } from './accountFilters.store.ts'
import type { SpecialityFlag } from '../accountFields.contract.ts'
import type { Where, Wheres } from './accountFilters.store.ts'
import type {
  AccountQuery,
  AccountRow,
  ClientFilter,
  ClientRow,
  EmployeQuery,
  EmployeRow,
  OwnerQuery,
  OwnerRow,
  PartnerFilter,
  PartnerRow,
  ProfessionalQuery,
  ProfessionalRow,
  SourceQuery,
  SourceRow,
} from './accountLists.contract.ts'

export const listAccounts = async (
  db: Db,
  input: AccountQuery,
  actor: Actor,
): Promise<Page<AccountRow>> => {
  const everyone = await searched(db, input, [live])
  return page({ ...newestFirst(db, everyone, 'accounts', actor), rows: stamped(input), input })
}

export const listOwners = async (
  db: Db,
  input: OwnerQuery,
  actor: Actor,
): Promise<Page<OwnerRow>> =>
  page({
    ...newestFirst(db, await searched(db, input, [hasFlag('isOwner')]), 'owners', actor),
    rows: (db, page) => stamped(input)(db, page).select(ownedNumbers.as('objectReferenceNumbers')),
    input,
    sorts: { ...stampedSorts, objectReferenceNumbers: 'a.firstOwnedNumber' },
  })

export const searchClients = async (
  db: Db,
  filter: ClientFilter,
  language: string,
  actor: Actor,
) => {
  const where = await searched(db, filter, clientsWhere(filter), clientsWhere(filter, true))
  const [clients, sourceList] = await Promise.all([
    page({
      ...newestFirst(db, where, 'clients', actor),
      rows: (db, page) =>
        stamped(filter)(db, page).select([
          numbers.as('objectReferenceNumbers'),
          'a.hasNotClosedLead',
          'a.purchaseBudgetRangeMin',
          'a.purchaseBudgetRangeMax',
        ]),
      input: filter,
      sorts: {
        ...stampedSorts,
        objectReferenceNumbers: 'a.firstNumber',
        hasNotClosedLead: 'a.hasNotClosedLead',
        purchaseBudgetRangeMin: 'a.purchaseBudgetRangeMin',
        purchaseBudgetRangeMax: 'a.purchaseBudgetRangeMax',
      },
    }) as Promise<Page<ClientRow>>,
    selectList(db, 'source', language),
  ])
  return { ...clients, sourceList: sourceList.map(({ value, text }) => ({ value, text })) }
}

export const listProfessionals = async (
  db: Db,
  input: ProfessionalQuery,
  actor: Actor,
): Promise<Page<ProfessionalRow>> =>
  page({
    ...byName(db, await searched(db, input, [hasFlag('isProfessional')]), 'professionals', actor),
    rows: (db, page) =>
      named(input)(db, page)
        .select(specialities.map((name) => `a.${name}` as const))
        .select(soldObjects.as('numberOfSoldObjects')),
    input,
    sorts: { ...nameSorts, ...specialitySorts },
  })

export const searchPartners = async (
  db: Db,
  filter: PartnerFilter,
  actor: Actor,
): Promise<Page<PartnerRow>> =>
  page({
    ...newestFirst(db, await searched(db, filter, partnersWhere(filter)), 'partners', actor),
    rows: (db, page) =>
      stamped(filter)(db, page).select(['a.isPartnerRealEstate', 'a.isPartnerTourism']),
    input: filter,
    sorts: {
      ...stampedSorts,
      isPartnerRealEstate: 'a.isPartnerRealEstate',
      isPartnerTourism: 'a.isPartnerTourism',
    },
  })

export const listSources = async (
  db: Db,
  input: SourceQuery,
  language: string,
  actor: Actor,
): Promise<Page<SourceRow>> => {
  const companyType = sql<string | null>`(
    SELECT ${inLanguage('o.text', language)}
    FROM "selectOption" o WHERE o."list" = 'companyType' AND o."value" = a."companyType")`
  return page({
    ...byName(db, await searched(db, input, [hasFlag('isSource')]), 'sources', actor),
    rows: (db, page) => named(input)(db, page).select(companyType.as('companyType')),
    input,
    sorts: { ...nameSorts, companyType },
  })
}

export const listEmployes = async (
  db: Db,
  input: EmployeQuery,
  actor: Actor,
): Promise<Page<EmployeRow>> =>
  page({
    ...byName(db, await searched(db, input, [hasFlag('isEmploye')]), 'employes', actor),
    rows: (db, page) => named(input)(db, page).select('a.role'),
    input,
    sorts: { ...nameSorts, role: 'a.role' },
  })

type DetailsInput = { details?: boolean | undefined }
const named =
  ({ details }: DetailsInput) =>
  (db: Db, page: PageIds) =>
    db
      .selectFrom(page)
      .innerJoin('account as a', 'a.id', 'page.id')
      .select(['a.id', 'a.name'])
      .$if(details === true, (rows) => rows.select(['a.phone', 'a.email']))

const stamped = (input: DetailsInput) => (db: Db, page: PageIds) =>
  withStamps(named(input)(db, page), 'a')

const numbers = sql<string>`coalesce(${objectNumbers(any)}, '')`
const ownedNumbers = sql<string>`coalesce(${objectNumbers(owned)}, '')`

// The first condition selects the kind; with no further one the maintained total applies.
const isUnfiltered = (where: Where[]) => where.length <= 1

const count = (list: string, where: Where[]) =>
  isUnfiltered(where) ? list : (db: Db) => countRows(db, from, [live, ...where])

// For an unfiltered list, subtract the employees from the maintained total: they are few and quick to count.
const countOthers = (list: string, where: Where[]) => async (db: Db) =>
  isUnfiltered(where)
    ? (await keptTotal(db, list)) -
      (await countRows(db, from, [live, hasFlag('isEmploye'), ...where]))
    : countRows(db, from, [live, noEmploye, ...where])

const from = sql`"account" a`
const live = sql<SqlBool>`a."deletedOn" IS NULL`

const specialitySorts = Object.fromEntries(
  specialities.map((name) => [name, { few: hasFlag(name), names: noAndYes }]),
) as Record<SpecialityFlag, Sort>
type Column = 'id' | 'name' | 'createdOn' | 'modifiedOn'
const by = (column: Column, lowest: 'lowestNumber' | 'lowestName' | 'lowestInstant'): Sort => ({
  by: `a.${column}`,
  lowest: (group) => sql`${sql.raw(lowest)}(${group})`,
})

const nameSorts = { id: by('id', 'lowestNumber'), name: by('name', 'lowestName') }
const stampedSorts = {
  ...nameSorts,
  createdOn: by('createdOn', 'lowestInstant'),
  createdBy: byPerson('a.createdById', from, live),
  modifiedOn: by('modifiedOn', 'lowestInstant'),
  modifiedBy: byPerson('a.modifiedById', from, live),
}

const noEmploye = sql<SqlBool>`NOT a."isEmploye"`

const accounts = (db: Db, { where, counted }: Wheres, list: string, actor: Actor) => {
  const of = { db, from, id: 'a.id' } as const
  if (!seesEmployes(actor)) {
    const others = [live, noEmploye, ...where]
    return { ...of, where: others, open: [noEmploye], count: countOthers(list, counted) }
  }
  const kept = isUnfiltered(where) ? list : undefined
  return { ...of, where: [live, ...where], open: [], count: count(list, counted), kept }
}
const byName = (db: Db, wheres: Wheres, list: string, actor: Actor) => ({
  ...accounts(db, wheres, list, actor),
  sorts: nameSorts,
  by: 'name' as const,
})
const newestFirst = (db: Db, wheres: Wheres, list: string, actor: Actor) => ({
  ...accounts(db, wheres, list, actor),
  sorts: stampedSorts,
  by: 'createdOn' as const,
  desc: true,
})
