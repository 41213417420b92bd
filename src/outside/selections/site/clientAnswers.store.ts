// Stores a client's action on the page of a selection and tells the office, in one transaction. Undefined if the link ended
// meanwhile.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import type { Mark } from '../selections.contract.ts'
import type { SelectionContext } from '../selectionTexts.ts'
import { lockSelection } from './openSelection.store.ts'
import { tellOffice } from './tellOffice.store.ts'

type StoreResult = 'kept' | 'asBefore' | undefined

/** Null removes the mark. */
export const markObject = (
  db: Db,
  token: string,
  { reference, mark }: { reference: string; mark: Mark | null },
  context: SelectionContext,
): Promise<StoreResult> =>
  db.transaction().execute(async (tx) => {
    const selection = await lockSelection(tx, token)
    if (!selection) return undefined
    const { rows } = await sql`
      UPDATE "selectionObject" "of" SET "mark" = ${mark}, "markedOn" = CASE WHEN ${mark}::text IS NOT NULL THEN now() END
      FROM "object" o
      WHERE "of"."selectionId" = ${selection.id} AND o."id" = "of"."objectId" AND o."deletedOn" IS NULL
        AND o."referenceNumber" = ${reference} AND "of"."mark" IS DISTINCT FROM ${mark}
      RETURNING o."id"
    `.execute(tx)
    if (rows.length === 0) return 'asBefore'
    await tellOffice(tx, selection, { what: mark ?? 'unmark', number: reference }, context)
    return 'kept'
  })

/** About one object, or about all without a reference. The same text sent twice is stored once. */
export const writeMessage = (
  db: Db,
  token: string,
  { reference, text }: { reference: string | null; text: string },
  context: SelectionContext,
): Promise<StoreResult> =>
  db.transaction().execute(async (tx) => {
    const selection = await lockSelection(tx, token)
    if (!selection) return undefined
    const objectId = reference === null ? null : await chosenObject(tx, selection.id, reference)
    if (await wasWritten(tx, selection.id, objectId, text)) return 'asBefore'
    await tx
      .insertInto('selectionMessage')
      .values({ selectionId: selection.id, objectId, text })
      .execute()
    const number = objectId === null ? null : reference
    await tellOffice(tx, selection, { what: 'message', number, text }, context)
    return 'kept'
  })

/** Null for an object that was removed meanwhile: the message is stored all the same. */
async function chosenObject(tx: Db, selectionId: number, reference: string) {
  const row = await tx
    .selectFrom('selectionObject as of')
    .innerJoin('object as o', 'o.id', 'of.objectId')
    .select('o.id')
    .where('of.selectionId', '=', selectionId)
    .where('o.referenceNumber', '=', reference)
    .where('o.deletedOn', 'is', null)
    .executeTakeFirst()
  return row?.id ?? null
}

async function wasWritten(tx: Db, selectionId: number, objectId: number | null, text: string) {
  const { rows } = await sql`
    SELECT FROM "selectionMessage"
    WHERE "selectionId" = ${selectionId} AND "text" = ${text} AND "objectId" IS NOT DISTINCT FROM ${objectId}::integer
      AND "writtenOn" > now() - interval '1 hour' LIMIT 1
  `.execute(tx)
  return rows.length > 0
}
