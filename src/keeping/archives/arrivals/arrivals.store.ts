// Adds, lists and deletes arrivals. Importing and undoing them is in `work`.
import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { conflict, notFound } from '#kit/http/problem.ts'
import type { Message } from '#kit/i18n/messages.ts'
import { log } from '#kit/db/save.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import type { ArrivalLine } from './arrivals.contract.ts'
import { sayMessage } from './sayMessage.ts'
import { existingRows } from './work/existingRows.store.ts'
import type { ExistingRows } from './work/existingRows.store.ts'

type Sent = { file: string; fileName: string; fileSize: number }

const notEmpty = (here: readonly ExistingRows[]): Message => [
  'arrival.inTheWay',
  { tables: here.map(({ table, count }) => `${table}:${count}`).join(',') },
]

/** 409 if another arrival is under way, or the agency already has data. */
export async function mustHaveDiskSpace(
  db: Db,
  { translate, language }: { translate: Backend['translate']; language: string },
): Promise<void> {
  const underWay = await db
    .selectFrom('arrival')
    .select('id')
    .where('state', 'in', ['waiting', 'working', 'leaving'])
    .executeTakeFirst()
  if (underWay) throw conflict('arrival.oneAtATime')
  const here = await existingRows(db)
  if (here.length > 0)
    throw conflict(['arrival.because', { why: sayMessage(notEmpty(here), language, translate) }])
}

export const addArrival = (
  db: Db,
  sent: Sent,
  { actor, translate }: { actor: Actor; translate: Backend['translate'] },
): Promise<{ id: number }> =>
  db.transaction().execute(async (tx) => {
    // Two concurrent requests would both pass the check.
    await sql`LOCK TABLE "arrival" IN SHARE ROW EXCLUSIVE MODE`.execute(tx)
    await mustHaveDiskSpace(tx, { translate, language: actor.language })
    const added = await tx
      .insertInto('arrival')
      .values({ ...sent, createdById: actor.accountId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await note(tx, actor, `Archive ${sent.fileName} sent (${added.id})`)
    return added
  })

const note = (tx: Db, actor: Actor, message: string) =>
  log(tx, {
    of: { entity: 'Account' },
    id: actor.accountId,
    action: 'import',
    version: null,
    actor,
    message,
  })

export async function listArrivals(
  db: Db,
  { actor: { language }, translate }: { actor: Actor; translate: Backend['translate'] },
): Promise<{ items: ArrivalLine[]; inTheWay: string | null }> {
  const say = (message: Message) => sayMessage(message, language, translate)
  const [items, here] = await Promise.all([
    db
      .selectFrom('arrival')
      .innerJoin('account', 'account.id', 'arrival.createdById')
      .select([
        ...(['arrival.id', 'fileName', 'fileSize', 'state', 'worked', 'total', 'fault'] as const),
        ...(['remarks', 'rows', 'arrival.createdOn', 'account.name as createdBy'] as const),
      ])
      .orderBy('arrival.createdOn', 'desc')
      .orderBy('arrival.id', 'desc')
      .limit(50)
      .execute(),
    existingRows(db),
  ])
  return {
    items: items.map(({ fault, remarks, ...item }) => ({
      ...item,
      fault: fault && say(fault),
      remarks: remarks.map(say),
    })),
    inTheWay: here.length === 0 ? null : say(notEmpty(here)),
  }
}

/** Requests the undo; the job does it. 409 if nothing of the arrival is here. */
export async function takeBackArrival(db: Db, id: number, actor: Actor): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const found = await tx
      .updateTable('arrival')
      .set({ state: 'leaving', fault: null, tries: 0, workerId: null, workerUntil: null })
      .where('id', '=', id)
      .where('state', '=', 'done')
      .returning('fileName')
      .executeTakeFirst()
    if (!found) throw conflict('arrival.notNow')
    await note(tx, actor, `Archive ${found.fileName} to be taken back (${id})`)
  })
}

/** Starts a failed arrival again. 409 as for a new one. */
export const retryArrival = (
  db: Db,
  id: number,
  { actor, translate }: { actor: Actor; translate: Backend['translate'] },
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE "arrival" IN SHARE ROW EXCLUSIVE MODE`.execute(tx)
    await mustHaveDiskSpace(tx, { translate, language: actor.language })
    const found = await tx
      .updateTable('arrival')
      .set({ state: 'waiting', fault: null })
      .where('id', '=', id)
      .where('state', '=', 'failed')
      .returning('id')
      .executeTakeFirst()
    if (!found) throw conflict('arrival.notNow')
  })

/** Returns the name of the stored archive, which the caller removes. The list of imported rows is kept while they are here. */
export async function deleteArrival(db: Db, id: number): Promise<string | null> {
  return db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('arrival')
      .select(['state', 'file'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw notFound()
    // Only this row knows the files that are still to be removed.
    const left = await tx
      .selectFrom('arrivalFile')
      .select('there')
      .where('arrivalId', '=', id)
      .executeTakeFirst()
    if (left || !['waiting', 'refused', 'failed', 'gone'].includes(found.state))
      throw conflict('arrival.notNow')
    await tx.deleteFrom('arrival').where('id', '=', id).execute()
    return found.file
  })
}
