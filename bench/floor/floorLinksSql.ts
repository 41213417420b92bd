// The SQL of the floor for records that refer to an object.

const listed = (
  name: string,
  row: string,
  descr: string,
  from: string,
  order: string,
) => `coalesce((
  SELECT json_agg(json_build_object('id', ${row}."id", 'descr', ${descr}) ORDER BY ${order})
  FROM ${from} AND ${row}."deletedOn" IS NULL), '[]'::json) AS "${name}"`

/** For the object "o". */
export const objectLinks = [
  listed(
    'leads',
    'l',
    `concat_ws(', ', l."accountName", nullif(left(coalesce(l."description", ''), 120), ''))`,
    '"leadObject" w JOIN "lead" l ON l."id" = w."leadId" WHERE w."objectId" = o."id"',
    'l."id" DESC',
  ),
  listed(
    'viewings',
    'v',
    `concat_ws(', ', v."viewingNumber", to_char(v."dateOfViewing", 'DD.MM.YYYY HH24:MI'), v."leadName")`,
    '"viewingResult" w JOIN "viewing" v ON v."id" = w."viewingId" WHERE w."objectId" = o."id"',
    'v."dateOfViewing" DESC, v."id" DESC',
  ),
  listed(
    'deals',
    'd',
    `concat_ws(', ', 'D' || d."id", '#' || d."objectNumber", d."buyerNames")`,
    '"deal" d WHERE d."objectId" = o."id"',
    'd."id" DESC',
  ),
  `(SELECT coalesce(json_agg(json_build_object('id', "id", 'descr', "descr") ORDER BY "checkIn" DESC, "id"), '[]') FROM (
    SELECT r."id", r."checkIn", concat_ws(', ', '#' || r."reservationNumber",
      to_char(r."checkIn", 'DD.MM.YYYY') || ' – ' || to_char(r."checkOut", 'DD.MM.YYYY'), r."clientDisplayName", s."textEn") AS "descr"
    FROM "reservation" r LEFT JOIN "selectOption" s ON s."list" = 'reservationStage' AND s."value" = r."reservationStage"
    WHERE r."objectId" = o."id" AND r."deletedOn" IS NULL ORDER BY r."checkIn" DESC, r."id" LIMIT 100) AS "stay") AS "reservations"`,
].join(',\n')
