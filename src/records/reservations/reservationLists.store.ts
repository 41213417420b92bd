// The list of reservations: first finds the ids of the page from indexes alone, then reads its rows,
// and sums up all matches.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Sort } from '#kit/db/list/listOrder.ts'
import { page } from '#kit/db/list/page.ts'
import type { PageIds } from '#kit/db/list/page.ts'
import type { ListInput } from '#kit/http/paging.ts'
import { keptTotals } from '#kit/db/totals.ts'
import { objectTitle } from '#records/objects/objectTitle.store.ts'
import { selectLists } from '#base/settings/selectLists.store.ts'
import { inLanguage } from '#kit/db/inLanguage.ts'
import type { Db } from '#base/backend/backend.ts'
import { byPerson } from '#base/backend/stamps.ts'
import { live, reservationsWhere } from './reservationFilters.store.ts'
import { sortedColumns, summed } from './reservationLists.contract.ts'
import type { ReservationFilter, Summed, Sums } from './reservationLists.contract.ts'

type Added = Sums & { rows: number }
type Where = RawBuilder<SqlBool>
/** Restricts an export to these ids. */
type Among = Pick<ListInput, 'among'>

export async function searchReservations(
  db: Db,
  filter: ReservationFilter & Among,
  language: string,
) {
  const { among, ...input } = filter
  // Given here, so that the sums are also restricted to them.
  const where = [...reservationsWhere(filter), ...(among ? [isOneOf(among)] : [])]
  let added: Added | undefined
  const [reservations, lists] = await Promise.all([
    page({
      db,
      from,
      id: 'r.id',
      where: [live, ...where],
      open: [],
      rows: (db, page) => shown(db, page, language),
      count: async (db) => {
        added = await (where.length === 0 ? keptSums(db) : addedUp(db, where))
        return added.rows
      },
      isWhole: where.length === 0,
      input,
      sorts,
      by: 'checkIn',
      desc: true,
    }),
    selectLists(db, ['reservationStage', 'source'], language),
  ])
  const choices = (list: string) =>
    lists[list]!.map(({ value, text }) => ({ value: value as number, text }))
  const { rows: _rows, ...sums } = added!
  const options = { stages: choices('reservationStage'), sources: choices('source') }
  return { ...reservations, options, sums }
}

const from = sql`"reservation" r`
const isOneOf = (ids: readonly number[]): Where => sql`r."id" = ANY (${[...ids]}::integer[])`

const own = sortedColumns.map((name) => [name, `r.${name}`] as const)
const sorts = {
  ...(Object.fromEntries(own) as Record<(typeof sortedColumns)[number], Sort>),
  stage: {
    few: sql`r."reservationStage"`,
    names: sql`
      SELECT "value" AS "key", to_char("position", 'FM00000') AS "name"
      FROM "selectOption" WHERE "list" = 'reservationStage'`,
  },
  sourceDisplayName: byPerson('r.sourceId', from, live),
}

const sumList = (name: Summed) => `reservations.${name}` as const

async function keptSums(db: Db): Promise<Added> {
  const kept = await keptTotals(db, ['reservations', ...summed.map(sumList)])
  const sums = summed.map((name) => [name, kept[sumList(name)] / 100] as const)
  return { rows: kept.reservations, ...(Object.fromEntries(sums) as Sums) }
}

async function addedUp(db: Db, where: readonly Where[]): Promise<Added> {
  const sums = summed.map(
    (name) => sql`coalesce(sum(${sql.ref(`r.${name}`)}), 0) AS ${sql.ref(name)}`,
  )
  const { rows } = await sql<Added>`
    SELECT count(*) AS "rows", ${sql.join(sums)} FROM ${from}
    WHERE ${sql.join([live, ...where], sql` AND `)}
  `.execute(db)
  return rows[0]!
}

const shown = (db: Db, page: PageIds, language: string) =>
  db
    .selectFrom(page)
    .innerJoin('reservation as r', 'r.id', 'page.id')
    .innerJoin('object as o', 'o.id', 'r.objectId')
    .leftJoin('account as source', 'source.id', 'r.sourceId')
    .leftJoin('selectOption as stage', (join) =>
      join
        .onRef('stage.value', '=', 'r.reservationStage')
        .on('stage.list', '=', sql.lit('reservationStage')),
    )
    .select([
      'r.id',
      'r.reservationNumber',
      'r.reservationNumberExternal',
      'r.problem',
      'r.awaiting',
      'r.reservationStage',
      inLanguage('stage.text', language).$castTo<string | null>().as('stage'),
      sql<string | null>`lower(replace("stage"."textEn", ' ', ''))`.as('stageStyle'),
      'r.bookingDate',
      'r.checkIn',
      'r.duration',
      'r.checkOut',
      'r.adults',
      'r.children',
      'r.objectId',
      'o.referenceNumber as objectReferenceNumber',
      objectTitle('o', language).as('objectTitle'),
      'o.websiteCode as objectWebsiteCode',
      'r.clientDisplayName',
      'r.sourceId',
      'source.name as sourceDisplayName',
      'r.total',
      'r.totalDone',
      'r.paymentToOwner',
      'r.comission',
      'r.comission3rdParty',
      'r.finalComission',
    ])
