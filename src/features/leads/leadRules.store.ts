// What a lead must be like to be saved.
import { sql } from 'kysely'
import type { ValuesOf } from '#kit/fields/kinds.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput } from '#kit/http/problem.ts'
import type { Message } from '#kit/http/problem.ts'
import { accountMustExist } from '#features/records/chosenAccounts.store.ts'
import { mustChange } from '#features/records/records.store.ts'
import type { Db } from '../backend.ts'
import type { leadFields } from './leadFields.contract.ts'

type All = ValuesOf<typeof leadFields>
type Values = { [Name in keyof All]?: All[Name] | undefined }

const ranges = [
  ['purchaseBudgetRangeMin', 'purchaseBudgetRangeMax'],
  ['rentBudgetRangeMin', 'rentBudgetRangeMax'],
  ['shortRentBudgetRangeMin', 'shortRentBudgetRangeMax'],
  ['startDate', 'endDate'],
] as const

/** 400 that names each field that does not fit the others, or whose new value nobody offers. */
export async function mustFit(db: Db, after: Values, changes: Values): Promise<void> {
  const errors: Record<string, Message[]> = {}
  for (const [from, to] of ranges) {
    const [low, high] = [after[from], after[to]]
    if (low != null && high != null && low > high) errors[to] = ['lead.rangeReversed']
  }
  for (const name of await notOffered(db, changes)) errors[name] = ['lead.unknownOption']
  if (Object.keys(errors).length > 0) throw badInput(errors)
}

const lists = { stage: 'leadStage', priority: 'leadPriority' } as const

async function notOffered(db: Db, { stage, priority, source }: Values): Promise<string[]> {
  if (stage == null && priority == null && source == null) return []
  const unknown = (name: keyof typeof lists, value: number | null | undefined) =>
    sql<boolean>`${value ?? null}::integer IS NOT NULL AND NOT EXISTS (
      SELECT FROM "selectOption" WHERE "list" = ${lists[name]} AND "value" = ${value ?? null}::integer)`
  const { rows } = await sql<Record<string, boolean>>`
    SELECT ${unknown('stage', stage)} AS "stage", ${unknown('priority', priority)} AS "priority",
      ${source ?? null}::integer IS NOT NULL AND NOT EXISTS (
        SELECT FROM "account" WHERE "id" = ${source ?? null}::integer AND "isSource" AND "deletedOn" IS NULL) AS "source"
  `.execute(db)
  return Object.entries(rows[0]!).flatMap(([name, isUnknown]) => (isUnknown ? [name] : []))
}

/** Whose lead it is to be: 400 when there is no such account, 403 for whom may not change that one. */
export async function mustSuit(
  db: Db,
  accountId: number | null | undefined,
  actor: Actor,
): Promise<void> {
  if (accountId == null) return
  await accountMustExist(db, accountId)
  await mustChange(db, { entity: 'Account', id: accountId }, actor)
}
