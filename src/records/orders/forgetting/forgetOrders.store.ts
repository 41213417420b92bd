// Forgets issued orders once the law no longer demands to keep them: names, details, text, papers and signatures go. Number, code and
// days stay, and of each act its number, sum, signature and timestamp, so that the chain still holds. An act of its own says so.
import { sql } from 'kysely'
import { agencyToday, instantNow } from '#kit/clock.ts'
import { logMany } from '#kit/db/save.ts'
import { forgetMailsAbout } from '#kit/mail/mailQueue.ts'
import { forgetEntries } from '#base/action-log/forgetEntries.store.ts'
import { forgetFilesOf } from '#base/files/forgetFiles.store.ts'
import { removeFiles } from '#base/files/removeFiles.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { addAct } from '../orderActs.store.ts'
import { orderKeptUntil, yearsKept } from './orderKept.store.ts'

type ForgettingContext = Pick<Backend, 'db' | 'files' | 'secretsKey'>

/** The chain of acts is held as long as one batch takes. */
const batch = 20

/** Daily. Without a rule nothing is forgotten. Returns their number. */
export async function forgetOrders(
  context: ForgettingContext,
  day = agencyToday(),
): Promise<number> {
  const { db, files } = context
  const years = await yearsKept(db, day)
  if (years === null) return 0
  let all = 0
  for (;;) {
    const { ids, names } = await db
      .transaction()
      .execute((tx) => forgetSome(tx, { day, years }, context))
    // If the contents cannot be removed now, a sweep removes them.
    await removeFiles(db, files, names)
    all += ids.length
    if (ids.length < batch) return all
  }
}

async function forgetSome(
  tx: Db,
  { day, years }: { day: string; years: number },
  context: Pick<ForgettingContext, 'secretsKey'>,
) {
  const { rows: due } = await sql<{ id: number; number: number }>`
    SELECT o."id", o."number" FROM "brokerOrder" o WHERE ${orderKeptUntil('o', years)} < ${day}::date
    ORDER BY o."id" LIMIT ${batch} FOR UPDATE OF o
  `.execute(tx)
  const ids = due.map(({ id }) => id)
  if (ids.length === 0) return { ids, names: [] }
  const forgottenOn = instantNow()
  const acts = await sumsOf(tx, ids)
  await sql`
    UPDATE "brokerOrder" SET "forgottenOn" = ${forgottenOn}, "content" = '', "partyNames" = '', "handedOver" = NULL,
      "demandId" = NULL, "viewingId" = NULL,
      "endReason" = CASE WHEN "endReason" IS NOT NULL THEN '…' END, "version" = "version" + 1, "modifiedOn" = now(),
      "modifiedById" = NULL
    WHERE "id" = ANY (${ids}::integer[])
  `.execute(tx)
  await sql`
    UPDATE "orderParty" SET "name" = '…', "accountId" = NULL, "taxNumber" = NULL, "identityDocument" = NULL, "address" = NULL,
      "phone" = NULL, "email" = NULL, "linkHash" = NULL, "linkUntil" = NULL, "linkSentTo" = NULL, "paperSentTo" = NULL
    WHERE "orderId" = ANY (${ids}::integer[])
  `.execute(tx)
  await sql`UPDATE "orderAct" SET "content" = NULL WHERE "orderId" = ANY (${ids}::integer[])`.execute(
    tx,
  )
  const gone = await tx
    .deleteFrom('orderFile')
    .where('orderId', 'in', ids)
    .returning('systemName')
    .execute()
  await forgetMailsAbout(tx, { entity: 'Order', ids })
  await forgetEntries(tx, 'Order', ids)
  const photos = await forgetFilesOf(tx, 'Order', ids)
  for (const { id, number } of due) {
    const forgotten = acts.filter(({ orderId }) => orderId === id).map(({ act }) => act)
    const facts = { by: null, order: number, forgotten }
    await addAct(
      tx,
      { orderId: id, act: 'forgotten', actedOn: forgottenOn, facts, files: [] },
      context,
    )
  }
  await logMany(tx, { of: { entity: 'Order' }, action: 'forget', actor: null, ids })
  return { ids, names: [...gone.map(({ systemName }) => systemName), ...photos] }
}

/** Number and sum of each act, with the sums of its files: whoever has a paper can still compare it. */
async function sumsOf(tx: Db, ids: number[]) {
  const { rows } = await sql<{ orderId: number; act: object }>`
    SELECT a."orderId", json_build_object('number', a."number", 'sum', a."sum", 'files', coalesce((
      SELECT json_agg(json_build_object('name', f."name", 'sum', f."sum", 'size', f."size") ORDER BY f."id")
      FROM "orderFile" f WHERE f."act" = a."number"), '[]'::json)) AS "act"
    FROM "orderAct" a WHERE a."orderId" = ANY (${ids}::integer[]) ORDER BY a."number"
  `.execute(tx)
  return rows
}
