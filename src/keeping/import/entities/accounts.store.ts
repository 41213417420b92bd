import { sql } from 'kysely'
import { offeredOptionsCheck } from '#base/settings/offeredOptions.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { accountFields } from '#records/accounts/accountFields.contract.ts'
import { accountEntity } from '#records/accounts/accounts.store.ts'
import { accountToAdd, accountToChange } from '#records/accounts/many/manyAccounts.ts'
import type { StoredAccount } from '#records/accounts/many/manyAccounts.ts'
import type { RecordWithKeys, ImportedEntity, Values } from './importedEntity.ts'
import { readRecords } from './readRecords.store.ts'
import { whichAccount } from './whichAccount.ts'

const identity = ['lastName', 'firstName', 'nameLocal', 'nameEng', 'email', 'phone', 'taxNumber']
const keysOfRow = (alias: string) =>
  sql<string[]>`identityKeys(${sql.join(identity.map((name) => sql.ref(`${alias}.${name}`)))})`

/** A key that more accounts share, such as the office's phone, identifies nobody. */
const mostOfKey = 20

export const accountsImported: ImportedEntity = {
  of: accountEntity,
  async rules(db, _all, actor) {
    const notOffered = await offeredOptionsCheck(db, accountFields)
    return {
      toAdd: (values) => accountToAdd(values, notOffered, actor),
      toChange: (before, changes) =>
        accountToChange(before as unknown as StoredAccount, changes, notOffered, actor),
    }
  },
  byKeys: {
    async keysOf(db, all) {
      const json = all.map((values) =>
        Object.fromEntries(identity.map((name) => [name, text(values, name)])),
      )
      const { rows } = await sql<{ keys: string[] }>`
      SELECT ${keysOfRow('read')} AS "keys"
      FROM jsonb_array_elements(${JSON.stringify(json)}::jsonb) WITH ORDINALITY AS "all" ("one", "at"),
        jsonb_to_record("one") AS "read" (${sql.join(identity.map((name) => sql`${sql.ref(name)} text`))})
      ORDER BY "at"
    `.execute(db)
      return rows.map(({ keys }) => keys)
    },
    // Planned anew each time: a plan from when the table was empty would scan all of it for each key.
    async find(db, keys) {
      const { rows } = await sql<RecordWithKeys>`
      SELECT DISTINCT ON ("same"."id") "same"."id", "same"."keys"
      FROM unnest(${[...keys]}::text[]) AS "key", LATERAL (
        SELECT "id", ${keysOfRow('account')} AS "keys" FROM "account"
        WHERE ${keysOfRow('account')} @> ARRAY["key"] AND "deletedOn" IS NULL
        LIMIT ${mostOfKey}
      ) AS "same"
    `.execute(db)
      return rows
    },
    decide: whichAccount,
  },
  canBeMerged: true,
  async fieldsNeeded(db, ids) {
    const { rows } = await sql<{ id: number; fields: string[] | null }>`
      SELECT "id", array_cat(array_cat(
        CASE WHEN EXISTS (SELECT FROM "transaction" t WHERE t."accountId" = "of"."id" AND t."deletedOn" IS NULL)
          THEN ARRAY['hasTransactions'] END,
        CASE WHEN EXISTS (SELECT FROM "lead" l WHERE l."accountId" = "of"."id" AND l."deletedOn" IS NULL)
          THEN ARRAY['isClient', 'isClientDate'] END),
        CASE WHEN EXISTS (
            SELECT FROM "objectAccount" o WHERE o."accountId" = "of"."id" AND o."relation" = 1 AND o."deletedOn" IS NULL)
          THEN ARRAY['isOwner', 'isOwnerDate'] END) AS "fields"
      FROM unnest(${[...ids]}::integer[]) AS "of" ("id")
    `.execute(db)
    return new Map(rows.map(({ id, fields }) => [id, fields ?? []]))
  },
  read: (db: Db, ids, lock) =>
    readRecords(db, accountEntity, ids, {
      lock,
      more: ['role', 'isClientDate', 'isOwnerDate', 'erasedOn'],
    }),
}

const text = (values: Values, name: string) => values[name] ?? null
