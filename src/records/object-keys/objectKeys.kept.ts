import { lockRows, updateFresh } from '#kit/db/kept/kept.ts'
import type { KeptValue } from '#kit/db/kept/kept.ts'

const columns = {
  table: 'object',
  of: 'object',
  key: ['id'],
  columns: ['keyAccountName', 'keyReceived', 'keyGivenAway', 'keyDescription'],
  fresh: (ids: string) => `
    SELECT o."id", a."name" AS "keyAccountName", k."received" AS "keyReceived", k."givenAway" AS "keyGivenAway",
      left(k."description", 200) AS "keyDescription"
    FROM "object" o LEFT JOIN "objectKey" k ON k."id" = o."id" LEFT JOIN "account" a ON a."id" = k."accountId"
    WHERE o."id" ${ids}`,
}

const keyColumns: KeptValue = {
  name: 'keyColumns',
  what: 'who has the key of each object, since when and until when',
  version: 1,
  requires: ['keepKey.sql'],
  triggers: [
    {
      name: 'keepKeyOfObject',
      table: 'objectKey',
      fires: 'AFTER INSERT OR UPDATE OR DELETE',
      each: 'ROW',
      calls: 'keepKeyOfObject',
    },
    {
      name: 'keepKeyOfAccount',
      table: 'account',
      fires: 'AFTER UPDATE',
      each: 'ROW',
      when: 'OLD."name" IS DISTINCT FROM NEW."name"',
      calls: 'keepKeyOfAccount',
    },
  ],
  stored: [
    {
      ...columns,
      mend: updateFresh(
        columns,
        (ids) => `
          SELECT FROM "objectKey" WHERE "id" = ANY (${ids}) ORDER BY "id" FOR NO KEY UPDATE;
          SELECT FROM "account" WHERE "id" IN (SELECT "accountId" FROM "objectKey" WHERE "id" = ANY (${ids}))
          ORDER BY "id" FOR NO KEY UPDATE; ${lockRows('object')(ids)}`,
      ),
    },
  ],
}

export const objectKeysKept = [keyColumns]
