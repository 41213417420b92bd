// For every kind of record in the register × everything that can belong to it × every role × every operation: the permissions
// are those of the record.
import { Readable } from 'node:stream'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Method } from '#kit/http/endpoint.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { parentKinds, records } from './records.contract.ts'
import type { ParentKind } from './records.contract.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const roles = ['admin', 'employee', 'branchEmployee', 'client', 'nobody'] as const
type Role = (typeof roles)[number]
const personOf = (role: Role): Person | null => (role === 'nobody' ? null : app[role])

/** Permissions of each role, repeated by hand: the register must agree. */
type May = Record<Role, 'change' | 'open' | 'nothing'>
const everyStaff: May = {
  admin: 'change',
  employee: 'change',
  branchEmployee: 'change',
  client: 'nothing',
  nobody: 'nothing',
}
const officeOnly: May = { ...everyStaff, branchEmployee: 'nothing' }
const employeesOnly: May = { ...everyStaff, employee: 'open', branchEmployee: 'nothing' }

type Sample = { name: string; may: May; make: () => Promise<number> }

const insert = async (
  table:
    | 'account'
    | 'lead'
    | 'activity'
    | 'viewing'
    | 'deal'
    | 'knownClient'
    | 'brokerOrder'
    | 'reservation'
    | 'transaction'
    | 'document',
  values: object,
): Promise<number> => {
  const { id } = await app.db
    .insertInto(table)
    .values(values as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const client = () => insert('account', { lastName: 'Client', isClient: true })
const employe = () => insert('account', { lastName: 'Colleague', isEmploye: true })
const activityOf = async (...links: [ParentKind, number][]) => {
  const activityId = await insert('activity', { description: 'Rang', done: false })
  for (const [position, [entity, entityId]] of links.entries())
    await app.db
      .insertInto('activityLink')
      .values({ activityId, entity, entityId, position })
      .execute()
  return activityId
}

/** Samples of each kind: one record that all staff may change, and those that are restricted. */
const samples = {
  Object: [
    {
      name: 'an object',
      may: everyStaff,
      make: async () => (await app.call('GET', '/api/object/add')).json().id,
    },
  ],
  Account: [
    { name: 'a client', may: everyStaff, make: client },
    { name: 'an employee', may: employeesOnly, make: employe },
  ],
  Demand: [
    {
      name: 'a lead of a client',
      may: everyStaff,
      make: async () => insert('lead', { accountId: await client() }),
    },
    {
      name: 'a lead of an employee',
      may: employeesOnly,
      make: async () => insert('lead', { accountId: await employe() }),
    },
  ],
  Viewing: [
    {
      name: 'a viewing without a lead',
      may: everyStaff,
      make: async () => insert('viewing', { dateOfViewing: '2026-05-01T10:00:00' }),
    },
    {
      name: 'a viewing for a client',
      may: everyStaff,
      make: async () =>
        insert('viewing', { demandId: await insert('lead', { accountId: await client() }) }),
    },
    {
      name: 'a viewing for an employee',
      may: employeesOnly,
      make: async () =>
        insert('viewing', { demandId: await insert('lead', { accountId: await employe() }) }),
    },
  ],
  Activity: [
    {
      name: 'an activity about a client',
      may: everyStaff,
      make: async () => activityOf(['Account', await client()]),
    },
    {
      name: 'an activity about an employee',
      may: employeesOnly,
      make: async () => activityOf(['Account', await employe()]),
    },
    {
      name: 'an activity about a client and an employee',
      may: { ...everyStaff, employee: 'open', branchEmployee: 'open' },
      make: async () => activityOf(['Account', await employe()], ['Account', await client()]),
    },
    {
      name: 'an activity about an activity about an employee',
      may: employeesOnly,
      make: async () => activityOf(['Activity', await activityOf(['Account', await employe()])]),
    },
    {
      name: 'an activity about itself and an employee',
      may: employeesOnly,
      make: async () => {
        const id = await activityOf(['Account', await employe()])
        await app.db
          .insertInto('activityLink')
          .values({ activityId: id, entity: 'Activity', entityId: id, position: 1 })
          .execute()
        return id
      },
    },
  ],
  Document: [
    { name: 'a document', may: everyStaff, make: () => insert('document', { name: 'Price list' }) },
  ],
  Deal: [{ name: 'a deal', may: everyStaff, make: () => insert('deal', { dealType: 1 }) }],
  Reservation: [
    {
      name: 'a reservation',
      may: officeOnly,
      make: async () => {
        const { id: objectId } = (await app.call('GET', '/api/object/add')).json()
        const stay = { checkIn: '2026-07-01', duration: 3, clientLastName: 'Guest' }
        return insert('reservation', { objectId, ...stay })
      },
    },
  ],
  Transaction: [
    {
      name: 'an income',
      may: { ...officeOnly, employee: 'open' },
      make: async () =>
        insert('transaction', {
          accountId: await client(),
          isDebit: false,
          amount: 480,
          transactionDate: '2026-03-01T10:00:00',
          paymentMethod: 1,
          categoryId: 1,
        }),
    },
  ],
  KnownClient: [
    {
      name: 'a file about a party of a deal',
      may: { ...everyStaff, employee: 'nothing', branchEmployee: 'nothing' },
      make: async () =>
        insert('knownClient', {
          dealId: await insert('deal', { dealType: 1 }),
          accountId: await client(),
        }),
    },
  ],
  Order: [
    {
      name: 'an order without a lead',
      may: everyStaff,
      make: () => insert('brokerOrder', { side: 'viewing' }),
    },
    {
      name: 'an order of an employee',
      may: employeesOnly,
      make: async () =>
        insert('brokerOrder', {
          side: 'viewing',
          demandId: await insert('lead', { accountId: await employe() }),
        }),
    },
  ],
} satisfies Record<ParentKind, Sample[]>

type RecordRef = { entity: ParentKind; id: number }
type Request = { method: Method; url: string; payload?: object }
type Step = Request & { needs: 'open' | 'change' }
/** Creates something that belongs to a record, and returns the operations on it, in order. */
type Thing = (record: RecordRef) => Promise<Record<string, Step>>

const newFile = async (parentKind: ParentKind, parentId: number) => {
  const systemName = `${randomBytes(16).toString('hex')}.txt`
  await app.db
    .insertInto('file')
    .values({
      systemName,
      userName: 'deed.txt',
      contentType: 'text/plain',
      size: 4,
      parentKind,
      parentId,
    })
    .execute()
  await app.files.write(systemName, Readable.from([Buffer.from('deed')]), 'text/plain')
  return systemName
}

const fileSteps = async ({ entity, id }: RecordRef): Promise<Record<string, Step>> => {
  const name = await newFile(entity, id)
  const one = `/api/files/${name}`
  return {
    list: { needs: 'open', method: 'GET', url: `/api/files?parent=${entity}&parentId=${id}` },
    get: { needs: 'open', method: 'GET', url: one },
    reorder: { needs: 'change', method: 'POST', url: '/api/files/reorder', payload: [name] },
    attach: {
      needs: 'change',
      method: 'POST',
      url: '/api/files/setParent',
      payload: { entityType: entity, id, fileNames: name },
    },
    delete: { needs: 'change', method: 'DELETE', url: one },
    restore: { needs: 'change', method: 'POST', url: `/api/files/restore/${name}` },
  }
}

const mergeSteps = (keptId: number, duplicateId: number) =>
  ({
    merge: {
      needs: 'change',
      method: 'POST',
      url: '/api/account/merge',
      payload: { account: { id: keptId }, duplicateId },
    },
    unmerge: { needs: 'change', method: 'POST', url: `/api/account/unmerge/${duplicateId}` },
  }) satisfies Record<string, Step>
const things: Record<string, Thing> = {
  activity: async ({ entity, id }): Promise<Record<string, Step>> => {
    if (records[entity].filesOnly) return {}
    const activity = await activityOf([entity, id])
    const link = { entity, id }
    const open = await client()
    return {
      list: { needs: 'open', method: 'GET', url: `/api/activity?parent=${entity}&parentId=${id}` },
      get: { needs: 'open', method: 'GET', url: `/api/activity/${activity}` },
      blank: {
        needs: 'open',
        method: 'POST',
        url: '/api/activity/add',
        payload: { entityType: entity, id },
      },
      add: {
        needs: 'change',
        method: 'POST',
        url: '/api/activity/update',
        payload: { description: 'New', links: [link] },
      },
      update: {
        needs: 'change',
        method: 'POST',
        url: '/api/activity/update',
        payload: { id: activity, description: 'Changed' },
      },
      link: {
        needs: 'change',
        method: 'POST',
        url: '/api/activity/update',
        payload: { id: activity, links: [link, { entity: 'Account', id: open }] },
      },
      delete: { needs: 'change', method: 'DELETE', url: `/api/activity/${activity}` },
      restore: { needs: 'change', method: 'POST', url: `/api/activity/restore/${activity}` },
    }
  },
  "activity's file": async ({ entity, id }) =>
    records[entity].filesOnly
      ? {}
      : fileSteps({ entity: 'Activity', id: await activityOf([entity, id]) }),
  file: fileSteps,
  assignment: async ({ entity, id }): Promise<Record<string, Step>> => {
    const { assignment } = records[entity]
    if (!assignment) return {}
    const url = `/api/assignment/${assignment.name}`
    const assignedTo = app.employee.accountId
    return {
      list: { needs: 'open', method: 'GET', url: `${url}/${id}` },
      add: {
        needs: 'change',
        method: 'POST',
        url: `${url}/add`,
        payload: { assignedTo, [assignment.idName]: id },
      },
      delete: { needs: 'change', method: 'DELETE', url: `${url}/${id}/${assignedTo}` },
    }
  },
  link: async ({ entity, id }): Promise<Record<string, Step>> => {
    if (records[entity].filesOnly) return {}
    const activity = await activityOf(['Account', await client()])
    const first = await app.db
      .selectFrom('activityLink')
      .select(['entity', 'entityId as id'])
      .where('activityId', '=', activity)
      .executeTakeFirstOrThrow()
    return {
      add: {
        needs: 'change',
        method: 'POST',
        url: '/api/activity/update',
        payload: { id: activity, links: [first, { entity, id }] },
      },
    }
  },
  // Only accounts can be merged: once as the account that stays, once as the duplicate.
  'merge into it': async ({ entity, id }): Promise<Record<string, Step>> => {
    if (entity !== 'Account') return {}
    const { merge, unmerge } = mergeSteps(id, await client())
    return {
      merge,
      list: { needs: 'open', method: 'GET', url: `/api/account/merged/${id}` },
      unmerge,
    }
  },
  'merge away': async ({ entity, id }) =>
    entity === 'Account' ? mergeSteps(await client(), id) : {},
}

const ranks = { nothing: 0, open: 1, change: 2 }
// Clients and strangers are refused before any record is looked at, so one record of each kind is enough for them.
const all = parentKinds().flatMap((kind) =>
  (samples[kind] as Sample[]).map((sample, index) => ({
    kind,
    ...sample,
    asking: roles.filter((role) => index === 0 || (role !== 'client' && role !== 'nobody')),
  })),
)

describe.each(all)('records of $name', ({ kind, may, make, asking }) => {
  test.each(Object.keys(things))(
    '%s: allowed for roles with permission and refused to others',
    async (what) => {
      const wrong: string[] = []
      for (const role of asking) {
        // If the role may not add, delete or merge, an administrator does it, for the steps that follow.
        const steps = await things[what]!({ entity: kind, id: await make() })
        for (const [verb, { needs, ...request }] of Object.entries(steps)) {
          const answer = await app.call(request.method, request.url, {
            as: personOf(role),
            payload: request.payload,
          })
          const expected = ranks[may[role]] >= ranks[needs] ? 200 : role === 'nobody' ? 401 : 403
          if (answer.statusCode !== expected) wrong.push(`${verb} as ${role}: ${answer.statusCode}`)
          if (expected !== 200 && ['add', 'delete', 'merge'].includes(verb))
            await app.call(request.method, request.url, { payload: request.payload })
        }
      }
      expect(wrong).toEqual([])
    },
  )

  // Others have no activities.
  test.skipIf(records[kind].filesOnly)(
    'its activities are listed only for people who may open it',
    async () => {
      const id = await make()
      const activity = await activityOf([kind, id])
      for (const role of ['admin', 'employee', 'branchEmployee'] as const) {
        await app.db
          .insertInto('activityAssigned')
          .values({ activityId: activity, accountId: app[role].accountId })
          .execute()
        const actions = await app.call('POST', '/api/activity/actions', {
          as: app[role],
          payload: { done: false, perPage: 1000 },
        })
        const home = (await app.call('GET', '/api/home', { as: app[role] })).json()
        const open = may[role] !== 'nothing'
        const ids = (items: { id: number }[]) => items.map((one) => one.id)
        expect([role, ids(actions.json().items).includes(activity)]).toEqual([role, open])
        expect(actions.json().totalRows).toBe(home.counts.actions)
        const { items, totalRows } = home.mine.undated
        expect([role, ids(items).includes(activity), totalRows > 0]).toEqual([role, open, open])
        await app.db.deleteFrom('activityAssigned').where('activityId', '=', activity).execute()
      }
    },
  )
})

test('an activity hides links to records that the reader may not open', async () => {
  const [hidden, open] = [await employe(), await client()]
  const id = await activityOf(['Account', hidden], ['Account', open])
  const linksFor = async (as: Person) =>
    (await app.call('GET', `/api/activity/${id}`, { as }))
      .json()
      .links.map((link: { id: number }) => link.id)
  expect(await linksFor(app.employee)).toEqual([hidden, open])
  expect(await linksFor(app.branchEmployee)).toEqual([open])
})

test('every endpoint of alerts is for office employees only', async () => {
  const { id } = await app.db
    .insertInto('alert')
    .values({ source: 'Rent', content: 'Due' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const requests: Request[] = [
    { method: 'POST', url: '/api/alert/list', payload: {} },
    { method: 'GET', url: `/api/alert/${id}` },
    { method: 'POST', url: `/api/alert/update-notes/${id}`, payload: { notes: 'Rang' } },
    { method: 'POST', url: `/api/alert/mark-as-unread/${id}` },
    { method: 'DELETE', url: `/api/alert/${id}` },
    { method: 'POST', url: `/api/alert/restore/${id}` },
  ]
  for (const { method, url, payload } of requests) {
    for (const [role, status] of [
      ['branchEmployee', 403],
      ['client', 403],
      ['nobody', 401],
      ['employee', 200],
    ] as const)
      expect([
        url,
        role,
        (await app.call(method, url, { as: personOf(role), payload })).statusCode,
      ]).toEqual([url, role, status])
  }
})
