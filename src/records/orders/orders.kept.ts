import { totalsOf } from '#kit/db/kept/kept.ts'
import type { KeptValue } from '#kit/db/kept/kept.ts'

const objects = { table: 'orderObject', each: 'STATEMENT', calls: 'keepMandatesOfMoved' } as const

const mandates: KeptValue = {
  name: 'mandates',
  what: 'the days on which a mandate of the owner covers each object',
  version: 1,
  requires: ['keepMandates.sql'],
  triggers: [
    {
      name: 'keepMandatesOfOrder',
      table: 'brokerOrder',
      fires: 'AFTER UPDATE',
      each: 'ROW',
      when: `NEW."side" = 'mandate' AND (NEW."signedOn" IS NOT NULL OR OLD."signedOn" IS NOT NULL)
        AND (OLD."signedOn", OLD."validFrom", OLD."endsOn", OLD."extendsId") IS DISTINCT FROM
          (NEW."signedOn", NEW."validFrom", NEW."endsOn", NEW."extendsId")`,
      calls: 'keepMandatesOfOrder',
    },
    {
      ...objects,
      name: 'keepMandatesOfNewObjects',
      fires: 'AFTER INSERT',
      tables: { new: 'moved' },
    },
    // Where it was, and where it is now.
    {
      ...objects,
      name: 'keepMandatesOfLeftObjects',
      fires: 'AFTER UPDATE',
      tables: { old: 'moved' },
    },
    {
      ...objects,
      name: 'keepMandatesOfOtherObjects',
      fires: 'AFTER UPDATE',
      tables: { new: 'moved' },
    },
    {
      ...objects,
      name: 'keepMandatesOfGoneObjects',
      fires: 'AFTER DELETE',
      tables: { old: 'moved' },
    },
  ],
  stored: [
    {
      table: 'object',
      of: 'object',
      key: ['id'],
      columns: ['mandateDays'],
      fresh: (ids) =>
        `SELECT * FROM "mandateDaysOf"(ARRAY(SELECT "id" FROM "object" WHERE "id" ${ids}))`,
      mend: (ids) => `SELECT "keepMandates"(${ids})`,
    },
  ],
}

export const ordersKept = [mandates, totalsOf('brokerOrder', 1)]
