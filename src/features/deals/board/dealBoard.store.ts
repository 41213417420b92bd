import { sql } from 'kysely'
import { titleOf } from '#features/records/recordTitles.store.ts'
import { stageBoard } from '#features/settings/stageBoard.store.ts'
import type { Db } from '../../backend.ts'
import { dealsWhere } from '../dealFilters.store.ts'
import type { DealBoardFilter, DealColumn } from '../dealList.contract.ts'
import { deals, live, shown } from '../dealList.store.ts'

export const boardOfDeals = (
  db: Db,
  { more, ...filter }: DealBoardFilter,
  language: string,
): Promise<DealColumn[]> =>
  stageBoard({
    db,
    language,
    list: 'dealStage',
    stage: sql`coalesce(d."dealStage", 0)`,
    from: deals,
    id: sql`d."id"`,
    where: [live, ...dealsWhere(filter)],
    more,
    stages: filter.stages,
    sums: { price: sql`coalesce(d."price", d."askingPrice")` },
    cards: (page) =>
      shown(db, page, language)
        .select(['d.version', objectOf(language).as('object')])
        .orderBy('d.id', 'desc')
        .execute(),
    stageOf: ({ dealStageId }) => dealStageId,
  })

const objectOf = (language: string) => sql<string | null>`(
  SELECT ${titleOf('Object', language)} FROM "object" "Object" WHERE "Object"."id" = o."id")`
