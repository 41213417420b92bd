// The invitations of colleagues who have not come yet: the list, another link, withdrawing.
import { sql } from 'kysely'
import { softDelete } from '#kit/db/save.ts'
import { referencesTo } from '#kit/db/references.ts'
import { inLanguage } from '#kit/db/inLanguage.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Db } from '#base/backend/backend.ts'
import {
  linkWorks,
  renewInvitation,
  withdrawInvitation,
} from '#base/session/invitations/invitations.store.ts'
import { countTry, limitsOfInvitation } from '#base/session/sign-in/tries.store.ts'
import { accountEntity } from '../accounts.store.ts'
import { handOut, invitationLink } from './invitationMail.store.ts'
import type { InvitationContext } from './invitationMail.store.ts'
import type { NewLink, OpenInvitation } from './invitations.contract.ts'

/** The newest first. The mail of an invitation was queued in its transaction, and so at the same time. */
export async function listInvitations(db: Db, language: string): Promise<OpenInvitation[]> {
  const { rows } = await sql<OpenInvitation>`
    SELECT a."id", a."name", u."username" AS "email", a."role", ${inLanguage('b.name', language)} AS "branch",
      i."invitedOn", inviter."name" AS "invitedBy", i."expiresOn",
      CASE WHEN ${linkWorks} THEN 'works' WHEN i."expiresOn" <= now() THEN 'ended' ELSE 'changed' END AS "link",
      CASE WHEN i."undeliveredOn" IS NOT NULL THEN 'undelivered' WHEN i."mailedOn" IS NULL THEN 'byHand'
        WHEN EXISTS (
          SELECT FROM "mailQueue" q WHERE q."entity" = 'Account' AND q."entityId" = a."id" AND q."queuedOn" = i."mailedOn"
        ) THEN 'waiting' ELSE 'sent' END AS "mail"
    FROM "invitation" i JOIN "user" u ON u."accountId" = i."accountId"
    JOIN "account" a ON a."id" = i."accountId" AND a."deletedOn" IS NULL
    LEFT JOIN "branch" b ON b."id" = a."branchId"
    LEFT JOIN "account" inviter ON inviter."id" = i."invitedById"
    ORDER BY i."invitedOn" DESC, i."id" DESC
  `.execute(db)
  return rows
}

export async function sendAgain(
  context: InvitationContext,
  accountId: number,
  actor: Actor,
): Promise<NewLink> {
  await countTry(context.db, limitsOfInvitation(accountId))
  return context.db.transaction().execute(async (tx) => {
    const renewed = await renewInvitation(tx, accountId, context.isMailed, actor)
    return handOut(context, tx, { accountId, ...renewed }, actor)
  })
}

/** A link to hand over, without a mail. */
export async function newLink(
  { db, publicUrl }: Pick<InvitationContext, 'db' | 'publicUrl'>,
  accountId: number,
  actor: Actor,
): Promise<NewLink & { link: string }> {
  await countTry(db, limitsOfInvitation(accountId))
  const { username, language, code } = await db
    .transaction()
    .execute((tx) => renewInvitation(tx, accountId, false, actor))
  return { id: accountId, email: username, link: invitationLink(publicUrl, code!, language) }
}

export const withdraw = (
  db: Db,
  accountId: number,
  actor: Actor,
): Promise<{ isDeleted: boolean }> =>
  db.transaction().execute(async (tx) => {
    const madeAccount = await withdrawInvitation(tx, accountId, actor)
    const isDeleted = madeAccount && !(await isUsed(tx, accountId))
    if (isDeleted) await softDelete(tx, accountEntity, accountId, actor)
    return { isDeleted }
  })

// What the product itself writes about every account, or about the mail that was not delivered.
const written = new Set(['account', 'actionLog', 'alert', 'mailQueue', 'user'])

/** Whether work, files or people's activities hang on the account. */
async function isUsed(tx: Db, id: number): Promise<boolean> {
  const references = (await referencesTo(tx, 'account')).filter(({ table }) => !written.has(table))
  const refers = references.map(
    ({ table, column }) =>
      sql`EXISTS (SELECT FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${id})`,
  )
  const { rows } = await sql<{ isUsed: boolean }>`
    SELECT ${sql.join(refers, sql` OR `)}
      OR EXISTS (SELECT FROM "assignment" WHERE "parentKind" = 'Account' AND "parentId" = ${id})
      OR EXISTS (SELECT FROM "file" WHERE "parentKind" = 'Account' AND "parentId" = ${id} AND "deletedOn" IS NULL)
      OR EXISTS (
        SELECT FROM "activityLink" l JOIN "activity" c ON c."id" = l."activityId" AND c."deletedOn" IS NULL
        WHERE l."entity" = 'Account' AND l."entityId" = ${id} AND c."createdById" IS NOT NULL
      ) AS "isUsed"
  `.execute(tx)
  return rows[0]!.isUsed
}
