import { save } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Db } from '#base/backend/backend.ts'
import { leadEntity } from './leads.store.ts'
import { leadStages } from './leadFields.contract.ts'

/** Moves a new lead to "contacted" once its client was written to; leads at later stages stay. */
export const noteContacted = (tx: Db, id: number, actor: Actor): Promise<void> =>
  moveLeadOn(tx, id, leadStages.contacted, actor)

/** Moves the lead to a stage of `leadStages`; leads at later stages, postponed and closed ones stay. */
export async function moveLeadOn(tx: Db, id: number, to: number, actor: Actor): Promise<void> {
  await save(tx, leadEntity, id, {
    actor,
    changes: ({ stage }) => ((stage ?? leadStages.new) < to ? { stage: to } : {}),
  })
}
