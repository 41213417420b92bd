import { lockRows, totalsOf, updateFresh } from '#kit/db/kept/kept.ts'
import type { KeptValue } from '#kit/db/kept/kept.ts'

const texts = {
  table: 'reservation',
  of: 'reservation',
  key: ['id'],
  columns: ['objectTitle', 'objectWebsiteCode'],
  fresh: (ids: string) => `
    SELECT r."id", coalesce(o."title", o."titleEl", o."titleRu") AS "objectTitle", o."websiteCode" AS "objectWebsiteCode"
    FROM "reservation" r JOIN "object" o ON o."id" = r."objectId" WHERE r."id" ${ids}`,
}

const reservationTexts: KeptValue = {
  name: 'reservationTexts',
  what: 'title and website code of the object beside each reservation',
  version: 1,
  requires: ['keepReservation.sql'],
  triggers: [
    {
      name: 'keepObjectOfReservation',
      table: 'reservation',
      fires: 'BEFORE INSERT OR UPDATE OF "objectId"',
      each: 'ROW',
      calls: 'keepObjectOfReservation',
    },
    {
      name: 'keepReservationsOfObject',
      table: 'object',
      fires: 'AFTER UPDATE',
      each: 'ROW',
      when: `(OLD."title", OLD."titleEl", OLD."titleRu", OLD."websiteCode")
        IS DISTINCT FROM (NEW."title", NEW."titleEl", NEW."titleRu", NEW."websiteCode")`,
      calls: 'keepReservationsOfObject',
    },
  ],
  stored: [
    {
      ...texts,
      mend: updateFresh(
        texts,
        (ids) => `
          SELECT FROM "object" WHERE "id" IN (SELECT "objectId" FROM "reservation" WHERE "id" = ANY (${ids}))
          ORDER BY "id" FOR NO KEY UPDATE; ${lockRows('reservation')(ids)}`,
      ),
    },
  ],
}

const moved = { table: 'reservation', each: 'STATEMENT', calls: 'reservationSumsMoved' } as const
const summed = ['total', 'paymentToOwner', 'comission', 'comission3rdParty', 'finalComission']
const row = (alias: string) =>
  [`"deletedOn" IS NULL`, ...summed.map((name) => `"${name}"`)]
    .map((each) => `${alias}.${each}`)
    .join(', ')

const reservationSums: KeptValue = {
  name: 'reservationSums',
  what: 'the sums of all reservations',
  version: 1,
  requires: ['keepReservationSums.sql'],
  triggers: [
    { ...moved, name: 'sumsAdded', fires: 'AFTER INSERT', tables: { new: 'moved' } },
    { ...moved, name: 'sumsRemoved', fires: 'AFTER DELETE', tables: { old: 'moved' } },
    {
      name: 'sumsChanged',
      table: 'reservation',
      fires: 'AFTER UPDATE',
      each: 'ROW',
      when: `(${row('OLD')}) IS DISTINCT FROM (${row('NEW')})`,
      calls: 'reservationSumsChanged',
    },
  ],
  stored: [
    {
      table: 'listChange',
      of: null,
      key: ['list'],
      columns: ['rows'],
      current: () => `
        SELECT "list", sum("rows")::bigint AS "rows" FROM "listChange"
        WHERE "list" LIKE 'reservations.%' GROUP BY 1 HAVING sum("rows") <> 0`,
      fresh: () => 'SELECT * FROM "reservationSums"()',
      mend: () => `
        LOCK TABLE "reservation" IN SHARE ROW EXCLUSIVE MODE;
        DELETE FROM "listChange" WHERE "list" LIKE 'reservations.%';
        INSERT INTO "listChange" ("list", "rows") SELECT * FROM "reservationSums"()`,
    },
  ],
}

export const reservationsKept = [reservationTexts, reservationSums, totalsOf('reservation', 1)]
