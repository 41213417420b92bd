// Reads one reservation whole, with its object, its client and what it chooses from.
import { sql } from 'kysely'
import { inAthens } from '#kit/fields/format.ts'
import { badInput, notFound } from '#kit/http/problem.ts'
import { objectTitle } from '#features/records/objectTitle.store.ts'
import { titleOf } from '#features/records/recordTitles.store.ts'
import { preparedIn, selectLists } from '#features/settings/selectLists.store.ts'
import type { ListOption } from '#features/settings/listOption.ts'
import type { Db } from '../backend.ts'
import { stampColumns, stampJoins } from '../stamps.ts'
import { clientColumn, clientNames, ownFields, stages } from './reservationFields.contract.ts'
import type { BlankReservation, Reservation } from './reservations.contract.ts'

type Choices = 'reservationStageOptions' | 'paymentTypeOptions' | 'sourceOptions'

const ownColumns = sql.raw(
  Object.keys(ownFields)
    .map((name) => `r."${name}"`)
    .join(', '),
)
const clientJson = sql.raw(
  clientNames.map((name) => `'${name}', r."${clientColumn(name)}"`).join(', '),
)
const objectJson = (language: string) => sql`json_build_object('id', o."id",
  'referenceNumber', o."referenceNumber", 'title', ${objectTitle('o', language)}, 'websiteCode', o."websiteCode")`

/** 404 when there is none or it was deleted. Names of lists come in `language`. */
export async function readReservation(db: Db, id: number, language: string): Promise<Reservation> {
  const [{ rows }, choices] = await Promise.all([
    sql<Omit<Reservation, Choices>>`
      ${preparedIn(language, 'readReservation')}
      SELECT r."id", r."reservationNumber", r."version", ${ownColumns}, r."checkOut",
        ${objectJson(language)} AS "object", json_build_object(${clientJson}) AS "client",
        (SELECT ${titleOf('Demand', language)} FROM "lead" "Demand" WHERE "Demand"."id" = r."demandId") AS "demand",
        "source"."name" AS "source",
        ${stampColumns('r')}
      FROM "reservation" r
      JOIN "object" o ON o."id" = r."objectId"
      LEFT JOIN "account" "source" ON "source"."id" = r."sourceId"
      ${stampJoins('r')}
      WHERE r."id" = ${id} AND r."deletedOn" IS NULL
    `.execute(db),
    choicesIn(db, language),
  ])
  if (!rows[0]) throw notFound()
  return { ...rows[0], ...choices }
}

type Wanted = {
  objectId?: number | undefined
  checkIn?: string | undefined
  duration?: number | undefined
}

/** A reservation that nobody has made yet, booked today. 400 for an object that is not there. */
export async function blankReservation(
  db: Db,
  { objectId, checkIn, duration }: Wanted,
  language: string,
): Promise<BlankReservation> {
  const [object, choices] = await Promise.all([
    objectId === undefined ? null : bookedObject(db, objectId, language),
    choicesIn(db, language),
  ])
  const empty = Object.fromEntries(
    Object.entries(ownFields).map(([name, { kind }]) => [name, kind === 'flag' ? false : null]),
  ) as Pick<BlankReservation, keyof typeof ownFields>
  const stamps = { createdOn: null, createdBy: null, modifiedOn: null, modifiedBy: null }
  return {
    ...empty,
    ...{ id: null, reservationNumber: null, version: null, ...stamps },
    ...{ reservationStage: stages.new, bookingDate: today() },
    ...{ checkIn: checkIn ?? null, duration: duration ?? null },
    ...{ object, demand: null, source: null, checkOut: null },
    client: Object.fromEntries(clientNames.map((name) => [name, null])) as Reservation['client'],
    ...choices,
  }
}

export const today = () => inAthens(new Date()).slice(0, 10)

async function bookedObject(db: Db, id: number, language: string) {
  const { rows } = await sql<{ object: Reservation['object'] }>`
    SELECT ${objectJson(language)} AS "object" FROM "object" o
    WHERE o."id" = ${id} AND o."deletedOn" IS NULL
  `.execute(db)
  if (!rows[0]) throw badInput({ objectId: ['record.unknownObject'] })
  return rows[0].object
}

async function choicesIn(db: Db, language: string): Promise<Pick<Reservation, Choices>> {
  const lists = await selectLists(db, ['reservationStage', 'paymentType', 'source'], language)
  const listOf = (name: string) => lists[name] as ListOption<number>[]
  return {
    reservationStageOptions: listOf('reservationStage'),
    paymentTypeOptions: listOf('paymentType'),
    sourceOptions: listOf('source'),
  }
}
