import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { changesEmployes, seesEmployes, staff } from '#base/permissions/permissions.contract.ts'
import { noteUndelivered } from '#base/session/invitations/invitations.store.ts'
import type { Allowed, RecordsOnServer } from '#base/register/recordsOnServer.ts'
import { listed } from '#base/register/titleParts.ts'
import { accountHits, detailOfAccount } from './accountHits.store.ts'
import { deleteAccount, restoreAccount, saveAccount } from './accounts.store.ts'
import { accountFields } from './accountFields.contract.ts'

export const accountRecord: RecordsOnServer['Account'] = {
  fields: accountFields,
  title: () => sql`"Account"."name"`,
  detail: () =>
    listed(
      sql`nullif(split_part("Account"."phone", ';', 1), '')`,
      sql`nullif(split_part("Account"."email", ';', 1), '')`,
      sql`"Account"."city"`,
    ),
  rules: {
    open: (actor) => accountsFor(actor, seesEmployes(actor)),
    change: (actor) => accountsFor(actor, changesEmployes(actor)),
  },
  restore: {
    among: sql`"Account"."mergedIntoId" IS NULL`,
    run: ({ db }, id, actor) => restoreAccount(db, id, actor),
  },
  putBack: { save: ({ db }, input, actor) => saveAccount(db, input, actor) },
  hits: accountHits,
  hitDetail: detailOfAccount,
  undelivered: async (tx, id, to) => {
    await noteUndelivered(tx, id, to)
    return { entity: 'Account', id }
  },
  remove: deleteAccount,
}

const accountsFor = (actor: Actor, employesToo: boolean): Allowed =>
  staff.allows(actor) && (employesToo || sql<SqlBool>`NOT "Account"."isEmploye"`)
