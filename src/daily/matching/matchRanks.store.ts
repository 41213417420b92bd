// Finds the best pairs of a lead or an object, and their number. The lead's wish or the object's
// offer is passed as a value, so that PostgreSQL can simplify the rule (match.sql) before it reads
// any row.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import type { MatchQuery } from './matching.contract.ts'

type Sql = RawBuilder<unknown>
/**
 * Which leads are candidates: not those in `taken`, which have the object already, and only those
 * that meet `open`.
 */
export type AmongLeads = { taken: readonly number[]; open: readonly Sql[] }

/** A pair of the page. Pairs that meet every bound come before pairs with an unknown value, then by fit. */
export type RankedMatch = { id: number; service: number; fit: number }

/** Perfect fits are looked for among this many candidates first, in the order of equal fits. */
const candidatesForPerfect = 2000

const wishOf = (wish: string) => sql`${wish}::"leadWish"`
const offerOf = (offer: string) => sql`${offer}::"objectOffer"`
const fits = (w: Sql, o: Sql) => sql`"matchPrice"(${w}, ${o}) AND "matchKind"(${w}, ${o})`

/**
 * Candidate queries: perfect fits among the first candidates, all fits, the order of equal fits,
 * and the count.
 */
type Search = { perfect: Sql[]; all: Sql[]; alike: Sql; count: Sql }

/**
 * A page and the total. No fit is better than a perfect one, so if there are enough perfect fits,
 * the rest is not ranked. A pair that fits for several services counts once, with its best service.
 */
async function pageOf(db: Db, search: Search, { perPage, currentPage }: MatchQuery) {
  const { perfect, all, alike, count } = search
  const upTo = perPage * currentPage
  const best = async (parts: Sql[]) => {
    const cut = parts.map((part) => sql`(${part} LIMIT ${upTo})`)
    const found = sql.join(cut, sql` UNION ALL `)
    const once = sql`SELECT DISTINCT ON (b."id") b.* FROM (${found}) AS b ORDER BY b."id", ${better}, b."service"`
    const { rows } = await sql<RankedMatch>`
      SELECT b."id", b."service", b."fit" FROM (${parts.length === 1 ? found : once}) AS b
      ORDER BY ${better}, ${alike} LIMIT ${upTo}`.execute(db)
    return rows
  }
  const [first, { rows: counted }] = await Promise.all([
    best(perfect),
    sql<{ totalRows: number }>`SELECT count(*) AS "totalRows" FROM (${count}) AS f`.execute(db),
  ])
  const totalRows = counted[0]!.totalRows
  const isEnough = first.length >= Math.min(upTo, totalRows)
  const ranked = isEnough
    ? first
    : await best(all.map((part) => sql`SELECT * FROM (${part}) AS b ORDER BY ${better}, ${alike}`))
  return { totalRows, page: ranked.slice(perPage * (currentPage - 1)) }
}

const better = sql`b."isOpen", b."fit" DESC`

const notAmong = (id: Sql, taken: readonly number[]) =>
  taken.length === 0 ? sql`` : sql`AND ${id} <> ALL (${taken}::integer[])`

/** Objects for a lead's wishes, except those that the lead has already. */
export function objectsFor(db: Db, wishes: string[], taken: readonly number[], query: MatchQuery) {
  const found = (o: Sql, wish: Sql) => sql`
    (${o})."objectId" AS "id", (${o})."service", "matchFit"(${wish}, ${o}) AS "fit",
    "matchIsOpen"(${wish}, ${o}) AS "isOpen", (${o})."published", (${o})."since"`
  const which = (o: Sql, wish: Sql) =>
    sql`${fits(wish, o)} ${notAmong(sql`(${o})."objectId"`, taken)}`
  const perfect = wishes.map(wishOf).map((wish) => {
    const o = sql`f."o"`
    return sql`SELECT ${found(o, wish)} FROM (
        SELECT o FROM "objectOffer" o WHERE o."service" = (${wish})."service"
        ORDER BY o."published" DESC, o."since" DESC, o."objectId" DESC LIMIT ${candidatesForPerfect}) AS f
      WHERE ${which(o, wish)} AND "matchFit"(${wish}, ${o}) = 100`
  })
  const all = wishes.map(wishOf).map((wish) => {
    const o = sql`o`
    return sql`SELECT ${found(o, wish)} FROM "objectOffer" o WHERE ${which(o, wish)}`
  })
  const ids = wishes.map(wishOf).map((wish) => {
    const o = sql`o`
    return sql`SELECT o."objectId" FROM "objectOffer" o WHERE ${which(o, wish)}`
  })
  const alike = sql`b."published" DESC, b."since" DESC, b."id" DESC`
  return pageOf(db, { perfect, all, alike, count: sql.join(ids, sql` UNION `) }, query)
}

const openAmong = (id: Sql, { taken, open }: AmongLeads) =>
  sql`${notAmong(id, taken)} ${
    open.length === 0
      ? sql``
      : sql`AND EXISTS (SELECT FROM "lead" l WHERE l."id" = ${id} AND ${sql.join(open, sql` AND `)})`
  }`

/** Leads for an object's offers. */
export function leadsFor(db: Db, offers: string[], among: AmongLeads, query: MatchQuery) {
  const found = (w: Sql, offer: Sql) =>
    sql`(${w})."leadId" AS "id", (${w})."service", "matchFit"(${w}, ${offer}) AS "fit", "matchIsOpen"(${w}, ${offer}) AS "isOpen"`
  const which = (w: Sql, offer: Sql) =>
    sql`${fits(w, offer)} ${openAmong(sql`(${w})."leadId"`, among)}`
  const perfect = offers.map(offerOf).map((offer) => {
    const w = sql`f."w"`
    return sql`SELECT ${found(w, offer)} FROM (
        SELECT w FROM "leadWish" w WHERE w."service" = (${offer})."service"
        ORDER BY w."leadId" DESC LIMIT ${candidatesForPerfect}) AS f
      WHERE ${which(w, offer)} AND "matchFit"(${w}, ${offer}) = 100`
  })
  const all = offers.map(offerOf).map((offer) => {
    const w = sql`w`
    return sql`SELECT ${found(w, offer)} FROM "leadWish" w WHERE ${which(w, offer)}`
  })
  const ids = offers.map(offerOf).map((offer) => {
    const w = sql`w`
    const leads = sql`SELECT w."leadId" FROM "leadWish" w WHERE "matchPrice"(w, ${offer}) ${openAmong(sql`w."leadId"`, among)}`
    return sql`${leads} AND ${anywhere} UNION ALL ${leads} AND NOT (${anywhere}) AND "matchKind"(${w}, ${offer})`
  })
  const together = sql.join(ids, sql` UNION ALL `)
  const count = ids.length === 1 ? together : sql`SELECT DISTINCT "leadId" FROM (${together}) AS f`
  return pageOf(db, { perfect, all, alike: sql`b."id" DESC`, count }, query)
}

// Wishes without place, type and size bounds are counted by their own partial index.
const anywhere = sql`w."places" = '{}' AND w."types" = '{}' AND NOT w."isBounded"`
