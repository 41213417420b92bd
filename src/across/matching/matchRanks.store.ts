// The best pairs of a lead or of an object, and how many there are. What it asks for, or is offered as, is given as a
// value, so that PostgreSQL drops of the rule (match.sql) all that does not apply before it reads a row.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import type { MatchQuery } from './matching.contract.ts'

type Sql = RawBuilder<unknown>
/** Leads that are not shown: the object was picked for them already; and, if any, what must hold of the others. */
export type AmongLeads = { taken: readonly number[]; open: readonly Sql[] }

/** A pair of the page, the best first: none of which something is open before one that meets every bound. */
export type Ranked = { id: number; service: number; fit: number }

/** Of so many, the first in the order of those that fit alike, those that fit wholly are looked for first. */
const lookedThrough = 2000

const wishOf = (wish: string) => sql`${wish}::"leadWish"`
const offerOf = (offer: string) => sql`${offer}::"objectOffer"`
const fits = (w: Sql, o: Sql) => sql`"matchPrice"(${w}, ${o}) AND "matchKind"(${w}, ${o})`

/** How pairs are found: those that fit wholly among the first, all of them, and their order when they fit alike. */
type Search = { perfect: Sql[]; all: Sql[]; alike: Sql; count: Sql }

/**
 * The page and how many there are. None fits better than wholly: when enough of the first do, the others are not
 * ranked. Of pairs of the same two, for one service each, the better one counts: it is among the best of its service.
 */
async function pageOf(db: Db, search: Search, { perPage, currentPage }: MatchQuery) {
  const { perfect, all, alike, count } = search
  const upTo = perPage * currentPage
  const best = async (parts: Sql[]) => {
    const cut = parts.map((part) => sql`(${part} LIMIT ${upTo})`)
    const found = sql.join(cut, sql` UNION ALL `)
    const once = sql`SELECT DISTINCT ON (b."id") b.* FROM (${found}) AS b ORDER BY b."id", ${better}, b."service"`
    const { rows } = await sql<Ranked>`
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

/** Objects for these wishes of a lead, without those that it has. */
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
        ORDER BY o."published" DESC, o."since" DESC, o."objectId" DESC LIMIT ${lookedThrough}) AS f
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

/** Leads for these offers of an object. */
export function leadsFor(db: Db, offers: string[], among: AmongLeads, query: MatchQuery) {
  const found = (w: Sql, offer: Sql) =>
    sql`(${w})."leadId" AS "id", (${w})."service", "matchFit"(${w}, ${offer}) AS "fit", "matchIsOpen"(${w}, ${offer}) AS "isOpen"`
  const which = (w: Sql, offer: Sql) =>
    sql`${fits(w, offer)} ${openAmong(sql`(${w})."leadId"`, among)}`
  const perfect = offers.map(offerOf).map((offer) => {
    const w = sql`f."w"`
    return sql`SELECT ${found(w, offer)} FROM (
        SELECT w FROM "leadWish" w WHERE w."service" = (${offer})."service"
        ORDER BY w."leadId" DESC LIMIT ${lookedThrough}) AS f
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

// Those that take any place, type and size are counted in an index of their own.
const anywhere = sql`w."places" = '{}' AND w."types" = '{}' AND NOT w."isBounded"`
