// The board of leads: of each stage the newest leads, from an index of their own, and how many there are.
import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { inLanguage } from '#features/settings/selectLists.store.ts'
import type { Db } from '../../backend.ts'
import { leadsWhere } from '../list/leadFilters.store.ts'
import { firstCards } from '../list/leadLists.contract.ts'
import type { BoardColumn, BoardFilter } from '../list/leadLists.contract.ts'
import { shown } from '../list/leadLists.store.ts'
import { live, openLeads } from '../list/openLeads.store.ts'

/** `types` as for the list. A column without a stage is there only when it has leads. */
export async function boardOfLeads(
  db: Db,
  { more = [], ...filter }: BoardFilter,
  actor: Actor,
  types: readonly string[],
): Promise<BoardColumn[]> {
  const where = sql.join([live, ...leadsWhere(filter), ...openLeads(actor)], sql` AND `)
  const stage = sql`coalesce(l."stage", 0)`
  const cards = sql`coalesce((${JSON.stringify(Object.fromEntries(more.map((each) => [each.stage, each.cards])))}::jsonb
    ->> "column"."stage"::text)::integer, ${firstCards})`
  const ids = sql<{ id: number }>`(
    SELECT "card"."id"
    FROM (SELECT "value" AS "stage" FROM "selectOption" WHERE "list" = 'leadStage' UNION ALL SELECT 0) AS "column"
    CROSS JOIN LATERAL (
      SELECT l."id" FROM "lead" l WHERE ${stage} = "column"."stage" AND ${where} ORDER BY l."id" DESC LIMIT ${cards}
    ) AS "card")`
  const [items, { rows: columns }] = await Promise.all([
    shown(db, ids.as('page'), actor.language, types).orderBy('l.id', 'desc').execute(),
    sql<Omit<BoardColumn, 'items'>>`
      SELECT s."value" AS "stage", s."text", s."closed", coalesce("counted"."rows", 0) AS "totalRows"
      FROM (
        SELECT "value", "position", ${inLanguage('text', actor.language)} AS "text", "closed"
        FROM "selectOption" WHERE "list" = 'leadStage'
        UNION ALL SELECT 0, -1, '', false
      ) AS s
      LEFT JOIN (SELECT ${stage} AS "stage", count(*) AS "rows" FROM "lead" l WHERE ${where} GROUP BY 1) AS "counted"
        ON "counted"."stage" = s."value"
      ORDER BY s."position"
    `.execute(db),
  ])
  const wanted = columns.filter(({ stage, totalRows }) =>
    filter.stages?.length ? filter.stages.includes(stage) : stage > 0 || totalRows > 0,
  )
  return wanted.map((column) => ({
    ...column,
    items: items.filter((item) => (item.stage ?? 0) === column.stage),
  }))
}
