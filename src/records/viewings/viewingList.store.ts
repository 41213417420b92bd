// The list of viewings: first finds the IDs of the page from indexes alone, then reads its rows.
import { sql } from 'kysely'
import { countRows } from '#kit/db/list/countRows.ts'
import { page } from '#kit/db/list/page.ts'
import type { PageIds } from '#kit/db/list/page.ts'
import type { Sort } from '#kit/db/list/listOrder.ts'
import { totalOf } from '#kit/db/totals.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Page } from '#kit/http/paging.ts'
import { titleOf } from '#base/register/recordTitles.store.ts'
import { selectList } from '#base/settings/selectLists.store.ts'
import { inLanguage } from '#kit/db/inLanguage.ts'
import type { ListOption } from '#base/settings/listOption.ts'
import type { Db } from '#base/backend/backend.ts'
import { leadsOfEmployes, openViewings, viewingsWhere } from './viewingFilters.store.ts'
import type { Where } from './viewingFilters.store.ts'
import type { ViewingFilter, ViewingRow, ViewingSort } from './viewings.contract.ts'

/** The latest first; viewings without a date come before all others. */
export async function searchViewings(db: Db, filter: ViewingFilter, actor: Actor) {
  const filters = await viewingsWhere(db, filter, actor)
  const where = [...filters, ...openViewings(actor)]
  const counted = (db: Db) =>
    filters.length === 0 ? countOpen(db) : countRows(db, viewings, [live, ...where])
  const { language } = actor
  const [found, results] = await Promise.all([
    page({
      db,
      from: viewings,
      id: 'v.id',
      where: [live, ...where],
      open: openViewings(actor),
      rows: (db, page) => shown(db, page, language),
      count: where.length === 0 ? 'viewings' : counted,
      input: filter,
      sorts: sorts(language),
      by: 'dateOfViewing',
      desc: true,
    }) as Promise<Page<ViewingRow>>,
    selectList(db, 'viewingResult', language) as Promise<ListOption<number>[]>,
  ])
  return { ...found, results }
}

/** Total of all viewings, minus the few that branch employees may not open. */
async function countOpen(db: Db): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    SELECT ${totalOf('viewings')} - (
      SELECT count(*) FROM (${leadsOfEmployes}) l JOIN "viewing" v ON v."demandId" = l."id" WHERE ${live}
    ) AS "open"`.execute(db)
  return rows[0]!.open
}

const viewings = sql`"viewing" v`
const live: Where = sql`v."deletedOn" IS NULL`

const sorts = (language: string): Record<ViewingSort, Sort> => ({
  id: 'v.id',
  appointmentCreated: 'v.appointmentCreated',
  dateOfViewing: 'v.dateOfViewing',
  lead: 'v.leadName',
  assigned: 'v.assignedNames',
  objects: 'v.objectNumbers',
  result: {
    few: sql`v."result"`,
    names: sql`
      SELECT "value" AS "key", ${inLanguage('text', language)} AS "name"
      FROM "selectOption" WHERE "list" = 'viewingResult' UNION ALL SELECT 0, ''`,
  },
})

const shown = (db: Db, page: PageIds, language: string) =>
  db
    .selectFrom(page)
    .innerJoin('viewing as v', 'v.id', 'page.id')
    .leftJoin('lead as Demand', (join) =>
      join.onRef('Demand.id', '=', 'v.demandId').on('Demand.deletedOn', 'is', null),
    )
    .leftJoin('selectOption as option', (join) =>
      join.onRef('option.value', '=', 'v.result').on('option.list', '=', 'viewingResult'),
    )
    .select([
      'v.id',
      'v.appointmentCreated',
      'v.dateOfViewing',
      sql<
        string | null
      >`CASE WHEN "Demand"."id" IS NOT NULL THEN ${titleOf('Demand', language)} END`.as('lead'),
      'Demand.id as leadId',
      'v.assignedNames as assigned',
      objects('id').as('objects'),
      objects('referenceNumber').as('objectReferenceNumbers'),
      inLanguage('option.text', language).$castTo<string | null>().as('result'),
      sql<string | null>`lower(replace("option"."textEn", ' ', ''))`.as('resultStyle'),
    ])

const objects = (column: 'id' | 'referenceNumber') => sql<string>`coalesce((
  SELECT string_agg(o.${sql.ref(column)}::text, ' ' ORDER BY r."position", o."id")
  FROM "viewingResult" r JOIN "object" o ON o."id" = r."objectId" AND o."deletedOn" IS NULL
  WHERE r."viewingId" = v."id"), '')`
