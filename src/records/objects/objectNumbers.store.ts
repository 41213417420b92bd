// The reference numbers of the objects that the account "a" has to do with, for accounts' own pages.
import { sql } from 'kysely'
import { dealRelations, dealStages, dealTypes } from '#base/settings/knownOptions.contract.ts'
import { relations, tenantRelations } from './people/objectAccounts.contract.ts'

export const owned = [relations.owner]
export const bought = [relations.buyer]
export const rented = [...tenantRelations]
export const any = [...owned, ...bought, ...rented]

const dealsOfAccount = '"dealAccount" p JOIN "deal" d ON d."id" = p."dealId"'

/** SQL for the numbers with a blank between two of them; null when there is none. */
export const objectNumbers = (relations: readonly number[]) =>
  sql.raw<string | null>(`(
    SELECT string_agg(DISTINCT "referenceNumber", ' ') FROM (${linkedTo(relations)}) AS "number")`)

/** The same with the objects of won deals of a type that the account is the buyer of. */
export const objectNumbersWithDeals = (relations: readonly number[], dealType: number) =>
  sql.raw<string | null>(`(
    SELECT string_agg(DISTINCT "referenceNumber", ' ') FROM (${linkedTo(relations)} UNION ALL ${dealtIn(dealType)}) AS "number")`)

/** How many sales were won that the account took part in. */
export const soldObjects = sql.raw<number>(`(
    SELECT count(DISTINCT d."id") FROM ${dealsOfAccount} WHERE ${wonOf(dealTypes.sale)})`)

function linkedTo(relations: readonly number[]) {
  return `SELECT o."referenceNumber"
    FROM "objectAccount" l JOIN "object" o ON o."id" = l."objectId" AND o."deletedOn" IS NULL
    WHERE l."accountId" = a."id" AND l."relation" IN (${relations.join(', ')}) AND l."deletedOn" IS NULL`
}

function dealtIn(dealType: number) {
  return `SELECT o."referenceNumber"
    FROM ${dealsOfAccount} JOIN "object" o ON o."id" = d."objectId" AND o."deletedOn" IS NULL
    WHERE ${wonOf(dealType)} AND p."relation" = ${dealRelations.buyer}`
}

function wonOf(dealType: number) {
  return `p."accountId" = a."id" AND d."dealType" = ${dealType} AND d."dealStage" = ${dealStages.won}
    AND d."deletedOn" IS NULL`
}
