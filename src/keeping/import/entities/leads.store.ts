import { sql } from 'kysely'
import { badInput } from '#kit/http/problem.ts'
import {
  budgetFields,
  placeFields,
  serviceFields,
  wishFields,
} from '#records/leads/leadFields.contract.ts'
import { leadEntity } from '#records/leads/leads.store.ts'
import {
  addLeads,
  leadToAdd,
  leadToChange,
  readLeadLookups,
} from '#records/leads/many/manyLeads.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { saysTheSame } from '../plan/byParents.ts'
import type { ImportedEntity, Values } from './importedEntity.ts'
import { readRecords } from './readRecords.store.ts'

const { niceToHave: _nice, notFromText: _misread, ...neededFields } = wishFields

/** The wish: a lead of the person with the same wish is the same, whatever has happened to it since. */
const wanted = [
  ...Object.keys({ ...serviceFields, ...budgetFields, ...placeFields, ...neededFields }),
  'startDate',
]

export const leadsImported: ImportedEntity = {
  of: leadEntity,
  async rules(db, all) {
    const known = await readLeadLookups(db, all)
    return {
      complete: withBudget,
      toAdd({ responsible, ...values }) {
        const added = leadToAdd(values, known)
        return responsible === undefined ? added : { ...added, responsible }
      },
      // A file does not change who is assigned to an existing lead.
      toChange: (before, { responsible: _unchanged, ...changes }) =>
        Object.keys(changes).length === 0 ? {} : leadToChange(before as object, changes, known),
    }
  },
  byParents: {
    keysOf: ({ accountId }) => [`d:${accountId}`],
    isSame: (read, stored) => saysTheSame(read, stored, wanted),
    async find(db, all) {
      const people = all.map(({ parents }) => parents['accountId'] ?? 0)
      const { rows } = await sql<{ id: number; at: number }>`
      SELECT l."id", "each"."at"::integer - 1 AS "at"
      FROM unnest(${people}::integer[]) WITH ORDINALITY AS "each" ("accountId", "at")
      JOIN "lead" l ON l."accountId" = "each"."accountId" AND l."deletedOn" IS NULL
    `.execute(db)
      return rows
    },
  },
  read: (db: Db, ids, lock) => readRecords(db, leadEntity, ids, { lock }),
  add: (tx, records, { actor }) =>
    addLeads(
      tx,
      records.map(({ responsible, ...values }) => ({
        values,
        assignedTo: typeof responsible === 'number' ? responsible : null,
      })),
      actor,
    ),
}

const budgets = {
  forPurchase: 'purchaseBudgetRange',
  forRent: 'rentBudgetRange',
  forShortRent: 'shortRentBudgetRange',
} as const

/** A budget is for a purchase or for a rent, depending on the wish of the row. */
function withBudget({ budgetFrom, budgetTo, ...values }: Values): Values {
  if (budgetFrom === undefined && budgetTo === undefined) return values
  const [only, ...others] = Object.entries(budgets).filter(([flag]) => values[flag] === true)
  if (!only || others.length > 0)
    throw badInput({
      [budgetTo === undefined ? 'budgetFrom' : 'budgetTo']: ['import.fault.budgetOfWhat'],
    })
  return {
    ...values,
    ...(budgetFrom !== undefined && { [`${only[1]}Min`]: budgetFrom }),
    ...(budgetTo !== undefined && { [`${only[1]}Max`]: budgetTo }),
  }
}
