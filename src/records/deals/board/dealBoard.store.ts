import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { titleOf } from '#base/register/recordTitles.store.ts'
import { stageBoard } from '#base/settings/stageBoard.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { dealsWhere } from '../dealFilters.store.ts'
import type { DealBoardFilter, DealColumn } from '../dealList.contract.ts'
import { deals, live, dealRows } from '../dealList.store.ts'

export const boardOfDeals = async (
  db: Db,
  { more, ...filter }: DealBoardFilter,
  actor: Actor,
): Promise<DealColumn[]> =>
  stageBoard({
    db,
    language: actor.language,
    list: 'dealStage',
    stage: sql`coalesce(d."dealStage", 0)`,
    from: deals,
    id: sql`d."id"`,
    where: [live, ...(await dealsWhere(db, filter, actor))],
    more,
    stages: filter.stages,
    sums: { price: sql`coalesce(d."price", d."askingPrice")` },
    cards: (page) =>
      dealRows(db, page, actor.language)
        .select(['d.version', objectOf(actor.language).as('object')])
        .orderBy('d.id', 'desc')
        .execute(),
    stageOf: ({ dealStageId }) => dealStageId,
  })

const objectOf = (language: string) => sql<string | null>`(
  SELECT ${titleOf('Object', language)} FROM "object" "Object" WHERE "Object"."id" = o."id")`
