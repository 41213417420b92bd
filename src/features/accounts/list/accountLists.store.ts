// The lists of accounts. Their totals are kept (see "keptList"); what a filter leaves is counted.
import { sql } from 'kysely'
import { page } from '#kit/db/page.ts'
import { keptTotal } from '#kit/db/totals.ts'
import type { ListInput, Page } from '#kit/http/paging.ts'
import { any, objectNumbers, owned } from '#features/objects/objectNumbers.store.ts'
import { selectList } from '#features/settings/selectLists.store.ts'
import type { Db } from '../../backend.ts'
import { specialities } from '../accountFields.contract.ts'
import { clientsWhere, has, hasNotClosedLead, partnersWhere } from './accountFilters.store.ts'
import type { SpecialityFlag } from '../accountFields.contract.ts'
import type { Where } from './accountFilters.store.ts'
import type {
  AccountRow,
  ClientFilter,
  ClientRow,
  EmployeRow,
  OwnerRow,
  PartnerFilter,
  PartnerRow,
  ProfessionalRow,
  SourceRow,
} from './accountLists.contract.ts'

export const listAccounts = (db: Db, input: ListInput): Promise<Page<AccountRow>> =>
  page({ ...newestFirst(kept(db, 'accounts')), rows: stamped(db, []), input })

export const listOwners = (db: Db, input: ListInput): Promise<Page<OwnerRow>> =>
  page({
    ...newestFirst(kept(db, 'owners')),
    rows: stamped(db, [has('isOwner')]).select(ownedReferenceNumbers.as('objectReferenceNumbers')),
    input,
    sorts: { ...stampedSorts, objectReferenceNumbers: ownedReferenceNumbers },
  })

export const searchClients = async (db: Db, filter: ClientFilter, language: string) => {
  const where = clientsWhere(filter)
  const [clients, sourceList] = await Promise.all([
    page({
      ...newestFirst(
        where.length > 1 ? count(db, clientsWhere(filter, true)) : kept(db, 'clients'),
      ),
      rows: stamped(db, where).select([
        objectReferenceNumbers.as('objectReferenceNumbers'),
        hasNotClosedLead.as('hasNotClosedLead'),
        'a.purchaseBudgetRangeMin',
        'a.purchaseBudgetRangeMax',
      ]),
      input: filter,
      sorts: {
        ...stampedSorts,
        objectReferenceNumbers,
        hasNotClosedLead,
        purchaseBudgetRangeMin: 'a.purchaseBudgetRangeMin',
        purchaseBudgetRangeMax: 'a.purchaseBudgetRangeMax',
      },
    }) as Promise<Page<ClientRow>>,
    selectList(db, 'source', language),
  ])
  return { ...clients, sourceList: sourceList.map(({ value, text }) => ({ value, text })) }
}

export const listProfessionals = (db: Db, input: ListInput): Promise<Page<ProfessionalRow>> =>
  page({
    ...byName(kept(db, 'professionals')),
    rows: named(db, [has('isProfessional')])
      .select(specialities.map((name) => `a.${name}` as const))
      .select(sql<number>`0`.as('numberOfSoldObjects')),
    input,
    sorts: { ...nameSorts, ...specialitySorts },
  })

export const searchPartners = (db: Db, filter: PartnerFilter): Promise<Page<PartnerRow>> => {
  const where = partnersWhere(filter)
  return page({
    ...newestFirst(where.length > 1 ? count(db, where) : kept(db, 'partners')),
    rows: stamped(db, where).select(['a.isPartnerRealEstate', 'a.isPartnerTourism']),
    input: filter,
    sorts: {
      ...stampedSorts,
      isPartnerRealEstate: 'a.isPartnerRealEstate',
      isPartnerTourism: 'a.isPartnerTourism',
    },
  })
}

export const listSources = (
  db: Db,
  input: ListInput,
  language: string,
): Promise<Page<SourceRow>> => {
  const companyType = sql<string | null>`(
    SELECT CASE ${language} WHEN 'el' THEN o."textEl" WHEN 'ru' THEN o."textRu" ELSE o."textEn" END
    FROM "selectOption" o WHERE o."list" = 'companyType' AND o."value" = a."companyType")`
  return page({
    ...byName(kept(db, 'sources')),
    rows: named(db, [has('isSource')]).select(companyType.as('companyType')),
    input,
    sorts: { ...nameSorts, companyType },
  })
}

export const listEmployes = (db: Db, input: ListInput): Promise<Page<EmployeRow>> =>
  page({
    ...byName(kept(db, 'employes')),
    rows: named(db, [has('isEmploye')]).select('a.role'),
    input,
    sorts: { ...nameSorts, role: 'a.role' },
  })

const live = (db: Db, where: Where[]) =>
  db
    .selectFrom('account as a')
    .where('a.deletedOn', 'is', null)
    .where((eb) => eb.and(where))

const named = (db: Db, where: Where[]) => live(db, where).select(['a.id', 'a.name'])

const stamped = (db: Db, where: Where[]) =>
  live(db, where)
    .leftJoin('account as creator', 'creator.id', 'a.createdById')
    .leftJoin('account as modifier', 'modifier.id', 'a.modifiedById')
    .select([
      'a.id',
      'a.name',
      'a.createdOn',
      'creator.name as createdBy',
      'a.modifiedOn',
      'modifier.name as modifiedBy',
    ])

const objectReferenceNumbers = sql<string>`coalesce(${objectNumbers(any)}, '')`
const ownedReferenceNumbers = sql<string>`coalesce(${objectNumbers(owned)}, '')`

const kept = (db: Db, list: string) => () => keptTotal(db, list)

const count = (db: Db, where: Where[]) => async () => {
  const counted = live(db, where).select((eb) => eb.fn.countAll<number>().as('total'))
  return (await counted.executeTakeFirstOrThrow()).total
}

const specialitySorts = Object.fromEntries(
  specialities.map((name) => [name, `a.${name}`]),
) as Record<SpecialityFlag, `a.${SpecialityFlag}`>
const nameSorts = { id: 'a.id', name: 'a.name' } as const
const stampedSorts = {
  ...nameSorts,
  createdOn: 'a.createdOn',
  createdBy: 'creator.name',
  modifiedOn: 'a.modifiedOn',
  modifiedBy: 'modifier.name',
} as const

type Count = () => Promise<number>
const byName = (count: Count) =>
  ({ count, sorts: nameSorts, by: 'name', tieBreaker: 'a.id' }) as const
const newestFirst = (count: Count) =>
  ({
    count,
    sorts: stampedSorts,
    by: 'createdOn',
    desc: true,
    tieBreaker: 'a.id',
  }) as const
