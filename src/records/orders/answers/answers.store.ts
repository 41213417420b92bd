// Answers of the parties by mail: kept as they came, with what their signatures prove. DNS forgets keys, so these are kept too.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { instantNow } from '#kit/clock.ts'
import { sumOf } from '#kit/evidence/acts.ts'
import { splitTexts } from '#kit/fields/kinds.ts'
import { inTemporaryFolder } from '#kit/files/temporaryFolder.ts'
import type { SentFile } from '#kit/files/sendFile.ts'
import { lock } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput, badRequest, notFound } from '#kit/http/problem.ts'
import { mustChange, mustOpen } from '#base/register/records.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { mustBeKept } from '../forgetting/orderKept.store.ts'
import { addAct } from '../orderActs.store.ts'
import { orderEntity } from '../orderEntity.ts'
import { storeActFile } from '../orderFiles.store.ts'
import type { Order } from '../orders.contract.ts'
import { readOrder } from '../readOrder.store.ts'
import { answerFacts } from './answerFacts.contract.ts'
import type { AnswerFacts } from './answerFacts.contract.ts'
import { answerPart } from './answers.contract.ts'
import { outcomeOf, readAnswer } from './readAnswer.ts'
import type { MailAnswer } from './readAnswer.ts'

type AnswerContext = Pick<Backend, 'db' | 'files' | 'secretsKey' | 'reach'>

/** Of all answers to one order, so that its evidence stays a file that programs can read. */
const mostBytes = 60_000_000
const contentType = 'message/rfc822'

/** 400 on the file for what is no mail. `path`: where it lies now. */
export async function addAnswer(
  context: AnswerContext,
  { id, path }: { id: number; path: string },
  actor: Actor,
): Promise<Order> {
  const { db } = context
  await mustChange(db, { entity: 'Order', id }, actor)
  const order = await readOrder(db, id, actor)
  mustBeKept(order)
  if (order.content === null) throw badRequest('order.isDraft')
  const bytes = await readFile(path)
  if (await hasAnswer(db, id, bytes)) return order
  const read = await readAnswer({ path, dnsServers: context.reach.dnsServers ?? null })
  if (typeof read === 'string') throw badInput({ [answerPart]: [`order.answer.${read}`] })
  const stored = await storeActFile(context, { name: 'answer.eml', contentType, bytes })
  return db.transaction().execute(async (tx) => {
    const { number, forgottenOn } = await lock(tx, orderEntity, id)
    mustBeKept({ forgottenOn })
    if (await hasAnswer(tx, id, bytes)) return readOrder(tx, id, actor)
    const known = await answersOf(tx, id)
    if (known.bytes + bytes.length > mostBytes)
      throw badInput({ [answerPart]: ['order.answer.tooMuch'] })
    const file = { ...stored, name: `answer-${known.count + 1}.eml` }
    const party = await partyWith(tx, id, read.from)
    const facts = { by: party ?? read.from, order: number, ...factsOf(read, { party }) }
    await addAct(tx, { orderId: id, act: 'answered', facts, files: [file] }, context)
    return readOrder(tx, id, actor)
  })
}

type Facts = AnswerFacts &
  Pick<MailAnswer, 'name' | 'messageId' | 'signatures'> & { checkedOn: string }

function factsOf(
  { signatures, ...mail }: MailAnswer,
  { party, answer = null }: { party: string | null; answer?: number | null },
): Facts {
  return { ...outcomeOf(signatures), ...mail, party, answer, checkedOn: instantNow(), signatures }
}

const hasAnswer = async (db: Db, orderId: number, bytes: Buffer): Promise<boolean> =>
  (await db
    .selectFrom('orderFile')
    .select('id')
    .where('orderId', '=', orderId)
    .where('sum', '=', sumOf(bytes))
    .executeTakeFirst()) !== undefined

async function answersOf(tx: Db, orderId: number): Promise<{ count: number; bytes: number }> {
  const { rows } = await sql<{ count: number; bytes: number }>`
    SELECT count(*)::int AS "count", coalesce(sum("size"), 0)::float8 AS "bytes" FROM "orderFile"
    WHERE "orderId" = ${orderId} AND "contentType" = ${contentType}
  `.execute(tx)
  return rows[0]!
}

