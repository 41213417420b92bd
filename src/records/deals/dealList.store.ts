// The list of deals: first finds the IDs of the page from indexes alone, then reads its rows.
import { sql } from 'kysely'
import { countRows } from '#kit/db/list/countRows.ts'
import type { Sort } from '#kit/db/list/listOrder.ts'
import { page } from '#kit/db/list/page.ts'
import type { PageIds } from '#kit/db/list/page.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Page } from '#kit/http/paging.ts'
import { selectLists } from '#base/settings/selectLists.store.ts'
import { inLanguage } from '#kit/db/inLanguage.ts'
import type { ListOption } from '#base/settings/listOption.ts'
import type { Db } from '#base/backend/backend.ts'
import { dealRelations } from '#base/settings/knownOptions.contract.ts'
import { dealsWhere } from './dealFilters.store.ts'
import type { Where } from './dealFilters.store.ts'
import type { DealFilter, DealRow, DealSort } from './dealList.contract.ts'

/** Newest first. */
export async function searchDeals(db: Db, filter: DealFilter, actor: Actor) {
  const { language } = actor
  const where = await dealsWhere(db, filter, actor)
  const [found, lists] = await Promise.all([
    page({
      db,
      from: deals,
      id: 'd.id',
      where: [live, ...where],
      open: [],
      rows: (db, page) => dealRows(db, page, language),
      count: where.length === 0 ? 'deals' : (db) => countRows(db, deals, [live, ...where]),
      input: filter,
      sorts: sorts(language),
      by: 'id',
      desc: true,
    }) as Promise<Page<DealRow>>,
    selectLists(db, ['dealType', 'dealStage'], language) as Promise<
      Record<string, ListOption<number>[]>
    >,
  ])
  return { ...found, types: lists['dealType']!, stages: lists['dealStage']! }
}

export const deals = sql`"deal" d`
export const live: Where = sql`d."deletedOn" IS NULL`

const byOption = (column: 'dealType' | 'dealStage', language: string): Sort => ({
  few: sql`coalesce(d.${sql.ref(column)}, 0)`,
  names: sql`
    SELECT "value" AS "key", ${inLanguage('text', language)} AS "name"
    FROM "selectOption" WHERE "list" = ${sql.lit(column)} UNION ALL SELECT 0, ''`,
})

const sorts = (language: string): Record<DealSort, Sort> => ({
  id: 'd.id',
  dealType: byOption('dealType', language),
  dealStage: byOption('dealStage', language),
  objectReferenceNumber: 'd.objectNumber',
  seller: 'd.sellerNames',
  buyer: 'd.buyerNames',
  lawer: 'd.lawerNames',
  notary: 'd.notaryNames',
  civilEngeneer: 'd.civilEngeneerNames',
  assigned: 'd.assignedNames',
  startDate: 'd.startDate',
  endDate: 'd.endDate',
  askingPrice: 'd.askingPrice',
  price: 'd.price',
  comission: 'd.comission',
  deposit: 'd.deposit',
  dateOfDeposit: 'd.dateOfDeposit',
})

/** Rows of a page of deals, for the list and the board. */
export const dealRows = (db: Db, page: PageIds, language: string) =>
  db
    .selectFrom(page)
    .innerJoin('deal as d', 'd.id', 'page.id')
    .leftJoin('selectOption as type', (join) =>
      join.onRef('type.value', '=', 'd.dealType').on('type.list', '=', 'dealType'),
    )
    .leftJoin('selectOption as stage', (join) =>
      join.onRef('stage.value', '=', 'd.dealStage').on('stage.list', '=', 'dealStage'),
    )
    .leftJoin('object as o', (join) =>
      join.onRef('o.id', '=', 'd.objectId').on('o.deletedOn', 'is', null),
    )
    .select([
      'd.id',
      inLanguage('type.text', language).$castTo<string | null>().as('dealType'),
      'd.dealType as dealTypeId',
      inLanguage('stage.text', language).$castTo<string | null>().as('dealStage'),
      'd.dealStage as dealStageId',
      sql<string | null>`lower(replace("stage"."textEn", ' ', ''))`.as('dealStageStyle'),
      'o.id as objectId',
      'o.referenceNumber as objectReferenceNumber',
      'd.sellerNames as seller',
      numbersOf('seller').as('sellerId'),
      'd.buyerNames as buyer',
      numbersOf('buyer').as('buyerId'),
      'd.lawerNames as lawer',
      numbersOf('lawer').as('lawerId'),
      'd.notaryNames as notary',
      numbersOf('notary').as('notaryId'),
      'd.civilEngeneerNames as civilEngeneer',
      numbersOf('civilEngeneer').as('civilEngeneerId'),
      'd.assignedNames as assigned',
      sql<string | null>`(
        SELECT string_agg(a."id"::text, ',' ORDER BY a."name", a."id") FROM "account" a
        WHERE a."id" = ANY (d."assignedIds"))`.as('assignedId'),
      'd.startDate',
      'd.endDate',
      'd.askingPrice',
      'd.price',
      'd.comission',
      'd.deposit',
      'd.dateOfDeposit',
      'd.contractDurationMonths',
      'd.rentStart',
      'd.rentExpiration',
    ])

// In the order of the names, which are in a column of their own.
const numbersOf = (relation: keyof typeof dealRelations) => sql<string | null>`(
  SELECT string_agg(a."id"::text, ',' ORDER BY p."position", p."id")
  FROM "dealAccount" p JOIN "account" a ON a."id" = p."accountId" AND a."deletedOn" IS NULL
  WHERE p."dealId" = d."id" AND p."relation" = ${sql.lit(dealRelations[relation])})`
