// The filter conditions of leads, one for each criterion, on the table alias "l".
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { whoseWhere } from '#base/lists/whose/whose.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { onDays, startOf } from '#kit/db/days.ts'
import { services } from '#records/accounts/list/accountLists.contract.ts'
import { accountsListed, listed, rowsNamed, typedNumber } from '#base/register/listSearch.store.ts'
import { sendings } from '../leadFields.contract.ts'
import { needsAttention } from './leadAttention.store.ts'
import { conditionsOf } from '#base/lists/conditionsOf.store.ts'
import { leadFilters } from './leadLists.contract.ts'
import type { LeadFilter } from './leadLists.contract.ts'

type Where = RawBuilder<SqlBool>

export async function leadsWhere(db: Db, filter: LeadFilter, actor: Actor): Promise<Where[]> {
  const whose = await whoseWhere(db, sql`l."assignedIds"`, filter, actor)
  return [...whose, ...conditions(filter, actor)]
}

function conditions(filter: LeadFilter, actor: Actor): Where[] {
  const budget = withBudget(filter)
  const createdOn = sql`l."createdOn"`
  const others = conditionsOf(leadFilters, filter, {
    service: (service) => sql<SqlBool>`${sql.ref(`l.${services[service - 1]}`)}`,
    sources: (sources) => oneOf('source', sources),
    stages: (stages) => oneOf('stage', stages),
    priorities: (priorities) => oneOf('priority', priorities),
    startDate: notOverBefore,
    endDate: begunBy,
    budgetRangeMin: 'together',
    budgetRangeMax: 'together',
    attention: (attention) => needsAttention(attention, actor),
    createdFrom: (from) => onDays(createdOn, 'instants', { from }),
    createdTill: (to) => onDays(createdOn, 'instants', { to }),
    answered: (answered) => sql<SqlBool>`(l."answeredOn" IS NOT NULL) = ${answered}`,
    sending: (sending) =>
      sql<SqlBool>`coalesce(l."sendMatches", ${sql.lit(sendings.off)}) = ${sendings[sending]}`,
    lastName: (typed) => listed(sql`l."id"`, typed, rowsNamed('lead', 'searchLastName')),
    searchStr: (typed) => listed(sql`l."id"`, typed, leadsListed),
    whose: 'together',
    assigned: 'together',
  })
  return budget ? [budget, ...others] : others
}

/**
 * Leads of accounts that match the text, leads whose description contains it, and the lead with this number. It
 * searches employees too: `openLeads` leaves out their leads for actors who may not open them.
 */
const leadsListed = (typed: string) => sql`ARRAY(
  SELECT "of"."id" FROM "lead" "of"
  WHERE "of"."accountId" = ANY (${accountsListed(typed, true)}) AND "of"."deletedOn" IS NULL
  UNION
  SELECT "of"."id" FROM "lead" "of"
  WHERE (' ' || "of"."searchText") LIKE ANY (foldPatterns(${typed})) AND "of"."deletedOn" IS NULL
  UNION SELECT ${typedNumber(typed)}::integer)`

// 0 stands for leads without a value.
const oneOf = (column: 'stage' | 'priority' | 'source', values: number[]): Where =>
  sql<SqlBool>`coalesce(${sql.ref(`l.${column}`)}, 0) = ANY(${values})`

const notOverBefore = (day: string): Where =>
  sql<SqlBool>`(l."endDate" IS NULL OR l."endDate" >= ${day}::date)`

// A lead without a start date starts on the day it was added, in the agency's time zone.
const begunBy = (day: string): Where => sql<SqlBool>`CASE WHEN l."startDate" IS NULL
  THEN l."createdOn" < ${startOf(sql`(${day}::date + 1)`)}
  ELSE l."startDate" <= ${day}::date END`

const budgets = [
  ['forPurchase', 'purchaseBudgetRange'],
  ['forRent', 'rentBudgetRange'],
  ['forShortRent', 'shortRentBudgetRange'],
] as const

// A budget with only one end is open at the other; a lead without either end has no budget, and does not match.
function withBudget({ service, budgetRangeMin: from, budgetRangeMax: to }: LeadFilter) {
  if (from == null && to == null) return false
  const compared = budgets.filter(([flag]) => !service || services[service - 1] === flag)
  if (compared.length === 0) return sql<SqlBool>`false`
  const overlapping = compared.map(([flag, range]) => {
    const [min, max] = [sql.ref(`l.${range}Min`), sql.ref(`l.${range}Max`)]
    const conditions = [
      sql`${sql.ref(`l.${flag}`)}`,
      ...(from == null
        ? []
        : [
            sql`coalesce(${max}, CASE WHEN ${min} IS NOT NULL THEN 'infinity'::numeric END) >= ${from}`,
          ]),
      ...(to == null
        ? []
        : [sql`coalesce(${min}, CASE WHEN ${max} IS NOT NULL THEN 0 END) <= ${to}`]),
    ]
    return sql`(${sql.join(conditions, sql` AND `)})`
  })
  return sql<SqlBool>`(${sql.join(overlapping, sql` OR `)})`
}
