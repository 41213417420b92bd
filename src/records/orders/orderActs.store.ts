// Writes the acts of orders, one after the other for all orders, each signed and chained to the one before.
// Trigger on "orderAct": actsStay refuses any later change but the timestamp (issuedOrdersStay.sql).
import { sql } from 'kysely'
import { actSumOf, newSigningKeys, noActBefore, signSum } from '#kit/evidence/acts.ts'
import { instantNow } from '#kit/clock.ts'
import { seal, unseal } from '#base/session/sealed.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import type { OrderActName } from './orders.contract.ts'

type Keys = Pick<Backend, 'secretsKey'>

/** A file of an act, stored already. */
export type ActFile = {
  name: string
  systemName: string
  contentType: string
  size: number
  sum: string
}

type NewAct = {
  orderId: number
  act: OrderActName
  /** What happened, beside the name of the act, its time and its files. */
  facts: Readonly<Record<string, unknown>>
  files: readonly ActFile[]
  /** UTC; the time that its files name too. */
  actedOn?: string
}

/** Adds an act at the end of the chain. Others wait until the transaction ends, so call it late. Returns its number. */
export async function addAct(
  tx: Db,
  { orderId, act, facts, files, actedOn = instantNow() }: NewAct,
  keys: Keys,
): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('orderAct', 0))`.execute(tx)
  const last = await tx
    .selectFrom('orderAct')
    .select(['number', 'sum'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const number = (last?.number ?? 0) + 1
  const previous = last?.sum ?? noActBefore
  const content = JSON.stringify({
    act,
    actedOn,
    ...facts,
    files: files.map(({ name, sum, size }) => ({ name, sum, size })),
  })
  const sum = actSumOf({ number, previous, content })
  const key = await signingKey(tx, keys)
  await tx
    .insertInto('orderAct')
    .values({
      number,
      orderId,
      act,
      previous,
      content,
      sum,
      signature: signSum(sum, key.privateKey),
      keyId: key.id,
      actedOn,
    })
    .execute()
  if (files.length > 0)
    await tx
      .insertInto('orderFile')
      .values(files.map((file) => ({ ...file, orderId, act: number })))
      .execute()
  return number
}

const sealedAs = 'orderKey'
type SigningKey = { id: number; publicKey: Buffer; privateKey: Buffer }

/** The newest key; a new one if there is none, or the operator's SECRETS_KEY no longer opens it. */
export async function signingKey(tx: Db, { secretsKey }: Keys): Promise<SigningKey> {
  const known = await tx
    .selectFrom('orderKey')
    .select(['id', 'publicKey', 'secret'])
    .where('secret', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const privateKey = known?.secret && (await unseal(tx, known.secret, sealedAs, secretsKey))
  if (known && privateKey) return { id: known.id, publicKey: known.publicKey, privateKey }
  const made = newSigningKeys()
  const { id } = await tx
    .insertInto('orderKey')
    .values({
      publicKey: made.publicKey,
      secret: await seal(tx, made.privateKey, sealedAs, secretsKey),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, ...made }
}
