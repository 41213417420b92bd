// The SQL of the floor for leads, viewings, deals and stays.
import { titleOfObject } from './floorTitle.ts'

type Criteria = Record<string, (at: string) => string>
type Floor = {
  /** Its name in the stored totals. */
  list: string
  /** The table, its alias and the columns of a page. */
  from: string
  where: string
  order: string
  shown: string
  criteria: Criteria
}

const live = (row: string) => `${row}."deletedOn" IS NULL`
const named = (table: string, column: string, at: string) =>
  `= ANY (ARRAY(SELECT n."id" FROM "${table}" n WHERE n."${column}" LIKE ANY (foldPatterns(${at})) AND ${live('n')}))`
const option = (row: string, list: string, value: string) =>
  `LEFT JOIN "selectOption" ${row} ON ${row}."list" = '${list}' AND ${row}."value" = ${value}`

const typeNames = [
  ['forPurchase', 'Purchase'],
  ['forRent', 'Rent'],
  ['forShortRent', 'Short rent'],
  ['forSell', 'Sell'],
  ['forRentOut', 'Rent out'],
].map(([flag, name]) => `CASE WHEN l."${flag}" THEN '${name}' END`)

const leads: Floor = {
  list: 'leads',
  from: '"lead" l',
  where: live('l'),
  order: 'l."createdOn" DESC, l."id" DESC',
  shown: `SELECT l."id", l."version", l."accountId", l."accountName" AS "name", l."forPurchase", l."forRent", l."forShortRent",
      l."forSell", l."forRentOut", coalesce(nullif(concat_ws(', ', ${typeNames.join(', ')}), ''), 'Other') AS "type",
      l."budgetRangeMin", l."budgetRangeMax", l."stage", s."textEn" AS "stageName", coalesce(s."closed", false) AS "closed",
      l."priority", p."textEn" AS "priorityName", l."source", f."name" AS "sourceName", l."assignedNames" AS "assigned", l."startDate", l."endDate",
      (SELECT json_build_object('kind', n."kind", 'description', n."description", 'date', n."date") FROM (
        SELECT 'activity' AS "kind", a."description", a."date", a."id"
        FROM "activityLink" k JOIN "activity" a ON a."id" = k."activityId" AND ${live('a')}
        WHERE k."entity" = 'Demand' AND k."entityId" = l."id" AND a."done" = false
        UNION ALL SELECT 'viewing', v."objectNumbers", v."dateOfViewing", v."id" FROM "viewing" v
        WHERE v."demandId" = l."id" AND ${live('v')} AND v."dateOfViewing" >= "agencyNow"()
          AND (v."result" <> 8 OR EXISTS (SELECT FROM "viewingResult" r WHERE r."viewingId" = v."id" AND r."result" IS DISTINCT FROM 8))
        ) AS n ORDER BY n."date", n."kind", n."id" LIMIT 1) AS "nextStep",
      (SELECT CASE WHEN l."touchedOn" < now() - make_interval(days => t."days") THEN extract(day FROM now() - l."touchedOn")::integer END
        FROM "leadStageLimit" t WHERE t."stage" = l."stage") AS "untouchedDays",
      l."createdOn", c."name" AS "createdBy", l."modifiedOn", m."name" AS "modifiedBy"
    FROM page JOIN "lead" l USING ("id") ${option('s', 'leadStage', 'l."stage"')} ${option('p', 'leadPriority', 'l."priority"')}
    LEFT JOIN "account" f ON f."id" = l."source" LEFT JOIN "account" c ON c."id" = l."createdById"
    LEFT JOIN "account" m ON m."id" = l."modifiedById"`,
  criteria: {
    service: (at) => `l."forPurchase" AND ${at}::integer = 1`,
    stages: (at) => `coalesce(l."stage", 0) = ANY (${at}::integer[])`,
    startDate: (at) => `(l."endDate" IS NULL OR l."endDate" >= ${at}::date)`,
    budgetRangeMin: (at) => `coalesce(l."purchaseBudgetRangeMax",
      CASE WHEN l."purchaseBudgetRangeMin" IS NOT NULL THEN 'infinity'::numeric END) >= ${at}::numeric`,
    budgetRangeMax: (at) => `coalesce(l."purchaseBudgetRangeMin",
      CASE WHEN l."purchaseBudgetRangeMax" IS NOT NULL THEN 0 END) <= ${at}::numeric`,
    lastName: (at) => `l."id" ${named('lead', 'searchLastName', at)}`,
  },
}

