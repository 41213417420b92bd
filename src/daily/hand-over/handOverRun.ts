// Hands work over set by set, and can undo all of it.
import { call } from '#kit/http/call.ts'
import { refresh } from '#kit/http/queries.ts'
import { handOverApi, mostAtOnce } from './handOver.contract.ts'
import type { HandOverOutcome, Work, WorkKind } from './handOver.contract.ts'

export type HandedOverRecords = HandOverOutcome & { entity: WorkKind }
type Between = { from: number; to: number }

const quietly = { quiet: true, unheard: true }

/** Yields the outcomes of one set after the other. */
export async function* inSets(
  work: readonly Work[],
  between: Between,
  keep = false,
): AsyncGenerator<HandedOverRecords[]> {
  try {
    for (const { entity, ids } of work)
      for (let at = 0; at < ids.length; at += mostAtOnce) {
        const body = { entity, ids: ids.slice(at, at + mostAtOnce), ...between, keep }
        const { items } = await call(handOverApi.handOver, { body }, quietly)
        yield items.map((one) => ({ ...one, entity }))
      }
  } finally {
    await refresh(...handOverApi.handOver.changes)
  }
}

/** Undoes a hand-over. People who were assigned before stay assigned. */
export async function takeBack(
  moved: readonly HandedOverRecords[],
  { from, to }: Between,
): Promise<void> {
  for (const had of [false, true]) {
    const work = Object.entries(
      Object.groupBy(
        moved.filter((one) => one.changed && one.had === had),
        (one) => one.entity,
      ),
    )
    const sets = work.map(([entity, all]) => ({
      entity: entity as WorkKind,
      ids: all.map(({ id }) => id),
    }))
    for await (const _set of inSets(sets, { from: to, to: from }, had));
  }
}
