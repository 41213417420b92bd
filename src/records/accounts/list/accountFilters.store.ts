// The filter conditions of the lists of accounts, one for each criterion, on the table alias "a".
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { onDays } from '#kit/db/days.ts'
import { prepared } from '#kit/db/preparedClient.ts'
import { accountsListed } from '#base/register/listSearch.store.ts'
import type { Db } from '#base/backend/backend.ts'
import type { KindFlag, SpecialityFlag } from '../accountFields.contract.ts'
import { conditionsOf } from '#base/lists/conditionsOf.store.ts'
import { clientFilters, partnerFilters, services } from './accountLists.contract.ts'
import type { ClientFilter, PartnerFilter } from './accountLists.contract.ts'

export type Where = RawBuilder<SqlBool>

export const hasFlag = (flag: KindFlag | SpecialityFlag): Where =>
  sql<SqlBool>`${sql.ref(`a.${flag}`)}`

/** `counted` are the conditions of the count query: it has no order, so the planner may use name indexes. */
export type Wheres = { where: Where[]; counted: Where[] }
type SearchTerms = { named: string[] | null; phoned: string | null; common: boolean }

/**
 * Adds the condition of the search box. Few matches: their ids are looked up first, as an array. Many matches:
 * the list is read in its own order until the page is full, with `concat`, which no index of names covers, so
 * that the planner cannot collect all matches first.
 */
export async function searched(
  db: Db,
  { searchStr }: { searchStr?: string | null | undefined },
  where: Where[],
  counted = where,
): Promise<Wheres> {
  const typed = searchStr?.trim()
  if (!typed) return { where, counted }
  const { rows } = await sql<SearchTerms>`
    ${prepared('accountsSaid')} SELECT "named", "phoned", "common" FROM accountsSaid(${typed})`.execute(
    db,
  )
  const { named, phoned, common } = rows[0]!
  const found = sql<SqlBool>`a."id" = ANY (${accountsListed(typed, true)})`
  if (!common) return { where: [...where, found], counted: [...counted, found] }
  const phone = sql`coalesce(a."searchPhone" LIKE ${phoned}, false)`
  const walked = sql<SqlBool>`(coalesce(concat(' ', a."searchName") ~ ALL (${named}::text[]), false) OR ${phone})`
  const each = (named ?? []).map(holding)
  const names = each.length > 0 ? sql`(${sql.join(each, sql` AND `)})` : sql`false`
  const counts = phoned
    ? sql<SqlBool>`(${names} OR a."searchPhone" LIKE ${phoned})`
    : sql<SqlBool>`${names}`
  return { where: [...where, walked], counted: [...counted, counts] }
}

// LIKE takes half the time of the regular expression, and these are read for every name there is.
function holding(word: string) {
  const [before = '', readings = ''] = /^( ?)\(?(.*?)\)?$/.exec(word)?.slice(1) ?? []
  const likes = readings
    .split('|')
    .map((reading) => sql`(' ' || a."searchName") LIKE ${`%${before}${reading}%`}`)
  return sql`(${sql.join(likes, sql` OR `)})`
}

/** `counted`: for the count query, which needs no lookup in advance. */
export const clientsWhere = (filter: ClientFilter, counted = false): Where[] => [
  hasFlag('isClient'),
  ...conditionsOf(clientFilters, filter, {
    searchStr: 'together',
    serviceFilter: (service) => withLead(sql`${sql.ref(`l.${services[service - 1]}`)}`),
    sources: (sources) => withLead(sql`l."source" = ANY(${sources})`),
    startDate: createdFrom,
    endDate: createdTill,
    lastName: (name) => name.trim() !== '' && (counted ? lastNameHolds(name) : lastNameLike(name)),
  }),
]

export const partnersWhere = (filter: PartnerFilter): Where[] => [
  sql<SqlBool>`(a."isPartnerRealEstate" OR a."isPartnerTourism")`,
  ...conditionsOf(partnerFilters, filter, {
    searchStr: 'together',
    createdBy: (person) => sql<SqlBool>`a."createdById" = ${person}`,
    country: (country) => sql<SqlBool>`a."country" = ${country}`,
    createdOnStart: createdFrom,
    createdOnEnd: createdTill,
  }),
]

const withLead = (condition: RawBuilder<unknown>): Where => sql<SqlBool>`EXISTS (
  SELECT FROM "lead" l WHERE l."accountId" = a."id" AND l."deletedOn" IS NULL AND ${condition})`

const createdFrom = (from: string) => onDays(sql`a."createdOn"`, 'instants', { from })
const createdTill = (to: string) => onDays(sql`a."createdOn"`, 'instants', { to })

/**
 * Clients whose last name or company name contains the text, typed in any script. Their ids are looked up first,
 * as an array, so that the planner cannot read through the newest accounts until some match.
 */
const lastNameLike = (name: string): Where => sql<SqlBool>`a."id" = ANY (ARRAY(
  SELECT a."id" FROM "account" a WHERE ${lastNameHolds(name)} AND a."isClient" AND a."deletedOn" IS NULL))`

const lastNameHolds = (name: string): Where =>
  sql<SqlBool>`a."searchLastName" LIKE ANY (foldPatterns(${name}))`