const seen = (column: string) => `coalesce((
  SELECT string_agg(o."${column}"::text, ' ' ORDER BY r."position", o."id")
  FROM "viewingResult" r JOIN "object" o ON o."id" = r."objectId" AND ${live('o')} WHERE r."viewingId" = v."id"), '')`

const viewings: Floor = {
  list: 'viewings',
  from: '"viewing" v',
  where: live('v'),
  order: 'v."dateOfViewing" DESC NULLS LAST, v."id" DESC',
  shown: `SELECT v."id", v."appointmentCreated", v."dateOfViewing",
      CASE WHEN l."id" IS NOT NULL THEN concat_ws(', ', l."accountName", nullif(left(l."description", 120), '')) END AS "lead",
      l."id" AS "leadId", v."assignedNames" AS "assigned", ${seen('id')} AS "objects",
      ${seen('referenceNumber')} AS "objectReferenceNumbers", s."textEn" AS "result",
      lower(replace(s."textEn", ' ', '')) AS "resultStyle"
    FROM page JOIN "viewing" v USING ("id") LEFT JOIN "lead" l ON l."id" = v."demandId" AND ${live('l')}
    ${option('s', 'viewingResult', 'v."result"')}`,
  criteria: {
    results: (at) => `v."result" = ANY (${at}::integer[])`,
    dateOfViewingFrom: (at) => `v."dateOfViewing" >= ${at}::timestamp`,
    dateOfViewingTill: (at) => `v."dateOfViewing" < (${at}::date + 1)::timestamp`,
    appointmentCreatedFrom: (at) => `v."appointmentCreated" >= ${at}::timestamp`,
    objectId: (at) =>
      `v."id" = ANY (ARRAY(SELECT "viewingId" FROM "viewingResult" WHERE "objectId" = ${at}))`,
  },
}

const parties = { seller: 1, buyer: 2, lawer: 3, notary: 4, civilEngeneer: 5 }
const partyIds = (relation: number) => `(
  SELECT string_agg(a."id"::text, ',' ORDER BY p."position", p."id")
  FROM "dealAccount" p JOIN "account" a ON a."id" = p."accountId" AND ${live('a')}
  WHERE p."dealId" = d."id" AND p."relation" = ${relation})`
const deals: Floor = {
  list: 'deals',
  from: '"deal" d',
  where: live('d'),
  order: 'd."id" DESC',
  shown: `SELECT d."id", t."textEn" AS "dealType", d."dealType" AS "dealTypeId", s."textEn" AS "dealStage",
      d."dealStage" AS "dealStageId", lower(replace(s."textEn", ' ', '')) AS "dealStageStyle", o."id" AS "objectId",
      o."referenceNumber" AS "objectReferenceNumber",
      ${Object.entries(parties)
        .map(
          ([name, relation]) =>
            `d."${name}Names" AS "${name}", ${partyIds(relation)} AS "${name}Id"`,
        )
        .join(', ')},
      d."assignedNames" AS "assigned", (
        SELECT string_agg(a."id"::text, ',' ORDER BY a."name", a."id") FROM "account" a WHERE a."id" = ANY (d."assignedIds")
      ) AS "assignedId",
      d."startDate", d."endDate", d."askingPrice", d."price", d."comission", d."deposit", d."dateOfDeposit", d."contractDurationMonths", d."rentStart",
      d."rentExpiration"
    FROM page JOIN "deal" d USING ("id") ${option('t', 'dealType', 'd."dealType"')} ${option('s', 'dealStage', 'd."dealStage"')}
    LEFT JOIN "object" o ON o."id" = d."objectId" AND ${live('o')}`,
  criteria: {
    dealType: (at) => `coalesce(d."dealType", 0) = ${at}::integer`,
    stages: (at) => `coalesce(d."dealStage", 0) = ANY (${at}::integer[])`,
    depositFrom: (at) => `d."dateOfDeposit" >= ${at}::date`,
    endDateTill: (at) => `d."endDate" <= ${at}::date`,
    lastName: (at) => `d."id" ${named('deal', 'searchLastNames', at)}`,
  },
}

