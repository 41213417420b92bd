import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput, conflict, notFound } from '#kit/http/problem.ts'
import { relations } from '#records/objects/people/objectAccounts.contract.ts'
import type { Db } from '#base/backend/backend.ts'
import { paymentMethods, shortStayCategory } from '../transactions/transactionFields.contract.ts'
import { addKnownIncome } from '../transactions/transactions.store.ts'

type Owner = { id: number; name: string }
type StayPayout = {
  transaction: { id: number; referenceNumber: string; amount: number; account: string } | null
  owners: Owner[]
  transactionDate: string
}

const ownersOf = sql`
  SELECT a."id", a."name" FROM "objectAccount" l
  JOIN "account" a ON a."id" = l."accountId" AND a."deletedOn" IS NULL
  WHERE l."objectId" = r."objectId" AND l."relation" = ${sql.lit(relations.owner)} AND l."deletedOn" IS NULL
    AND coalesce(l."startDate", '-infinity') <= r."checkIn" AND coalesce(l."endDate", 'infinity') >= r."checkIn"
  ORDER BY a."name", a."id"`

/** 404 when the stay does not exist. */
export async function stayPayout(db: Db, reservationId: number): Promise<StayPayout> {
  const { rows } = await sql<StayPayout>`
    SELECT coalesce((SELECT json_agg("owner") FROM (${ownersOf}) AS "owner"), '[]') AS "owners", (
      SELECT json_build_object('id', t."id", 'referenceNumber', t."referenceNumber", 'amount', t."amount", 'account', a."name")
      FROM "transaction" t JOIN "account" a ON a."id" = t."accountId"
      WHERE t."reservationId" = r."id" AND t."deletedOn" IS NULL
    ) AS "transaction", r."checkOut" AS "transactionDate"
    FROM "reservation" r WHERE r."id" = ${reservationId} AND r."deletedOn" IS NULL
  `.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** Cash, in the stay's "paymentType". */
const inCash = 1

type PayoutInput = { accountId: number; amount: number; transactionDate?: string | undefined }

/** Locks the stay, so that the second of two clicks finds the income added by the first. */
export const putPayout = (db: Db, reservationId: number, put: PayoutInput, actor: Actor) =>
  db.transaction().execute(async (tx) => {
    const stay = await tx
      .selectFrom('reservation')
      .select(['objectId', 'paymentToOwner', 'paymentType'])
      .where('id', '=', reservationId)
      .where('deletedOn', 'is', null)
      .forUpdate()
      .executeTakeFirstOrThrow(notFound)
    const { transaction, owners, transactionDate } = await stayPayout(tx, reservationId)
    if (transaction) return { id: transaction.id, isNew: false }
    if (!owners.some(({ id }) => id === put.accountId))
      throw badInput({ accountId: ['payout.notOwner'] }, 'payout.notOwner')
    if (stay.paymentToOwner !== put.amount) throw conflict('payout.changed')
    const id = await addKnownIncome(
      tx,
      {
        reservationId,
        objectId: stay.objectId,
        ...put,
        // A stay can change or be cancelled until it is over; then the agency owes the share.
        transactionDate: `${put.transactionDate ?? transactionDate}T12:00:00`,
        paymentMethod: stay.paymentType === inCash ? paymentMethods.cash : paymentMethods.banking,
        categoryId: shortStayCategory,
      },
      actor,
    )
    return { id, isNew: true }
  })
