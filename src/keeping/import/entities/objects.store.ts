import { sql } from 'kysely'
import { languages } from '#kit/i18n/languages.ts'
import { badInput } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import { objectTitle } from '#records/objects/objectTitle.store.ts'
import { objectEntity } from '#records/objects/objects.store.ts'
import {
  objectToAdd,
  objectToChange,
  readObjectLookups,
} from '#records/objects/many/manyObjects.store.ts'
import type { ObjectAfter } from '#records/objects/objectRules.store.ts'
import { undoPhotosOf } from '../photos/undoPhotos.store.ts'
import type { RecordWithKeys, ImportedEntity, Values } from './importedEntity.ts'
import { readRecords } from './readRecords.store.ts'
import { whichObject } from './whichObject.ts'

// An address without a floor is that of a whole building, so a key contains address, floor and size.
const keysOfRow = (alias: string) => sql<string[]>`objectKeys(
  ${sql.ref(`${alias}.address`)}, ${sql.ref(`${alias}.floor`)}, ${sql.ref(`${alias}.area`)},
  ${sql.ref(`${alias}.locationId`)}, ${sql.ref(`${alias}.websiteCode`)})`

/** A key that more properties share, such as an office's phone, identifies none. */
const mostOfKey = 20

export const objectsImported: ImportedEntity = {
  of: objectEntity,
  async rules(db, all) {
    const known = await readObjectLookups(db, all)
    return {
      complete: withPrice,
      toAdd: (values) => objectToAdd(values, known),
      toChange: (before, changes) =>
        objectToChange(before as unknown as ObjectAfter, changes, known),
    }
  },
  byKeys: {
    async keysOf(db, all) {
      const { rows } = await sql<{ keys: string[] }>`
      SELECT ${keysOfRow('read')} || array_remove(ARRAY[
        'r:' || upper("referenceNumber"), 'i:' || lower("objectName" COLLATE "letters")], NULL) AS "keys"
      FROM jsonb_array_elements(${JSON.stringify(all)}::jsonb) WITH ORDINALITY AS "all" ("one", "at"),
        jsonb_to_record("one") AS "read"
          ("address" text, "floor" integer, "area" numeric, "locationId" integer, "websiteCode" text,
            "referenceNumber" text, "objectName" text)
      ORDER BY "at"
    `.execute(db)
      return rows.map(({ keys }) => keys)
    },
    // Planned anew each time: a plan from when the table was empty would scan all of it for each key.
    async find(db, keys) {
      const named = keys.filter((key) => /^[ri]:/.test(key))
      const { rows } = await sql<RecordWithKeys>`
      SELECT DISTINCT ON ("same"."id") "same"."id", "same"."keys"
      FROM unnest(${[...keys]}::text[]) AS "key", LATERAL (
        SELECT "id", ${keysOfRow('object')} || ${namesOfRow} AS "keys" FROM "object"
        WHERE ${keysOfRow('object')} @> ARRAY["key"] AND "deletedOn" IS NULL
        LIMIT ${mostOfKey}
      ) AS "same"
    `.execute(db)
      return named.length === 0 ? rows : [...rows, ...(await byName(db, named))]
    },
    decide: whichObject,
  },
  hasShownNumber: (numbers) => sql`"referenceNumber" = ANY (${[...numbers]}::text[])`,
  async exportKeys(db, ids) {
    const { rows } = await sql<RecordWithKeys>`
      SELECT "id", array_remove(ARRAY['k:' || "referenceNumber", ${sql.join(
        languages.map(
          (language) =>
            sql`'i:' || lower(replace(${objectTitle('object', language)}, chr(160), ' ') COLLATE "letters")`,
        ),
      )}], NULL) AS "keys"
      FROM "object" WHERE "id" = ANY (${[...ids]}::integer[])
    `.execute(db)
    return rows
  },
  beforeRemoving: undoPhotosOf,
  read: (db: Db, ids, lock) => readRecords(db, objectEntity, ids, { lock }),
}

const prices = {
  forSale: 'salePrice',
  forRent: 'rentPrice',
  forShortRent: 'shortRentPrice',
} as const

/** A price is for a sale or for a rent, depending on the offer of the row. */
function withPrice({ offeredPrice, ...values }: Values): Values {
  if (offeredPrice === undefined) return values
  const [only, ...others] = Object.entries(prices).filter(([offer]) => values[offer] === true)
  if (!only || others.length > 0) throw badInput({ offeredPrice: ['import.fault.priceOfWhat'] })
  return { ...values, [only[1]]: offeredPrice }
}

/** Its reference number and titles only find a property; they never show that two differ. */
const namesOfRow = sql<string[]>`array_remove(ARRAY['r:' || "referenceNumber",
  ${sql.join(['title', 'titleEl', 'titleRu'].map((title) => sql`'i:' || lower(${sql.ref(title)} COLLATE "letters")`))}], NULL)`

async function byName(db: Db, keys: readonly string[]): Promise<RecordWithKeys[]> {
  const { rows } = await sql<RecordWithKeys>`
    SELECT "id", ${keysOfRow('object')} || ${namesOfRow} AS "keys" FROM "object"
    WHERE ${namesOfRow} && ${[...keys]}::text[] AND "deletedOn" IS NULL AND NOT "isBlank"
    ORDER BY "id" LIMIT ${keys.length * mostOfKey}
  `.execute(db)
  return rows
}
