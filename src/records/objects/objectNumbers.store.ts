// The reference numbers of the objects of the account "a".
import { sql } from 'kysely'
import { dealRelations, dealStages, dealTypes } from '#base/settings/knownOptions.contract.ts'
import { relations, tenantRelations } from './people/objectAccounts.contract.ts'

export const owned = [relations.owner]
export const bought = [relations.buyer]
export const rented = [...tenantRelations]
export const any = [...owned, ...bought, ...rented]

const dealsOfAccount = '"dealAccount" p JOIN "deal" d ON d."id" = p."dealId"'

/** SQL for the numbers, separated by spaces; null when there are none. */
export const objectNumbers = (relations: readonly number[]) =>
  sql.raw<string | null>(`(
    SELECT string_agg(DISTINCT "referenceNumber", ' ') FROM (${linkedTo(relations)}) AS "number")`)

/** `objectNumbers`, plus the objects of won deals of this type in which the account is the buyer. */
export const objectNumbersWithDeals = (relations: readonly number[], dealType: number) =>
  sql.raw<string | null>(`(
    SELECT string_agg(DISTINCT "referenceNumber", ' ') FROM (${linkedTo(relations)} UNION ALL ${boughtInDeals(dealType)}) AS "number")`)

/** SQL for the number of won sales in which the account took part. */
export const soldObjects = sql.raw<number>(`(
    SELECT count(DISTINCT d."id") FROM ${dealsOfAccount} WHERE ${isWonDeal(dealTypes.sale)})`)

function linkedTo(relations: readonly number[]) {
  return `SELECT o."referenceNumber"
    FROM "objectAccount" l JOIN "object" o ON o."id" = l."objectId" AND o."deletedOn" IS NULL
    WHERE l."accountId" = a."id" AND l."relation" IN (${relations.join(', ')}) AND l."deletedOn" IS NULL`
}

function boughtInDeals(dealType: number) {
  return `SELECT o."referenceNumber"
    FROM ${dealsOfAccount} JOIN "object" o ON o."id" = d."objectId" AND o."deletedOn" IS NULL
    WHERE ${isWonDeal(dealType)} AND p."relation" = ${dealRelations.buyer}`
}

function isWonDeal(dealType: number) {
  return `p."accountId" = a."id" AND d."dealType" = ${dealType} AND d."dealStage" = ${dealStages.won}
    AND d."deletedOn" IS NULL`
}
