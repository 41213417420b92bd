// Typical requests for leads, viewings, deals and stays: lists as they open, and with all filters. The floor gives the same
// responses.
import type pg from 'pg'
import type { Call } from './workload.ts'

export async function dealingCalls(pool: pg.Pool): Promise<Call[]> {
  const some = await someDealings(pool)
  const pick = (n: number) => some[n % some.length]!
  const list = (name: string, path: string, filter: (n: number) => object = () => ({})): Call => ({
    name,
    alike: 'wholly',
    request: (n) => ({
      method: 'POST',
      path,
      body: { perPage: 20, currentPage: 1, ...filter(n) },
    }),
  })
  const page = (n: number) => ({ currentPage: 1 + (n % 5) })
  const year = (n: number) => 2020 + (n % 6)
  const leads = '/api/lead/search'
  const viewings = '/api/Viewing/search'
  const deals = '/api/Deal/search'
  const stays = '/api/Reservation/search'
  return [
    list('List of leads', leads, page),
    list('Leads, 5 filters', leads, (n) => ({
      service: 1,
      stages: [1, 2 + (n % 3)],
      startDate: '2025-01-01',
      budgetRangeMin: 80_000 + (n % 7) * 10_000,
      budgetRangeMax: 250_000 + (n % 5) * 50_000,
    })),
    list('Leads by last name', leads, (n) => ({ lastName: pick(n).lastName.slice(0, 7) })),
    list('List of viewings', viewings, page),
    list('Viewings, 4 filters', viewings, (n) => ({
      results: [1 + (n % 4), 5],
      dateOfViewingFrom: `${year(n)}-01-01`,
      dateOfViewingTill: `${year(n)}-12-31`,
      appointmentCreatedFrom: `${year(n)}-01-15`,
    })),
    list('Viewings of an object', viewings, (n) => ({ objectId: pick(n).objectId })),
    list('List of deals', deals, page),
    list('Deals, 4 filters', deals, (n) => ({
      dealType: 1 + (n % 2),
      stages: [1 + (n % 4), 5],
      depositFrom: `${year(n)}-01-01`,
      endDateTill: `${year(n) + 1}-06-30`,
    })),
    list('Deals by last name', deals, (n) => ({ lastName: pick(n).lastName.slice(0, 7) })),
    list('List of stays and its sums', stays, page),
    list('Stays of a year and their sums', stays, (n) => ({
      dateFilterType: 2,
      startDate: `${year(n)}-01-01`,
      endDate: `${year(n)}-12-31`,
    })),
    list('Stays, 4 filters', stays, (n) => ({
      dateFilterType: 2,
      startDate: `${year(n)}-01-01`,
      endDate: `${year(n)}-12-31`,
      stages: [1, 2 + (n % 3)],
      clientName: `Guest${(n % 400) + 100}`,
    })),
  ]
}

/** Calls without a simpler SQL for the floor: only their times are reported. */
export async function callsAlone(pool: pg.Pool): Promise<Call[]> {
  const some = await someDealings(pool)
  const pick = (n: number) => some[n % some.length]!
  const get = (path: string) => ({ method: 'GET' as const, path })
  const post = (path: string, body: object) => ({ method: 'POST' as const, path, body })
  const day = (n: number) => `2024-0${1 + (n % 9)}-01`
  return [
    { name: 'Objects that fit a lead', request: (n) => get(`/api/lead/matches/${pick(n).leadId}`) },
    {
      name: 'Leads that an object fits',
      request: (n) => get(`/api/object/matches/${pick(n).objectId}`),
    },
    {
      name: 'Timeline of 50 objects, a month',
      request: (n) => post('/api/Reservation/timeline', { from: day(n), days: 31, perPage: 50 }),
    },
    {
      name: 'Calendar of everybody, a week',
      request: (n) => {
        const from = `2024-0${1 + (n % 9)}`
        return post('/api/calendar/planned', { from: `${from}-08`, till: `${from}-14`, people: [] })
      },
    },
    {
      name: 'Objects by price, filtered by type, features and state',
      request: (n) =>
        post('/api/object', {
          perPage: 20,
          currentPage: 1,
          sortBy: 'price',
          sortDesc: n % 2 === 0,
          forSale: true,
          types: [1],
          statuses: ['published', 'internal'],
          features: ['elevator', n % 3 === 0 ? 'seaView' : 'parking'],
        }),
    },
    {
      name: 'Objects by price, filtered by their mandate',
      request: (n) =>
        post('/api/object', {
          perPage: 20,
          currentPage: 1,
          sortBy: 'price',
          details: ['mandate'],
          mandates: [['inForce'], ['ending'], ['none'], ['ending', 'none']][n % 4],
        }),
    },
    {
      name: 'Activities found by a name',
      request: (n) => post('/api/activity/actions', { perPage: 20, searchStr: pick(n).lastName }),
    },
    { name: 'Deals by stage', request: () => post('/api/Deal/board', {}) },
    { name: 'Leads by stage', request: () => post('/api/lead/board', {}) },
    {
      name: 'Overview of a year',
      request: (n) => get(`/api/overview?from=${2018 + (n % 7)}-01-01&to=${2018 + (n % 7)}-12-31`),
    },
  ]
}

// Ids spread over the whole tables.
async function someDealings(pool: pg.Pool) {
  const { rows } = await pool.query<{ leadId: number; objectId: number; lastName: string }>(`
    SELECT l."id" AS "leadId", o."id" AS "objectId", a."lastName"
    FROM (SELECT "id", row_number() OVER (ORDER BY hashint4("id")) AS "n" FROM "lead"
      WHERE "id" % (SELECT greatest(1, max("id") / 500) FROM "lead") = 1 AND "deletedOn" IS NULL) l
    JOIN (SELECT "id", row_number() OVER (ORDER BY hashint4("id")) AS "n" FROM "object"
      WHERE "id" % (SELECT greatest(1, max("id") / 500) FROM "object") = 1 AND "deletedOn" IS NULL AND NOT "isBlank") o USING ("n")
    JOIN (SELECT "lastName", row_number() OVER (ORDER BY hashint4("id")) AS "n" FROM "account"
      WHERE "id" % (SELECT greatest(1, max("id") / 500) FROM "account") = 3 AND "lastName" IS NOT NULL) a USING ("n")
    ORDER BY "n" LIMIT 400`)
  return rows
}
