// The act of checking: somebody has looked at everything, and what they saw is frozen.
// Trigger on "knownClientCheck": checksStay refuses changes. Trigger on "file": checkedFilesStay keeps what was checked.
import { sql } from 'kysely'
import { localTime, today } from '#kit/db/days.ts'
import { lock, log } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput, conflict } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import { knownClientEntity } from './knownClients.store.ts'
import type { KnownClient } from './knownClients.contract.ts'
import { readKnownClient, readWithContent } from './readKnownClients.store.ts'

type Seen = { id: number; sum: string }

/** 409 if it is no longer what the checker has seen, 400 that names everything that is missing. */
export const checkKnownClient = (db: Db, { id, sum }: Seen, actor: Actor): Promise<KnownClient> =>
  db.transaction().execute(async (tx) => {
    await lock(tx, knownClientEntity, id)
    const { client, content } = await readWithContent(tx, id, actor)
    if (client.sum !== sum) throw conflict('knownClient.changedMeanwhile')
    if (client.missing.length > 0)
      throw badInput({
        missing: client.missing.map((part) => `knownClient.missing.${part}` as const),
      })
    if (client.state === 'checked' && (await isCheckedToday(tx, id, actor))) return client
    await tx
      .insertInto('knownClientCheck')
      .values({
        knownClientId: id,
        checkedById: actor.accountId,
        content: sql`${JSON.stringify(content)}::jsonb`,
      })
      .execute()
    const of = { entity: 'KnownClient' }
    await log(tx, { of, id, action: 'check', version: null, actor })
    return readKnownClient(tx, id, actor)
  })

/** Pressed twice, it is one check; on a later day it is another look. */
async function isCheckedToday(tx: Db, id: number, { accountId }: Actor): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    SELECT "checkedById" = ${accountId} AND ${localTime(sql`"checkedOn"`)}::date = ${today} AS "is"
    FROM "knownClientCheck" WHERE "knownClientId" = ${id} ORDER BY "id" DESC LIMIT 1
  `.execute(tx)
  return rows[0]?.is ?? false
}
