import { save } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Db } from '#base/backend/backend.ts'
import { leadEntity } from './leads.store.ts'
import { leadStages } from './leadFields.contract.ts'

/** A new lead whose client was written to is contacted; one that is further on stays as it is. */
export const noteContacted = (tx: Db, id: number, actor: Actor): Promise<void> =>
  moveLeadOn(tx, id, leadStages.contacted, actor)

/** To a stage of `leadStages`; a lead that is further on, postponed or closed stays as it is. */
export async function moveLeadOn(tx: Db, id: number, to: number, actor: Actor): Promise<void> {
  await save(tx, leadEntity, id, {
    actor,
    changes: ({ stage }) => ((stage ?? leadStages.new) < to ? { stage: to } : {}),
  })
}
