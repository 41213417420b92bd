// Typical requests of a day. The floor answers the same paths.
import type pg from 'pg'

type Sent = { method: 'GET' | 'POST' | 'PATCH'; path: string; body?: unknown }

export type Call = {
  name: string
  /** The n-th request of this kind; they repeat after some hundreds. */
  request: (n: number) => Sent
  /** The floor gives the same response, except for time and person of changes. */
  alike?: 'wholly' | 'but for stamps'
}

export async function workload(pool: pg.Pool): Promise<Call[]> {
  const people = await somePeople(pool)
  const person = (n: number) => people[n % people.length]!
  const search = (name: string, text: (n: number) => string): Call => ({
    name,
    request: (n) => ({
      method: 'GET',
      path: `/api/search?searchStr=${encodeURIComponent(text(n))}`,
    }),
  })
  const oneOf = (texts: string[]) => (n: number) => texts[n % texts.length]!
  return [
    {
      name: 'List page, 20 newest of all',
      request: (n) => get(`/api/account?perPage=20&currentPage=${1 + (n % 5)}`),
    },
    { name: 'Count of all owners', request: () => get('/api/owner?perPage=1') },
    {
      name: 'Filtered list, clients by last name',
      request: (n) => ({
        method: 'POST',
        path: '/api/clients/search',
        body: { perPage: 20, currentPage: 1, lastName: person(n).lastName.slice(0, 7) },
      }),
    },
    {
      name: 'Get one account',
      alike: 'wholly',
      request: (n) => get(`/api/account/view/${person(n).id}`),
    },
    search('Search, beginning of a last name', (n) => person(n).lastName.slice(0, 5)),
    search(
      'Search, two beginnings',
      (n) => `${person(n).firstName.slice(0, 4)} ${person(n).lastName.slice(0, 5)}`,
    ),
    search('Search, full name', (n) => `${person(n).lastName} ${person(n).firstName}`),
    search(
      'Search, common inside',
      oneOf(['poulos', 'ίδης', 'ova', 'akis', 'енко', 'georg', 'Мария', 'ιάδου']),
    ),
    search('Search, nobody', oneOf(['zzqy', 'qwertyuiop', 'ξξψψωω', 'щщыъ', 'abcdefgh', 'mnbvcx'])),
    search('Search, end of a phone', (n) => person(n).phone.replace(/\D/g, '').slice(-7)),
    {
      name: 'Add an account',
      request: (n) => ({
        method: 'POST',
        path: '/api/account/add',
        body: { firstName: person(n).firstName, lastName: person(n + 1).lastName, isClient: true },
      }),
    },
    {
      name: 'Save one field',
      alike: 'but for stamps',
      request: (n) => ({
        method: 'PATCH',
        path: `/api/account/patch/${person(n).id}`,
        body: [
          { op: 'replace', path: '/notes', value: `Called again, ${n}.${process.hrtime.bigint()}` },
        ],
      }),
    },
  ]
}

const get = (path: string): Sent => ({ method: 'GET', path })

// Spread over the whole table.
async function somePeople(pool: pg.Pool) {
  const { rows } = await pool.query<{
    id: number
    firstName: string
    lastName: string
    phone: string
  }>(`
    SELECT "id", "firstName", "lastName", split_part("phone", ';', 1) AS "phone" FROM "account"
    WHERE "id" % (SELECT greatest(1, max("id") / 500) FROM "account") = 3 AND "deletedOn" IS NULL
      AND NOT "isEmploye" AND "lastName" IS NOT NULL AND "phone" <> '' ORDER BY hashint4("id") LIMIT 400`)
  return rows
}
