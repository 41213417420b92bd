// The list of leads, and the search of the picker. A trigger maintains the total of the unfiltered list (see
// "keptList"); filtered rows are counted.
import { sql } from 'kysely'
import { countRows } from '#kit/db/list/countRows.ts'
import { page } from '#kit/db/list/page.ts'
import type { PageIds } from '#kit/db/list/page.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Page } from '#kit/http/paging.ts'
import { mayBe, asSql } from '#base/register/recordRules.store.ts'
import { titleOf } from '#base/register/recordTitles.store.ts'
import { inLanguage } from '#kit/db/inLanguage.ts'
import type { Db } from '#base/backend/backend.ts'
import { mostFound } from '../leads.contract.ts'
import type { FoundLead } from '../leads.contract.ts'
import { nextStep, untouchedDays } from './leadAttention.store.ts'
import { leadsWhere } from './leadFilters.store.ts'
import type { LeadFilter, LeadRow } from './leadLists.contract.ts'
import { live, openLeads } from './openLeads.store.ts'
import { leadSorts } from './leadOrder.store.ts'

/** `types`: the names of the five services and of "other", in this order. */
export async function searchLeads(
  db: Db,
  filter: LeadFilter,
  actor: Actor,
  types: readonly string[],
): Promise<Page<LeadRow>> {
  const where = [...(await leadsWhere(db, filter, actor)), ...openLeads(actor)]
  return page({
    db,
    from: leads,
    id: 'l.id',
    where: [live, ...where],
    open: openLeads(actor),
    rows: (db, page) => selectLeadRows(db, page, actor.language, types),
    count: where.length === 0 ? 'leads' : (db) => countRows(db, leads, [live, ...where]),
    input: filter,
    sorts: leadSorts,
    by: 'createdOn',
    desc: true,
  })
}

const leads = sql`"lead" l`

/** The name of the lead "l": its account's, else the first words of its description. */
export const leadName = sql<string | null>`coalesce(nullif(l."accountName", ''),
  nullif(left(split_part(btrim(l."description", E' \\n'), E'\\n', 1), 80), ''))`

/** Selects the rows of a page, for the list and the board. */
export const selectLeadRows = (db: Db, page: PageIds, language: string, types: readonly string[]) =>
  db
    .selectFrom(page)
    .innerJoin('lead as l', 'l.id', 'page.id')
    .leftJoin('account as source', 'source.id', 'l.source')
    .leftJoin('account as creator', 'creator.id', 'l.createdById')
    .leftJoin('account as modifier', 'modifier.id', 'l.modifiedById')
    .leftJoin('selectOption as stage', (join) =>
      join.onRef('stage.value', '=', 'l.stage').on('stage.list', '=', 'leadStage'),
    )
    .leftJoin('selectOption as priority', (join) =>
      join.onRef('priority.value', '=', 'l.priority').on('priority.list', '=', 'leadPriority'),
    )
    .select([
      ...(['l.id', 'l.version', 'l.accountId'] as const),
      leadName.as('name'),
      ...(['l.forPurchase', 'l.forRent', 'l.forShortRent', 'l.forSell', 'l.forRentOut'] as const),
      typesOf(types).as('type'),
      ...(['l.budgetRangeMin', 'l.budgetRangeMax', 'l.stage'] as const),
      inLanguage('stage.text', language).$castTo<string | null>().as('stageName'),
      sql<boolean>`coalesce("stage"."closed", false)`.as('closed'),
      'l.priority',
      inLanguage('priority.text', language).$castTo<string | null>().as('priorityName'),
      ...(['l.source', 'source.name as sourceName', 'l.assignedNames as assigned'] as const),
      ...(['l.startDate', 'l.endDate'] as const),
      nextStep(language).as('nextStep'),
      untouchedDays.as('untouchedDays'),
      ...(['l.createdOn', 'creator.name as createdBy'] as const),
      ...(['l.modifiedOn', 'modifier.name as modifiedBy'] as const),
    ])

/** SQL for the names of all services of the lead "l". */
export const typesOf = ([purchase, rent, shortRent, sell, rentOut, other]: readonly string[]) =>
  sql<string>`coalesce(nullif(concat_ws(', ',
    CASE WHEN l."forPurchase" THEN ${purchase}::text END, CASE WHEN l."forRent" THEN ${rent}::text END,
    CASE WHEN l."forShortRent" THEN ${shortRent}::text END, CASE WHEN l."forSell" THEN ${sell}::text END,
    CASE WHEN l."forRentOut" THEN ${rentOut}::text END), ''), ${other}::text)`

/** The exact number first, then titles that begin with the text, then other words. An empty text finds nothing. */
export async function findLeads(db: Db, searchStr: string, actor: Actor): Promise<FoundLead[]> {
  const { rows } = await sql<FoundLead>`
    SELECT found."id", coalesce(nullif(${titleOf('Demand', actor.language)}, ''), '#' || "Demand"."id") AS "description"
    FROM searchLeads(${searchStr}, 200) AS found JOIN "lead" "Demand" ON "Demand"."id" = found."id"
    WHERE ${asSql(mayBe('open', 'Demand', sql`found."id"`, actor))}
    ORDER BY found."rank", found."sortedBy" COLLATE "C", found."id" LIMIT ${mostFound}
  `.execute(db)
  return rows
}