/** The name of the party that has this address, in the order or in its account. */
async function partyWith(tx: Db, orderId: number, address: string): Promise<string | null> {
  const parties = await tx
    .selectFrom('orderParty as p')
    .leftJoin('account as a', 'a.id', 'p.accountId')
    .select(['p.name', 'p.email', 'a.email as emails', 'p.paperSentTo'])
    .where('p.orderId', '=', orderId)
    .orderBy('p.position')
    .execute()
  const found = parties.find(({ email, emails, paperSentTo }) =>
    splitTexts([email, emails, paperSentTo].filter(Boolean).join(';')).some(
      (one) => one.toLowerCase() === address.toLowerCase(),
    ),
  )
  return found?.name ?? null
}

/** The mail as it came. */
export async function readAnswerFile(
  db: Db,
  { id, number }: { id: number; number: number },
  actor: Actor,
): Promise<SentFile> {
  await mustOpen(db, { entity: 'Order', id }, actor)
  return db
    .selectFrom('orderFile')
    .select(['name as userName', 'systemName', 'contentType', 'size'])
    .where('orderId', '=', id)
    .where('act', '=', number)
    .where('contentType', '=', contentType)
    .executeTakeFirstOrThrow(notFound)
}

type Unchecked = {
  number: number
  orderId: number
  systemName: string
  order: number
  content: string
  isTooLate: boolean
}

/** Answers of the last two months that DNS has not let check so far; `isTooLate` after a week. */
const uncheckedAnswers = async (db: Db): Promise<Unchecked[]> =>
  (
    await sql<Unchecked>`
      SELECT a."number", a."orderId", f."systemName", o."number" AS "order", a."content",
        a."actedOn" < now() - interval '7 days' AS "isTooLate"
      FROM "orderAct" a JOIN "orderFile" f ON f."act" = a."number" JOIN "brokerOrder" o ON o."id" = a."orderId"
      WHERE a."act" = 'answered' AND a."actedOn" > now() - interval '60 days' AND a."content"::json ->> 'outcome' = 'unchecked'
        AND NOT EXISTS (SELECT FROM "orderAct" c WHERE c."orderId" = a."orderId" AND c."act" IN ('answerChecked', 'answerNotCheckable')
          AND c."content"::json ->> 'answer' = a."number"::text)
      ORDER BY a."number" LIMIT 50
    `.execute(db)
  ).rows

/**
 * Checks answers again that DNS did not let check, and adds what it says now as an act of its own; after a week, that it said
 * nothing. Neither is ever asked again.
 */
export async function checkAnswersAgain(
  context: AnswerContext & Pick<Backend, 'log'>,
): Promise<void> {
  for (const answer of await uncheckedAnswers(context.db))
    await checkAgain(context, answer).catch((err: unknown) =>
      context.log.warn({ err, act: answer.number }, 'an answer to an order was not checked'),
    )
}

async function checkAgain(context: AnswerContext, answer: Unchecked): Promise<void> {
  const { db, files, reach } = context
  const { number, orderId, systemName, order, isTooLate } = answer
  const reading = inTemporaryFolder(async (folder) => {
    const path = join(folder, 'answer.eml')
    await writeFile(path, await files.read(systemName).then(buffer))
    return readAnswer({ path, dnsServers: reach.dnsServers ?? null })
  })
  const read = await reading.catch((error: unknown) => {
    if (isTooLate) return 'unreadable'
    throw error
  })
  const isChecked = typeof read !== 'string' && outcomeOf(read.signatures).outcome !== 'unchecked'
  if (!isChecked && !isTooLate) return
  await db.transaction().execute(async (tx) => {
    await lock(tx, orderEntity, orderId)
    // Another server may have been quicker.
    const isStillUnchecked = (await uncheckedAnswers(tx)).some((one) => one.number === number)
    if (!isStillUnchecked) return
    if (!isChecked) {
      await closeUnchecked(tx, answer, context)
      return
    }
    const party = await partyWith(tx, orderId, read.from)
    const facts = { by: null, order, ...factsOf(read, { party, answer: number }) }
    await addAct(tx, { orderId, act: 'answerChecked', facts, files: [] }, context)
  })
}

/** Says once and for all that the key of the signature could not be reached. */
async function closeUnchecked(
  tx: Db,
  { number, orderId, order, content }: Unchecked,
  context: Pick<AnswerContext, 'secretsKey'>,
): Promise<void> {
  const known = answerFacts.omit({ outcome: true, answer: true }).parse(JSON.parse(content))
  const facts = {
    by: null,
    order,
    ...known,
    outcome: 'notCheckable',
    answer: number,
    cause: 'key record not reachable',
    checkedOn: instantNow(),
  }
  await addAct(tx, { orderId, act: 'answerNotCheckable', facts, files: [] }, context)
}
