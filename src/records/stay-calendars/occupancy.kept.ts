import { lockRows } from '#kit/db/kept/kept.ts'
import type { KeptValue } from '#kit/db/kept/kept.ts'

const taken = (alias: string) => `${alias}."reservationStage" <> 5 AND ${alias}."deletedOn" IS NULL`
const days = (alias: string) =>
  `(${alias}."objectId", ${alias}."checkIn", ${alias}."duration", ${taken(alias)})`

export const occupancy: KeptValue = {
  name: 'occupancy',
  what: 'the days of each object that stays and blocks take',
  version: 1,
  requires: ['occupancy.sql'],
  triggers: [
    {
      name: 'occupyByReservation',
      table: 'reservation',
      fires: 'AFTER INSERT OR DELETE',
      each: 'ROW',
      calls: 'occupyByReservation',
    },
    {
      name: 'occupyByChangedReservation',
      table: 'reservation',
      fires: 'AFTER UPDATE',
      each: 'ROW',
      when: `${days('OLD')} IS DISTINCT FROM ${days('NEW')}`,
      calls: 'occupyByReservation',
    },
    {
      name: 'occupyByBlock',
      table: 'stayBlock',
      fires: 'AFTER INSERT OR UPDATE OF "objectId", "from", "till", "deletedOn"',
      each: 'ROW',
      calls: 'occupyByBlock',
    },
  ],
  stored: [
    {
      table: 'occupancy',
      of: 'object',
      key: ['objectId', 'days', 'reservationId', 'blockId'],
      columns: [],
      current: (ids) => `
        SELECT "objectId", "days", coalesce("reservationId", 0) AS "reservationId", coalesce("blockId", 0) AS "blockId"
        FROM "occupancy" WHERE "objectId" ${ids}`,
      fresh: (ids) => `
        SELECT "objectId", "days", coalesce("reservationId", 0) AS "reservationId", coalesce("blockId", 0) AS "blockId"
        FROM "occupiedDays"(ARRAY(SELECT "id" FROM "object" WHERE "id" ${ids}))`,
      mend: (ids) => `
        ${lockRows('object')(ids)};
        SELECT FROM "reservation" WHERE "objectId" = ANY (${ids}) ORDER BY "id" FOR UPDATE;
        DELETE FROM "occupancy" WHERE "objectId" = ANY (${ids});
        INSERT INTO "occupancy" ("objectId", "days", "reservationId", "blockId") SELECT * FROM "occupiedDays"(${ids})`,
    },
    {
      table: 'stayBlock',
      of: 'stayBlock',
      key: ['id'],
      columns: ['clashes'],
      // A deleted block keeps its last value.
      fresh: (ids) => `
        SELECT "id", CASE WHEN "deletedOn" IS NULL THEN "daysOfStays"("objectId", "from", "till") <> '{}' ELSE "clashes" END AS "clashes"
        FROM "stayBlock" WHERE "id" ${ids}`,
      mend: (ids) => `
        SELECT FROM "object" WHERE "id" IN (SELECT "objectId" FROM "stayBlock" WHERE "id" = ANY (${ids}))
        ORDER BY "id" FOR NO KEY UPDATE;
        SELECT "occupyBlock"("id") FROM unnest(${ids}) AS "id"`,
    },
  ],
}
