// Triggers on "objectAccount":
// keepOwnerOfLink copies the owner to the object (keepOwner.sql).
// keepFirstNumbersOfLinks maintains the columns that lists of accounts are sorted by (keepFirstNumbers.sql).
// refuseLate refuses accounts that were erased meanwhile (refuseLate.sql).
import { entityOf } from '#base/backend/entity.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { requestedChanges } from '#kit/db/requestedChanges.ts'
import { add, restore, save, softDelete } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput, conflict, notFound } from '#kit/http/problem.ts'
import { accountMustExist } from '#base/people/chosenAccounts.store.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import { mustBeOffered } from '#base/settings/offeredOptions.store.ts'
import { inLanguage } from '#kit/db/inLanguage.ts'
import type { Db } from '#base/backend/backend.ts'
import { objectAccountFields } from './objectAccounts.contract.ts'
import type {
  ObjectAccount,
  ObjectAccountInput,
  ObjectAccountUpdate,
  ReachableAccount,
} from './objectAccounts.contract.ts'

export const linkEntity = entityOf({
  table: 'objectAccount',
  entity: 'ObjectAccount',
  fields: objectAccountFields,
  kept: ['objectId', 'accountId'],
})

const linkColumns = (language: string) => ({
  id: sql`l."id"`,
  version: sql`l."version"`,
  objectId: sql`l."objectId"`,
  accountId: sql`l."accountId"`,
  account: sql`a."name"`,
  relation: sql`l."relation"`,
  relationName: sql`(SELECT ${inLanguage('text', language)} FROM "selectOption"
    WHERE "list" = 'objectAccountRelation' AND "value" = l."relation")`,
  startDate: sql`l."startDate"`,
  endDate: sql`l."endDate"`,
  price: sql`l."price"`,
  rentPaymentDay: sql`l."rentPaymentDay"`,
})

const fromLinks = sql`FROM "objectAccount" l JOIN "account" a ON a."id" = l."accountId" AND a."deletedOn" IS NULL`

/** SQL for the links of the object "o": owners first, then by relation, the latest start first. */
export const linkJson = (language: string) => jsonOf<ObjectAccount>(linkColumns(language))

/** `linkJson` with phones and e-mails, which are null if the actor may not open the account. */
export const reachableJson = (actor: Actor) => {
  const may = asSql(allowed('open', 'Account', actor))
  const contactOf = (column: 'phone' | 'email') => sql`(
    SELECT ${sql.ref(`Account.${column}`)} FROM "account" "Account" WHERE "Account"."id" = l."accountId" AND ${may})`
  const reach = { phone: contactOf('phone'), email: contactOf('email') }
  return jsonOf<ReachableAccount>({ ...linkColumns(actor.language), ...reach })
}

const jsonOf = <Link>(columns: Record<string, RawBuilder<unknown>>) => sql<Link[]>`coalesce((
  SELECT json_agg(json_build_object(${sql.join(
    Object.entries(columns).flatMap(([name, value]) => [sql.lit(name), value]),
  )}) ORDER BY l."relation", l."startDate" DESC NULLS LAST, l."id")
  ${fromLinks} WHERE l."objectId" = o."id" AND l."deletedOn" IS NULL
), '[]'::json)`

/** Changes the existing link if the account is already linked. */
export const addObjectAccount = (
  db: Db,
  input: ObjectAccountInput,
  actor: Actor,
): Promise<ObjectAccount> => db.transaction().execute((tx) => linkAccount(tx, input, actor))

/** `addObjectAccount` within a transaction. */
export async function linkAccount(
  tx: Db,
  input: ObjectAccountInput,
  actor: Actor,
): Promise<ObjectAccount> {
  await lockObject(tx, input.objectId)
  const id = await findLink(tx, input)
  if (id !== null) return changeLink(tx, id, { ...input, version: undefined }, actor)
  await accountMustExist(tx, input.accountId)
  await mustFit(tx, input)
  const { objectId, accountId, relation, startDate, endDate, price, rentPaymentDay } = input
  const link = { objectId, accountId, relation, startDate, endDate, price, rentPaymentDay }
  const added = await add(tx, linkEntity, link, actor)
  return readLink(tx, added, actor.language)
}

