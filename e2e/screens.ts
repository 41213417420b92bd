// All screens of all features, each at an address that shows something.
import { globSync, readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { agencyDay } from '#kit/clock.ts'
import { people, signedInApi } from './agency.ts'
import type { Person } from './steps.ts'

type Rows = { items: { id: number }[] }

/** Read from the features, so that new screens are visited automatically. */
const root = new URL('../', import.meta.url).pathname
const routes = globSync('src/**/*.parts.ts', { cwd: root }).flatMap((file) => {
  // Old addresses only redirect.
  const source = readFileSync(`${root}${file}`, 'utf8').replace(/^ {2}links: \{[^}]*\}/m, '')
  return [...source.matchAll(/'(\/[\w$/]+)'/g)].map(([, path]) => path!)
})

const beforeSignIn = (path: string) =>
  /^\/(login|ForgotPassword|ResetPassword|Invitation|Payments\/ApproveExpense\/\$token|Order\/.*)$/i.test(
    path,
  )

/** The screens that need no session. */
export async function openScreens(request: APIRequestContext): Promise<string[]> {
  const { link, code } = await ordersIn(await signedInApi(request, people.admin))
  const examples: Record<string, string[]> = {
    // An invalid link; another journey follows a valid one.
    '/Payments/ApproveExpense/$token': ['/Payments/ApproveExpense/nothing'],
    '/Order/sign/$token': [link, '/Order/sign/nothing'],
    '/Order/check/$code': [`/Order/check/${code}`, '/Order/check/nothing'],
  }
  return addressesOf(routes.filter(beforeSignIn), examples)
}

/** The screens that need a session, with ids of existing records. `visitor`: who sees the viewing that can be taken along. */
export async function innerScreens(request: APIRequestContext, visitor: Person): Promise<string[]> {
  const api = await signedInApi(request, people.admin)
  const two = { query: { perPage: '2' } }
  const owners = await api<Rows>('/api/owner', two)
  const employes = await api<Rows>('/api/employe', two)
  const alerts = await api<Rows>('/api/alert/list', { body: { perPage: 2 } })
  const object = await newObject(api)
  const { lead } = await api<{ lead: { id: number } }>('/api/lead/add', {
    body: { accountId: owners.items[0]?.id, forPurchase: true },
  })
  const keys = await api<Rows>('/api/ObjectKeys', two)
  // With a selection for its client.
  const objects = [{ objectId: object }]
  await api('/api/leadObject/add', { body: { leadId: lead.id, objectId: object } })
  await api('/api/selection/add', { body: { leadId: lead.id, objects } })
  const [stays, viewings, deals] = await Promise.all(
    ['Reservation', 'Viewing', 'Deal'].map((kind) =>
      api<Rows>(`/api/${kind}/search`, { body: { perPage: 2 } }),
    ),
  )
  const order = await ordersIn(api)
  const pocket = await newViewing(request, { visitor, demandId: lead.id, objectId: object })
  const known = await newKnownClient(api, owners.items)
  const documents = await api<Rows>('/api/Documents', two)
  const payer = (await api<Rows>('/api/transactions/accounts', two)).items[0]?.id
  const ofPayer = (type: string) =>
    api<Rows>('/api/transactions', { query: { accountId: String(payer), type, perPage: '1' } })
  const [received, paid] = (await Promise.all([ofPayer('1'), ofPayer('2')])).map(
    ({ items }) => items[0]?.id,
  )
  const portals = await api<Rows>('/api/portal')
  const [first, second] = owners.items.map(({ id }) => id)
  const examples: Record<string, string[]> = {
    '/WriteMail': [`/WriteMail?of=Account&ids=${first}`, '/WriteMail?of=nothing'],
    '/Accounts/View/$id': [`/Accounts/View/${first}`],
    '/Accounts/View/$id/$mode': [`/Accounts/View/${first}/1`, `/Accounts/View/${first}/2`],
    '/Accounts/PersonalData/$id': [`/Accounts/PersonalData/${first}`],
    '/Accounts/Merge': [`/Accounts/Merge?a1=${first}&a2=${second}`],
    '/Accounts/Merge/a1/$a1/a2/$a2': [`/Accounts/Merge/a1/${first}/a2/${second}`],
    '/Objects/Search': ['/Objects/Search', '/Objects/Search?shown=true'],
    '/Objects/View/$id': [`/Objects/View/${object}`],
    '/Objects/View/$id/$mode': [`/Objects/View/${object}/1`, `/Objects/View/${object}/2`],
    '/Leads/Add/$id': [`/Leads/Add/${first}`],
    '/Leads/View/$id': [`/Leads/View/${lead.id}`],
    '/Leads/View/$id/$mode': [`/Leads/View/${lead.id}/1`, `/Leads/View/${lead.id}/2`],
    '/ObjectKeys/$id': [`/ObjectKeys/${keys.items[0]?.id}`],
    '/Payments/View/$id': [`/Payments/View/${payer}`],
    '/Payments/View/Income/$id': [`/Payments/View/Income/${paid}`],
    '/Payments/AddIncome/$id': [`/Payments/AddIncome/${payer}`],
    '/Payments/AddExpense/$id': [`/Payments/AddExpense/${payer}`],
    '/Payments/EditIncome/$id': [`/Payments/EditIncome/${received}`],
    '/Payments/EditExpense/$id': [`/Payments/EditExpense/${paid}`],
    '/Alerts/$id': [`/Alerts/${alerts.items[0]?.id}`],
    '/Reservations/Calendars/$id': [`/Reservations/Calendars/${object}`],
    '/Reservations/Seasons/$id': [`/Reservations/Seasons/${object}`],
    '/Reservations/$id': [`/Reservations/${stays?.items[0]?.id}`],
    '/Viewing/$id': [`/Viewing/${viewings?.items[0]?.id}`],
    '/Orders/Add': [
      `/Orders/Add?viewingId=${pocket}`,
      `/Orders/Add?side=mandate&objectId=${object}`,
    ],
    '/Orders/$id': [order.signed, order.issued, order.draft, `${order.draft}?mode=edit`],
    '/Orders/$id/sign/$party': [order.sign],
    '/Pocket/$id': [`/Pocket/${pocket}`],
    '/Deals/$id': [`/Deals/${deals?.items[0]?.id}`],
    '/KnownClients/Add': [known.add],
    '/KnownClients/$id': [known.file, `${known.file}?mode=edit`],
    '/Document/$id': [`/Document/${documents.items[0]?.id}`],
    '/Employes/HandOver/$id': [`/Employes/HandOver/${employes.items[0]?.id}`],
    '/Employes/Leave/$id': [`/Employes/Leave/${employes.items[0]?.id}`],
    '/Help/$task': ['/Help/stay'],
    '/Import/$id': [`/Import/${await newImport(request)}`],
    '/Settings/Portals/$id': [`/Settings/Portals/${portals.items[0]?.id}`],
    '/SetPassword/$id': [`/SetPassword/${employes.items[0]?.id}`],
    '/ChangeEmployeRole/$id': [`/ChangeEmployeRole/${employes.items[0]?.id}`],
  }
  return addressesOf(
    routes.filter((path) => !beforeSignIn(path)),
    examples,
  )
}

