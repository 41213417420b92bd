// The conditions that the lists of accounts are filtered by, one a criterion.
// Each speaks of the account under the name "a".
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { onDays } from '#kit/db/days.ts'
import { accountsListed, listed } from '#features/records/listSearch.store.ts'
import type { KindFlag, SpecialityFlag } from '../accountFields.contract.ts'
import { services } from './accountLists.contract.ts'
import type { ClientFilter, PartnerFilter } from './accountLists.contract.ts'

export type Where = RawBuilder<SqlBool>

const all = (...conditions: (Where | false | null | undefined | '' | 0)[]): Where[] =>
  conditions.filter((condition): condition is Where => Boolean(condition))

export const has = (flag: KindFlag | SpecialityFlag): Where => sql<SqlBool>`${sql.ref(`a.${flag}`)}`

/** What the box above the list leaves. */
export const searched = ({ searchStr }: { searchStr?: string | null | undefined }) =>
  listed(sql`a."id"`, searchStr, accountsListed)

/** Those of one kind that the box leaves. */
export const ofKind = (flag: KindFlag, input: { searchStr?: string | null | undefined }): Where[] =>
  all(has(flag), searched(input))

/** `counted`: for a count, which has no order that could tempt the planner. */
export const clientsWhere = (filter: ClientFilter, counted = false): Where[] =>
  all(
    has('isClient'),
    searched(filter),
    filter.serviceFilter && withLead(sql`${sql.ref(`l.${services[filter.serviceFilter - 1]}`)}`),
    filter.sources?.length && withLead(sql`l."source" = ANY(${filter.sources})`),
    ...onDays(created, 'instants', { from: filter.startDate, to: filter.endDate }),
    filter.lastName?.trim() &&
      (counted ? lastNameHolds(filter.lastName) : lastNameLike(filter.lastName)),
  )

export const partnersWhere = (filter: PartnerFilter): Where[] =>
  all(
    sql<SqlBool>`(a."isPartnerRealEstate" OR a."isPartnerTourism")`,
    searched(filter),
    filter.createdBy && sql<SqlBool>`a."createdById" = ${filter.createdBy}`,
    filter.country && sql<SqlBool>`a."country" = ${filter.country}`,
    ...onDays(created, 'instants', { from: filter.createdOnStart, to: filter.createdOnEnd }),
  )

const withLead = (condition: RawBuilder<unknown>): Where => sql<SqlBool>`EXISTS (
  SELECT FROM "lead" l WHERE l."accountId" = a."id" AND l."deletedOn" IS NULL AND ${condition})`

const created = sql`a."createdOn"`

/**
 * Clients found from any script, anywhere in the last name or a company's name. They are looked up first,
 * as an array, so that the planner cannot choose to walk the newest accounts until some match.
 */
const lastNameLike = (name: string): Where => sql<SqlBool>`a."id" = ANY (ARRAY(
  SELECT a."id" FROM "account" a WHERE ${lastNameHolds(name)} AND a."isClient" AND a."deletedOn" IS NULL))`

const lastNameHolds = (name: string): Where =>
  sql<SqlBool>`a."searchLastName" LIKE ANY (foldPatterns(${name}))`