/** Deletes a link; 409 when it has another version by now. */
export const unlinkAccount = (tx: Db, id: number, version: number, actor: Actor): Promise<void> =>
  softDelete(tx, linkEntity, id, actor, version)

/** 404 when the two are not linked. */
export const saveObjectAccount = (
  db: Db,
  input: ObjectAccountUpdate,
  actor: Actor,
): Promise<ObjectAccount> =>
  db.transaction().execute(async (tx) => {
    const id = await findLink(tx, input)
    if (id === null) throw notFound()
    return changeLink(tx, id, input, actor)
  })

export const deleteObjectAccount = (
  db: Db,
  pair: { objectId: number; accountId: number },
  actor: Actor,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const id = await findLink(tx, pair)
    if (id === null) throw notFound()
    await softDelete(tx, linkEntity, id, actor)
  })

/** Undoes a deletion; 409 when the two are linked again. */
export const restoreObjectAccount = (db: Db, id: number, actor: Actor): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      SELECT FROM "objectAccount" gone JOIN "objectAccount" again
        ON again."objectId" = gone."objectId" AND again."accountId" = gone."accountId" AND again."deletedOn" IS NULL
      WHERE gone."id" = ${id} AND gone."deletedOn" IS NOT NULL
    `.execute(tx)
    if (rows.length > 0) throw conflict('object.link.again')
    await restore(tx, linkEntity, id, actor)
  })

/** Changes a link by its id; its object and account cannot be changed. */
export async function changeLink(
  tx: Db,
  id: number,
  input: Omit<ObjectAccountUpdate, 'objectId' | 'accountId'>,
  actor: Actor,
) {
  const current = () => readLink(tx, id, actor.language)
  await save(tx, linkEntity, id, {
    actor,
    changes: async (before) => {
      const changes = await requestedChanges(tx, linkEntity, before, input, current)
      await mustFit(tx, { ...before, ...changes })
      return changes
    },
  })
  return current()
}

type Dates = {
  relation?: number
  startDate?: string | null | undefined
  endDate?: string | null | undefined
}

async function mustFit(tx: Db, { relation, startDate, endDate }: Dates) {
  if (startDate && endDate && endDate < startDate)
    throw badInput({ endDate: ['object.endsBeforeStart'] })
  await mustBeOffered(tx, objectAccountFields, { relation })
}

// Serializes two requests that add the same account at once.
async function lockObject(tx: Db, id: number) {
  const { rows } = await sql`
    SELECT FROM "object" WHERE "id" = ${id} AND "deletedOn" IS NULL FOR NO KEY UPDATE`.execute(tx)
  if (rows.length === 0) throw badInput({ objectId: ['object.unknown'] })
}

async function findLink(tx: Db, { objectId, accountId }: { objectId: number; accountId: number }) {
  const { rows } = await sql<{ id: number }>`
    SELECT l."id" FROM "objectAccount" l
    JOIN "object" o ON o."id" = l."objectId" AND o."deletedOn" IS NULL
    WHERE l."objectId" = ${objectId} AND l."accountId" = ${accountId} AND l."deletedOn" IS NULL
  `.execute(tx)
  return rows[0]?.id ?? null
}

async function readLink(db: Db, id: number, language: string): Promise<ObjectAccount> {
  const columns = Object.entries(linkColumns(language)).map(
    ([name, value]) => sql`${value} AS ${sql.ref(name)}`,
  )
  const { rows } = await sql<ObjectAccount>`
    SELECT ${sql.join(columns)} ${fromLinks} WHERE l."id" = ${id} AND l."deletedOn" IS NULL
  `.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}
