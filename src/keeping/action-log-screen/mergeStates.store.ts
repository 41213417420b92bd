// Whether the merge of an entry can still be undone, and if not, why.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'

type Entry = { action: string; entity: string; entityId: number }
/** Otherwise the key of the text that says why not; undefined if the entry is no merge. */
export type MergeState = 'possible' | `actionLog.whyNot.${string}` | undefined

type Merge = {
  duplicateId: number
  undone: boolean
  keptGone: boolean
  keptMerged: boolean
  duplicateGone: boolean
}

/** One state per entry. If an account was merged, split off and merged again, its latest merge counts. */
export async function mergeStates(db: Db, entries: readonly Entry[]): Promise<MergeState[]> {
  const isMerge = ({ action, entity }: Entry) => action === 'merge' && entity === 'Account'
  const ids = entries.filter(isMerge).map(({ entityId }) => entityId)
  if (ids.length === 0) return entries.map(() => undefined)
  const { rows } = await sql<Merge>`
    SELECT DISTINCT ON (m."duplicateId") m."duplicateId", m."undoneOn" IS NOT NULL AS "undone",
      k."deletedOn" IS NOT NULL AS "keptGone", k."mergedIntoId" IS NOT NULL AS "keptMerged",
      d."mergedIntoId" IS NULL AS "duplicateGone"
    FROM "accountMerge" m
    JOIN "account" k ON k."id" = m."keptId"
    JOIN "account" d ON d."id" = m."duplicateId"
    WHERE m."duplicateId" = ANY(${ids}::integer[])
    ORDER BY m."duplicateId", m."id" DESC
  `.execute(db)
  const merges = new Map(rows.map((row) => [row.duplicateId, row]))
  return entries.map((entry) => (isMerge(entry) ? stateOf(merges.get(entry.entityId)) : undefined))
}

function stateOf(merge: Merge | undefined): MergeState {
  if (!merge) return 'actionLog.whyNot.unknown'
  if (merge.undone || merge.duplicateGone) return 'actionLog.whyNot.undone'
  if (merge.keptMerged) return 'actionLog.whyNot.keptMerged'
  if (merge.keptGone) return 'actionLog.whyNot.keptDeleted'
  return 'possible'
}