const addressesOf = (paths: readonly string[], examples: Record<string, string[]>) =>
  paths.flatMap((path) => {
    const given = examples[path] ?? (path.includes('$') ? [] : [path])
    if (given.length === 0) throw new Error(`An example of ${path} is missing in screens.ts`)
    return given
  })

type Api = Awaited<ReturnType<typeof signedInApi>>
type Parties = { code: string; parties: { id: number; signedOn: string | null }[] }

/** Orders of the demo agency in the states that look different, and a link to sign one. */
async function ordersIn(api: Api) {
  const [draft, issued, signed] = await Promise.all(
    ['draft', 'issued', 'valid'].map(async (state) => {
      const { items } = await api<Rows>('/api/Order/search', { body: { states: [state] } })
      return items[0]!.id
    }),
  )
  const { parties, code } = await api<Parties>(`/api/Order/edit/${issued}`)
  const { id: partyId } = parties.find(({ signedOn }) => signedOn === null)!
  const { link } = await api<{ link: string }>(`/api/Order/link/${issued}`, { body: { partyId } })
  return {
    draft: `/Orders/${draft}`,
    issued: `/Orders/${issued}`,
    signed: `/Orders/${signed}`,
    sign: `/Orders/${issued}/sign/${partyId}`,
    link: new URL(link).pathname,
    code,
  }
}

/** A viewing of today that its employee can take along. */
async function newViewing(
  request: APIRequestContext,
  { visitor, demandId, objectId }: { visitor: Person; demandId: number; objectId: number },
): Promise<number> {
  const me = await signedInApi(request, visitor)
  const { accountId } = await me<{ accountId: number }>('/api/authenticate/me')
  const api = await signedInApi(request, people.admin)
  const { id } = await api<{ id: number }>('/api/Viewing/update', {
    body: {
      demandId,
      dateOfViewing: `${agencyDay()}T23:30:00`,
      results: [{ objectId }],
      // Only employees show properties.
      assigned: visitor === people.owner ? [] : [{ accountId }],
    },
  })
  return id
}

/** An object with a key, so that there is something to see. */
async function newObject(api: Api): Promise<number> {
  const { id } = await api<{ id: number }>('/api/object/add')
  await api('/api/object/update', { body: { id, hasKey: true } })
  return id
}

/** A deal with two parties, one of which has a file. */
async function newKnownClient(
  api: Api,
  [one, other]: Rows['items'],
): Promise<{ add: string; file: string }> {
  const accounts = [one, other].map((person) => ({ accountId: person!.id, relation: 2 }))
  const { id: dealId } = await api<{ id: number }>('/api/Deal/update', { body: { accounts } })
  const body = { dealId, accountId: one!.id, documentNumber: 'ΑΚ 123456' }
  const { id } = await api<{ id: number }>('/api/KnownClient/update', { body })
  return {
    add: `/KnownClients/Add?dealId=${dealId}&accountId=${other!.id}`,
    file: `/KnownClients/${id}`,
  }
}

/** An import whose file has been read, so that its columns can be seen. */
async function newImport(request: APIRequestContext): Promise<number> {
  const api = await signedInApi(request, people.admin)
  const file = {
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('LASTNAME,FIRSTNAME,TEL1\nRoussou,Lia,6971234567\n'),
  }
  const { id } = await api<{ id: number }>('/api/import/add', {
    form: { kind: 'people', file },
  })
  return id
}