const reservations: Floor = {
  list: 'reservations',
  from: '"reservation" r',
  where: live('r'),
  order: 'r."checkIn" DESC, r."id" DESC',
  shown: `SELECT r."id", r."reservationNumber", r."reservationNumberExternal", r."problem", r."awaiting", r."reservationStage",
      s."textEn" AS "stage", lower(replace(s."textEn", ' ', '')) AS "stageStyle", r."bookingDate", r."checkIn", r."duration",
      r."checkOut", r."adults", r."children", r."objectId", o."referenceNumber" AS "objectReferenceNumber",
      ${titleOfObject} AS "objectTitle", o."websiteCode" AS "objectWebsiteCode", r."clientDisplayName", r."sourceId",
      f."name" AS "sourceDisplayName", r."total", r."totalDone", r."paymentToOwner", r."comission", r."comission3rdParty",
      r."finalComission"
    FROM page JOIN "reservation" r USING ("id") JOIN "object" o ON o."id" = r."objectId"
    LEFT JOIN "account" f ON f."id" = r."sourceId" ${option('s', 'reservationStage', 'r."reservationStage"')}`,
  criteria: {
    startDate: (at) => `r."checkOut" >= ${at}::date AND r."checkIn" > ${at}::date - 1001`,
    endDate: (at) => `r."checkOut" <= ${at}::date AND r."checkIn" <= ${at}::date`,
    stages: (at) => `r."reservationStage" = ANY (${at}::integer[])`,
    clientName: (at) => `r."id" = ANY (ARRAY(
      SELECT r."id" FROM "reservation" r WHERE r."searchClient" LIKE ANY (foldPatterns(${at})) AND ${live('r')}))`,
  },
}

export const dealingFloors = { leads, viewings, deals, reservations }

export const summed = [
  'total',
  'paymentToOwner',
  'comission',
  'comission3rdParty',
  'finalComission',
]
const added = summed.map((name) => `coalesce(sum(r."${name}"), 0) AS "${name}"`).join(', ')

type ListInput = { perPage: number; currentPage?: number; [name: string]: unknown }

/** The queries of the page and of the total (with the sums of stays), and their parameters. */
export function statementsOf(floor: Floor, { perPage, currentPage = 1, ...filter }: ListInput) {
  const asked = Object.entries(filter).filter(([name]) => name in floor.criteria)
  const where = [
    floor.where,
    ...asked.map(([name], at) => floor.criteria[name]!(`$${at + 1}`)),
  ].join(' AND ')
  const row = floor.from.split(' ')[1]!
  const page = `(SELECT ${row}."id" FROM ${floor.from} WHERE ${where} ORDER BY ${floor.order}
    LIMIT ${perPage} OFFSET ${(currentPage - 1) * perPage}) AS page`
  return {
    values: asked.map(([, value]) => value),
    page: `${floor.shown.replace('FROM page', `FROM ${page}`)} ORDER BY ${floor.order}`,
    count: `SELECT count(*) AS "rows" ${row === 'r' ? `, ${added}` : ''} FROM ${floor.from} WHERE ${where}`,
    isWhole: asked.length === 0,
  }
}
