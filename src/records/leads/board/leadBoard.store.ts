import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { stageBoard } from '#base/settings/stageBoard.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { leadsWhere } from '../list/leadFilters.store.ts'
import type { BoardColumn, BoardFilter } from '../list/leadLists.contract.ts'
import { selectLeadRows } from '../list/leadLists.store.ts'
import { live, openLeads } from '../list/openLeads.store.ts'

/** For `types` see `searchLeads`. */
export const boardOfLeads = async (
  db: Db,
  { more, ...filter }: BoardFilter,
  actor: Actor,
  types: readonly string[],
): Promise<BoardColumn[]> =>
  stageBoard({
    db,
    language: actor.language,
    list: 'leadStage',
    stage: sql`coalesce(l."stage", 0)`,
    from: sql`"lead" l`,
    id: sql`l."id"`,
    where: [live, ...(await leadsWhere(db, filter, actor)), ...openLeads(actor)],
    more,
    stages: filter.stages,
    sums: {},
    cards: (page) =>
      selectLeadRows(db, page, actor.language, types).orderBy('l.id', 'desc').execute(),
    stageOf: ({ stage }) => stage,
  })
