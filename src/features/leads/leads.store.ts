import { restore } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Db } from '../backend.ts'
import { leadFields } from './leadFields.contract.ts'

const leadEntity = { table: 'lead', entity: 'Demand', fields: leadFields }

/** Undoes a deletion. */
export const restoreLead = (db: Db, id: number, actor: Actor): Promise<void> =>
  db.transaction().execute((tx) => restore(tx, leadEntity, id, actor))
