// The reference numbers of the objects that the account "a" has to do with, for accounts' own pages.
import { sql } from 'kysely'
import { relations, tenantRelations } from './people/objectAccounts.contract.ts'

export const owned = [relations.owner]
export const bought = [relations.buyer]
export const rented = [...tenantRelations]
export const any = [...owned, ...bought, ...rented]

/** SQL for the numbers with a blank between two of them; null when there is none. */
export const objectNumbers = (relations: readonly number[]) =>
  sql.raw<string | null>(`(
    SELECT string_agg(DISTINCT o."referenceNumber", ' ')
    FROM "objectAccount" l JOIN "object" o ON o."id" = l."objectId" AND o."deletedOn" IS NULL
    WHERE l."accountId" = a."id" AND l."relation" IN (${relations.join(', ')}) AND l."deletedOn" IS NULL)`)
