// Measures whether lists stay as fast with a hundred times the data: every list in every order, alternately ascending and
// descending, its first, second, middle and last page, with the total.
import { Agent, request } from 'node:http'
import type { Process } from './startProcess.ts'

export type Server = { process: Process; token: string }

const places = ['first', 'next', 'middle', 'last'] as const
/** p50 in milliseconds. */
type Pages = Record<(typeof places)[number], number>
export type Scaled = { list: string; sort: string; small: Pages; large: Pages }

/** Maximum number of requests, and milliseconds, per page. */
const most = 16
const longest = 700
const perPage = 20

const stamps = ['createdOn', 'createdBy', 'name', 'modifiedOn', 'modifiedBy']
const lists: { list: string; method: 'GET' | 'POST'; path: string; sorts: string[] }[] = [
  { list: 'Accounts', method: 'GET', path: '/api/account', sorts: ['id', ...stamps] },
  {
    list: 'Owners',
    method: 'GET',
    path: '/api/owner',
    sorts: [...stamps, 'objectReferenceNumbers'],
  },
  {
    list: 'Clients',
    method: 'POST',
    path: '/api/clients/search',
    sorts: [
      ...stamps,
      'objectReferenceNumbers',
      'hasNotClosedLead',
      'purchaseBudgetRangeMin',
      'purchaseBudgetRangeMax',
    ],
  },
  {
    list: 'Partners',
    method: 'POST',
    path: '/api/partners',
    sorts: [...stamps, 'isPartnerRealEstate', 'isPartnerTourism'],
  },
  {
    list: 'Professionals',
    method: 'GET',
    path: '/api/professional',
    sorts: ['name', 'isPlumber', 'isElectrician', 'isLawyer', 'isCleaner'],
  },
  { list: 'Sources', method: 'GET', path: '/api/source', sorts: ['name', 'companyType'] },
  { list: 'Employees', method: 'GET', path: '/api/employe', sorts: ['name', 'role'] },
  {
    list: 'Objects',
    method: 'POST',
    path: '/api/object',
    sorts: [
      'createdOn',
      'createdBy',
      'referenceNumber',
      'type',
      'location',
      'owner',
      'modifiedOn',
      'modifiedBy',
      'id',
      'title',
      'area',
      'salePrice',
      'rentPrice',
      'shortRentPrice',
    ],
  },
  {
    list: 'Keys',
    method: 'GET',
    path: '/api/ObjectKeys',
    sorts: ['objectReferenceNumber', 'account', 'givenAway', 'received', 'description'],
  },
  {
    list: 'Leads',
    method: 'POST',
    path: '/api/lead/search',
    sorts: [
      'id',
      'name',
      'type',
      'budgetRangeMin',
      'budgetRangeMax',
      'stage',
      'priority',
      'source',
      'startDate',
      'endDate',
      'createdOn',
      'createdBy',
      'modifiedOn',
      'modifiedBy',
    ],
  },
  {
    list: 'Viewings',
    method: 'POST',
    path: '/api/Viewing/search',
    sorts: ['id', 'dateOfViewing', 'appointmentCreated', 'lead', 'objects', 'assigned', 'result'],
  },
  {
    list: 'Orders',
    method: 'POST',
    path: '/api/Order/search',
    sorts: ['number', 'partyNames', 'issuedOn', 'endsOn'],
  },
  {
    list: 'Deals',
    method: 'POST',
    path: '/api/Deal/search',
    sorts: [
      'id',
      'dealType',
      'dealStage',
      'objectReferenceNumber',
      'seller',
      'buyer',
      'lawer',
      'notary',
      'assigned',
      'startDate',
      'endDate',
      'askingPrice',
      'price',
      'dateOfDeposit',
    ],
  },
  {
    list: 'Reservations',
    method: 'POST',
    path: '/api/Reservation/search',
    sorts: [
      'reservationNumber',
      'checkIn',
      'checkOut',
      'objectTitle',
      'clientDisplayName',
      'total',
    ],
  },
  {
    list: 'Payments',
    method: 'GET',
    path: '/api/transactions/accounts',
    sorts: ['transactionModifiedOn', 'name', 'balance'],
  },
  { list: 'Action log', method: 'POST', path: '/api/actionLog', sorts: ['date'] },
  {
    list: 'Alerts',
    method: 'POST',
    path: '/api/alert/list',
    sorts: ['id', 'date', 'source', 'readedOn', 'readedBy'],
  },
  {
    list: 'Actions',
    method: 'POST',
    path: '/api/activity/actions',
    sorts: [
      'id',
      'createdOn',
      'createdBy',
      'date',
      'doneDate',
      'modifiedOn',
      'description',
      'done',
      'category',
    ],
  },
]

type Sizes = {
  small: Server
  large: Server
  say: (line: string) => void
  isWanted: (list: string) => boolean
}

export async function scaled({ small, large, say, isWanted }: Sizes): Promise<Scaled[]> {
  const all: Scaled[] = []
  for (const { list, method, path, sorts } of lists.filter((each) => isWanted(each.list)))
    for (const sort of sorts) {
      say(`${list} by ${sort}, small and large`)
      const page = (currentPage: number, sortDesc: boolean) => ({
        method,
        path,
        input: { perPage, currentPage, sortBy: sort, sortDesc },
      })
      const pages = async (server: Server) => {
        const { totalRows } = JSON.parse(await ask(server, page(1, false)))
        const last = Math.max(1, Math.ceil(totalRows / perPage))
        return { first: 1, next: 2, middle: Math.max(1, Math.round(last / 2)), last }
      }
      const [ofSmall, ofLarge] = [await pages(small), await pages(large)]
      const times = { small: {} as Pages, large: {} as Pages }
      for (const place of places)
        [times.small[place], times.large[place]] = await inTurns([
          (n) => ask(small, page(ofSmall[place], n % 2 === 0)),
          (n) => ask(large, page(ofLarge[place], n % 2 === 0)),
        ])
      all.push({ list, sort, ...times })
    }
  return all
}

/** The start page, which has no pages and no order. */
export async function scaledHome({ small, large }: Pick<Sizes, 'small' | 'large'>) {
  const home = (server: Server) => () =>
    ask(server, { method: 'GET', path: '/api/home', input: {} })
  const [ofSmall, ofLarge] = await inTurns([home(small), home(large)])
  return { small: ofSmall, large: ofLarge }
}

type Ask = (n: number) => Promise<unknown>

// Alternately, so that both run under the same conditions. The first responses warm up.
async function inTurns(asks: [Ask, Ask]): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  const started = performance.now()
  for (let n = -2; n < 2 || (n < most && performance.now() - started < longest); n++)
    for (const [which, ask] of asks.entries()) {
      const asked = performance.now()
      await ask(Math.abs(n))
      if (n >= 0) times[which as 0 | 1].push(performance.now() - asked)
    }
  return [median(times[0]), median(times[1])]
}

const median = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN

type Call = { method: 'GET' | 'POST'; path: string; input: object }
const agent = new Agent({ keepAlive: true })

function ask({ process, token }: Server, { method, path, input }: Call): Promise<string> {
  const body = method === 'POST' ? JSON.stringify(input) : undefined
  const query = new URLSearchParams(Object.entries(input).map(([k, v]) => [k, String(v)]))
  const url = process.url + path + (method === 'GET' ? `?${query}` : '')
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return new Promise((resolve, reject) => {
    const asking = request(url, { method, agent, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => (text += chunk))
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(text)
          : reject(new Error(`${path} answered ${answer.statusCode}: ${text}`)),
      )
      answer.on('error', reject)
    })
    asking.on('error', reject)
    asking.end(body)
  })
}
