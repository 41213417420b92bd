// Reads a complete reservation with its object, its client and its options.
import { sql } from 'kysely'
import { notFound } from '#kit/http/problem.ts'
import { objectTitle } from '#records/objects/objectTitle.store.ts'
import { titleOf } from '#base/register/recordTitles.store.ts'
import { selectLists } from '#base/settings/selectLists.store.ts'
import { preparedIn } from '#kit/db/inLanguage.ts'
import type { ListOption } from '#base/settings/listOption.ts'
import type { Db } from '#base/backend/backend.ts'
import { stampColumns, stampJoins } from '#base/backend/stamps.ts'
import { clientColumn, clientNames, ownFields } from './reservationFields.contract.ts'
import type { Reservation } from './reservations.contract.ts'

export type Choices = 'reservationStageOptions' | 'paymentTypeOptions' | 'sourceOptions'

const ownColumns = sql.raw(
  Object.keys(ownFields)
    .map((name) => `r."${name}"`)
    .join(', '),
)
const clientJson = sql.raw(
  clientNames.map((name) => `'${name}', r."${clientColumn(name)}"`).join(', '),
)
export const objectJson = (language: string) => sql`json_build_object('id', o."id",
  'referenceNumber', o."referenceNumber", 'title', ${objectTitle('o', language)}, 'websiteCode', o."websiteCode")`

/** 404 when it does not exist or was deleted. Options are in `language`. */
export async function readReservation(db: Db, id: number, language: string): Promise<Reservation> {
  const [{ rows }, choices] = await Promise.all([
    sql<Omit<Reservation, Choices>>`
      ${preparedIn(language, 'readReservation')}
      SELECT r."id", r."reservationNumber", r."version", ${ownColumns}, r."checkOut",
        ${objectJson(language)} AS "object", json_build_object(${clientJson}) AS "client",
        (SELECT ${titleOf('Demand', language)} FROM "lead" "Demand" WHERE "Demand"."id" = r."demandId") AS "demand",
        "guest"."name" AS "account", "source"."name" AS "source",
        ${stampColumns('r')}
      FROM "reservation" r
      JOIN "object" o ON o."id" = r."objectId"
      LEFT JOIN "account" "guest" ON "guest"."id" = r."accountId"
      LEFT JOIN "account" "source" ON "source"."id" = r."sourceId"
      ${stampJoins('r')}
      WHERE r."id" = ${id} AND r."deletedOn" IS NULL
    `.execute(db),
    choicesIn(db, language),
  ])
  if (!rows[0]) throw notFound()
  return { ...rows[0], ...choices }
}

export async function choicesIn(db: Db, language: string): Promise<Pick<Reservation, Choices>> {
  const lists = await selectLists(db, ['reservationStage', 'paymentType', 'source'], language)
  const listOf = (name: string) => lists[name] as ListOption<number>[]
  return {
    reservationStageOptions: listOf('reservationStage'),
    paymentTypeOptions: listOf('paymentType'),
    sourceOptions: listOf('source'),
  }
}
