import { sql } from 'kysely'
import { inputOf } from '#kit/fields/schema.ts'
import { parse } from '#kit/http/parse.ts'
import { badInput } from '#kit/http/problem.ts'
import { offeredOptionsCheck } from '#base/settings/offeredOptions.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { objectAccountFields } from '#records/objects/people/objectAccounts.contract.ts'
import { linkEntity } from '#records/objects/people/objectAccounts.store.ts'
import type { ImportedEntity, Values } from './importedEntity.ts'
import { readRecords } from './readRecords.store.ts'

const input = inputOf(objectAccountFields)

export const linksImported: ImportedEntity = {
  of: linkEntity,
  async rules(db) {
    const notOffered = await offeredOptionsCheck(db, objectAccountFields)
    const fitting = (before: Values, given: Values): Values => {
      const changes = parse(input, given)
      const { startDate, endDate } = { ...before, ...changes }
      const errors = notOffered(changes)
      if (typeof startDate === 'string' && typeof endDate === 'string' && endDate < startDate)
        errors['endDate'] = ['object.endsBeforeStart']
      if (Object.keys(errors).length > 0) throw badInput(errors)
      return changes
    }
    return { toAdd: (values) => fitting({}, values), toChange: fitting }
  },
  // One record links a property and a person, whatever the relation.
  byParents: {
    keysOf: ({ objectId, accountId }) => [`l:${objectId}:${accountId}`],
    isSame: () => true,
    async find(db, all) {
      const { rows } = await sql<{ id: number; at: number }>`
        SELECT l."id", "each"."at"::integer - 1 AS "at"
        FROM unnest(
          ${all.map(({ parents }) => parents['objectId'])}::integer[], ${all.map(({ parents }) => parents['accountId'])}::integer[]
        ) WITH ORDINALITY AS "each" ("objectId", "accountId", "at")
        JOIN "objectAccount" l ON l."objectId" = "each"."objectId" AND l."accountId" = "each"."accountId" AND l."deletedOn" IS NULL
      `.execute(db)
      return rows
    },
  },
  isPartOfParents: true,
  read: (db: Db, ids, lock) =>
    readRecords(db, linkEntity, ids, { lock, more: ['objectId', 'accountId'] }),
}
