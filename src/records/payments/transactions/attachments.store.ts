// The files of an income or expense: bills, receipts, proofs of payment.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput, noSession, notFound } from '#kit/http/problem.ts'
import { attachFiles } from '#base/files/attachFiles.store.ts'
import { deleteFileIn, restoreFileIn } from '#base/files/files.store.ts'
import { office } from '#base/permissions/permissions.contract.ts'
import type { Db } from '#base/backend/backend.ts'
import { attachmentStates } from './transactions.contract.ts'
import type { Attachment, ChangedTransaction } from './transactions.contract.ts'

const listed = (
  row: RawBuilder<unknown>,
  transaction: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
) => sql<never[]>`coalesce((
  SELECT json_agg(${row} ORDER BY f."position", f."id") FROM "file" f
  WHERE f."parentKind" = 'Transaction' AND f."parentId" = ${transaction} AND ${where}
), '[]'::json)`

/** SQL for the existing files, in order. */
export const existingAttachments = (transaction: RawBuilder<unknown>) =>
  listed(
    sql`json_build_object('id', f."id", 'name', f."userName")`,
    transaction,
    sql`f."deletedOn" IS NULL`,
  )

/** SQL for all files, including deleted ones that can be restored. */
export const allAttachments = (transaction: RawBuilder<unknown>) =>
  listed(
    sql`json_build_object('id', f."id", 'name', f."userName", 'state', CASE WHEN f."deletedOn" IS NULL
      THEN ${sql.lit(attachmentStates.existing)} ELSE ${sql.lit(attachmentStates.deleted)} END)`,
    transaction,
    sql`true`,
  )

/** 404 if the actor may not see it, or it, its transaction or the account was deleted; 401 without a session. */
export async function getAttachment(db: Db, id: number, actor: Actor | null) {
  if (!actor) throw noSession()
  const file = await db
    .selectFrom('file as f')
    .innerJoin('transaction as t', 't.id', 'f.parentId')
    .innerJoin('account as a', 'a.id', 't.accountId')
    .select(['f.systemName', 'f.userName', 'f.contentType', 'f.size', 't.accountId'])
    .where('f.id', '=', id)
    .where('f.parentKind', '=', 'Transaction')
    .where('f.deletedOn', 'is', null)
    .where('t.deletedOn', 'is', null)
    .where('a.deletedOn', 'is', null)
    .executeTakeFirst()
  const isForActor = office.allows(actor) || file?.accountId === actor.accountId
  if (!file || !isForActor) throw notFound()
  return file
}

type StoredFile = Attachment & { systemName: string }

/** The files of a locked transaction. */
export const attachmentsOf = (tx: Db, id: number): Promise<StoredFile[]> =>
  tx
    .selectFrom('file')
    .select(['id', 'userName as name', 'systemName'])
    .select(
      sql<number>`CASE WHEN "deletedOn" IS NULL THEN ${sql.lit(attachmentStates.existing)}
        ELSE ${sql.lit(attachmentStates.deleted)} END`.as('state'),
    )
    .where('parentKind', '=', 'Transaction')
    .where('parentId', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute()

export const namesOfExisting = (attachments: readonly Attachment[]): string[] =>
  attachments.filter(({ state }) => state === attachmentStates.existing).map(({ name }) => name)

type FileStates = NonNullable<ChangedTransaction['attachments']>

/** The new states of existing files; unnamed files keep theirs. 400 for a file of another record. */
export function newFileStates(
  present: readonly StoredFile[],
  wanted: FileStates = [],
): StoredFile[] {
  const named = new Map(
    wanted.flatMap(({ id, state }) => (id == null ? [] : [[id, state] as const])),
  )
  if ([...named.keys()].some((id) => !present.some((one) => one.id === id)))
    throw badInput({ attachments: ['file.unknown'] })
  return present.map((one) => {
    const state = named.get(one.id) ?? one.state
    // A file sent as "added" exists once it is stored.
    return { ...one, state: state === attachmentStates.added ? attachmentStates.existing : state }
  })
}

/** Deletes and restores files as requested, and appends new ones. */
export async function writeAttachments(
  tx: Db,
  id: number,
  {
    present,
    wanted,
    added,
  }: { present: readonly StoredFile[]; wanted: readonly StoredFile[]; added: readonly string[] },
  actor: Actor,
): Promise<void> {
  for (const [at, { systemName, state }] of wanted.entries()) {
    if (state === present[at]!.state) continue
    const change = state === attachmentStates.deleted ? deleteFileIn : restoreFileIn
    await change(tx, systemName, actor)
  }
  await attachFiles(tx, 'Transaction', id, added, actor, { field: 'files' })
}
