// The conditions that leads are searched by, one a criterion; each speaks of the lead as "l".
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { onDays, startOf } from '#kit/db/days.ts'
import { services } from '#records/accounts/list/accountLists.contract.ts'
import { accountsListed, listed, rowsNamed, typedNumber } from '#base/register/listSearch.store.ts'
import { needs } from './leadAttention.store.ts'
import type { LeadFilter } from './leadLists.contract.ts'

type Where = RawBuilder<SqlBool>

export const leadsWhere = (filter: LeadFilter): Where[] =>
  [
    filter.service && sql<SqlBool>`${sql.ref(`l.${services[filter.service - 1]}`)}`,
    filter.sources?.length && oneOf('source', filter.sources),
    filter.stages?.length && oneOf('stage', filter.stages),
    filter.priorities?.length && oneOf('priority', filter.priorities),
    filter.startDate && notOverBefore(filter.startDate),
    filter.endDate && begunBy(filter.endDate),
    withBudget(filter),
    filter.attention && needs(filter.attention),
    ...onDays(sql`l."createdOn"`, 'instants', { from: filter.createdFrom, to: filter.createdTill }),
    filter.answered != null && sql<SqlBool>`(l."answeredOn" IS NOT NULL) = ${filter.answered}`,
    listed(sql`l."id"`, filter.lastName, rowsNamed('lead', 'searchLastName')),
    listed(sql`l."id"`, filter.searchStr, leadsListed),
  ].filter((condition): condition is Where => Boolean(condition))

/**
 * Leads of people so called, those that say so of what is wanted, and the one with this number. Leads of employees
 * are in no list of who may not open their accounts.
 */
const leadsListed = (typed: string) => sql`ARRAY(
  SELECT "of"."id" FROM "lead" "of"
  WHERE "of"."accountId" = ANY (${accountsListed(typed, true)}) AND "of"."deletedOn" IS NULL
  UNION
  SELECT "of"."id" FROM "lead" "of"
  WHERE (' ' || "of"."searchText") LIKE ANY (foldPatterns(${typed})) AND "of"."deletedOn" IS NULL
  UNION SELECT ${typedNumber(typed)}::integer)`

// 0 stands for those that have none.
const oneOf = (column: 'stage' | 'priority' | 'source', values: number[]): Where =>
  sql<SqlBool>`coalesce(${sql.ref(`l.${column}`)}, 0) = ANY(${values})`

const notOverBefore = (day: string): Where =>
  sql<SqlBool>`(l."endDate" IS NULL OR l."endDate" >= ${day}::date)`

// Without a start a lead begins on the day when it was entered, where the agency is.
const begunBy = (day: string): Where => sql<SqlBool>`CASE WHEN l."startDate" IS NULL
  THEN l."createdOn" < ${startOf(sql`(${day}::date + 1)`)}
  ELSE l."startDate" <= ${day}::date END`

const budgets = [
  ['forPurchase', 'purchaseBudgetRange'],
  ['forRent', 'rentBudgetRange'],
  ['forShortRent', 'shortRentBudgetRange'],
] as const

// Who names one end only is open at the other; who names none has said nothing of a budget.
function withBudget({ service, budgetRangeMin: from, budgetRangeMax: to }: LeadFilter) {
  if (from == null && to == null) return false
  const asked = budgets.filter(([flag]) => !service || services[service - 1] === flag)
  if (asked.length === 0) return sql<SqlBool>`false`
  const meeting = asked.map(([flag, range]) => {
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
  return sql<SqlBool>`(${sql.join(meeting, sql` OR `)})`
}
