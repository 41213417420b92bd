// Board of records by stage: the newest records of each stage, read from an index, and their total number.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { PageIds } from '#kit/db/list/page.ts'
import { firstCards } from '#kit/http/paging.ts'
import type { moreCards } from '#kit/http/paging.ts'
import type { z } from 'zod'
import type { Db } from '#base/backend/backend.ts'
import { inLanguage } from '#kit/db/inLanguage.ts'

type StageColumn = { stage: number; text: string; closed: boolean; totalRows: number }
type Board<Card, Sum extends string> = {
  db: Db
  language: string
  /** Name of the list of stages, and SQL for a record's stage (0 without one). */
  list: 'leadStage' | 'dealStage'
  stage: RawBuilder<unknown>
  /** SQL for the table with its alias, the ID column, and the conditions. */
  from: RawBuilder<unknown>
  id: RawBuilder<unknown>
  where: readonly RawBuilder<SqlBool>[]
  more: z.output<typeof moreCards>
  /** Stages to return; all when empty. */
  stages: readonly number[] | null | undefined
  /** SQL to sum over all records of a stage, by the name of the result. */
  sums: Record<Sum, RawBuilder<unknown>>
  cards: (page: PageIds) => Promise<Card[]>
  stageOf: (card: Card) => number | null
}

/** The column of records without a stage is only there when it has records or is requested. */
export async function stageBoard<Card, Sum extends string = never>(
  board: Board<Card, Sum>,
): Promise<(StageColumn & Record<Sum, number> & { items: Card[] })[]> {
  const [items, columns] = await Promise.all([board.cards(newest(board)), counted(board)])
  const visible = columns.filter(({ stage, totalRows }) =>
    board.stages?.length ? board.stages.includes(stage) : stage > 0 || totalRows > 0,
  )
  return visible.map((column) => ({
    ...column,
    items: items.filter((item) => (board.stageOf(item) ?? 0) === column.stage),
  }))
}

function newest<Card, Sum extends string>({
  list,
  from,
  id,
  stage,
  where,
  more = [],
}: Board<Card, Sum>) {
  const limits = Object.fromEntries(more.map((each) => [each.stage, each.cards]))
  const most = sql`coalesce((${JSON.stringify(limits)}::jsonb ->> "column"."stage"::text)::integer, ${firstCards})`
  return sql<{ id: number }>`(
    SELECT "card"."id"
    FROM (SELECT "value" AS "stage" FROM "selectOption" WHERE "list" = ${sql.lit(list)} UNION ALL SELECT 0) AS "column"
    CROSS JOIN LATERAL (
      SELECT ${id} AS "id" FROM ${from} WHERE ${stage} = "column"."stage" AND ${sql.join(where, sql` AND `)}
      ORDER BY ${id} DESC LIMIT ${most}
    ) AS "card")`.as('page') as PageIds
}

async function counted<Card, Sum extends string>({
  db,
  list,
  language,
  ...board
}: Board<Card, Sum>) {
  const sums = Object.entries<RawBuilder<unknown>>(board.sums)
  const summed = sums.map(([name, what]) => sql`, coalesce(sum(${what}), 0) AS ${sql.ref(name)}`)
  const shown = sums.map(
    ([name]) => sql`, coalesce(${sql.ref(`counted.${name}`)}, 0) AS ${sql.ref(name)}`,
  )
  const { rows } = await sql<StageColumn & Record<Sum, number>>`
    SELECT s."value" AS "stage", s."text", s."closed", coalesce("counted"."rows", 0) AS "totalRows" ${sql.join(shown, sql``)}
    FROM (
      SELECT "value", "position", ${inLanguage('text', language)} AS "text", "closed", "retired"
      FROM "selectOption" WHERE "list" = ${sql.lit(list)}
      UNION ALL SELECT 0, -1, '', false, false
    ) AS s
    LEFT JOIN (
      SELECT ${board.stage} AS "stage", count(*) AS "rows" ${sql.join(summed, sql``)}
      FROM ${board.from} WHERE ${sql.join(board.where, sql` AND `)} GROUP BY 1
    ) AS "counted" ON "counted"."stage" = s."value"
    WHERE NOT (s."retired" AND "counted"."rows" IS NULL)
    ORDER BY s."position"
  `.execute(db)
  return rows
}
