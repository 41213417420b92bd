import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import type { FollowUp, FollowUpStep } from './followUps.contract.ts'
import { agencyToday } from '#kit/clock.ts'

let app: TestApp
let object: { id: number; referenceNumber: string }
let seller: number
let buyer: number
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())
beforeEach(async () => {
  object = (await app.call('GET', '/api/object/add')).json().object
  seller = await addAccount('Sells')
  buyer = await addAccount('Buys')
})

const post = async (path: string, payload: object = {}, as = app.admin) => {
  const answer = await app.call('POST', path, { payload, as })
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`)
  return answer.json()
}
const addAccount = async (lastName: string): Promise<number> =>
  (await post('/api/account/add', { firstName: 'F', lastName })).id
const addLead = async (more: object = {}): Promise<number> => {
  const { id } = await post('/api/lead/add', { accountId: await addAccount('Asks'), ...more })
  await post('/api/leadObject/add', { leadId: id, objectId: object.id })
  return id
}
const link = (accountId: number, more: object) =>
  post('/api/objectAccount/add', { objectId: object.id, accountId, ...more })
const contacts = async () =>
  (await app.call('GET', `/api/object/view/${object.id}`)).json().contacts as {
    accountId: number
    relation: number
    startDate: string | null
    endDate: string | null
    price: number | null
  }[]
const objectNow = async () =>
  (await app.call('GET', `/api/object/edit/${object.id}`)).json().object as Record<string, unknown>

const people = () => [
  { accountId: seller, relation: 1 },
  { accountId: buyer, relation: 2 },
]
const won = async (more: object = {}): Promise<number> => {
  const deal = { dealType: 2, dealStage: 5, objectId: object.id, accounts: people() }
  return (await post('/api/Deal/update', { ...deal, ...more })).id
}
const rent = (more: object = {}) => won({ dealType: 1, rentStart: '2026-04-01', ...more })

const shown = async (id: number, as: Person = app.admin): Promise<FollowUp[]> =>
  (await app.call('GET', `/api/Deal/followUps/${id}`, { as })).json().steps
const call = (verb: 'do' | 'undo', id: number, step: FollowUpStep, as: Person = app.admin) =>
  app.call('POST', `/api/Deal/followUps/${verb}/${id}`, { payload: { step }, as })
const done = async (id: number, step: FollowUpStep) =>
  oneOf((await call('do', id, step)).json().steps, step)
const undone = async (id: number, step: FollowUpStep) =>
  oneOf((await call('undo', id, step)).json().steps, step)
const oneOf = (steps: FollowUp[], step: FollowUpStep) => steps.find((one) => one.step === step)!
const stepOf = async (id: number, step: FollowUpStep, as?: Person) =>
  oneOf(await shown(id, as), step)
const tasks = async (lead: number) =>
  (await app.call('GET', `/api/activity?parent=lead&parentId=${lead}`)).json().items as {
    id: number
    description: string
    version: number
    done: boolean | null
    assignedTo: { id: number }[]
  }[]

describe('the follow-up of a deal', () => {
  test('is nothing before it is won, and all steps once it is', async () => {
    await post('/api/object/update', { id: object.id, publishRequested: true })
    await addLead()
    const id = await won({ dealStage: 4 })
    expect(await shown(id)).toEqual([])
    expect((await call('do', id, 'object')).statusCode).toBe(409)
    expect(await objectNow()).toMatchObject({ soldRecently: false })
    await post('/api/Deal/update', { id, dealStage: 5 })
    const steps = await shown(id)
    expect(steps.map(({ step, state, mayDo, mayUndo }) => [step, state, mayDo, mayUndo])).toEqual([
      ['lead', 'notApplicable', false, false],
      ...['object', 'site', 'people', 'leads', 'others'].map((step) => [step, 'toDo', true, false]),
    ])
    expect(oneOf(steps, 'object').text).toBe(`Mark the property #${object.referenceNumber} as sold`)
    // Reading changes nothing.
    expect(await objectNow()).toMatchObject({ soldRecently: false, publishRequested: true })
  })

  test('gives a reason where a step does not apply', async () => {
    const why = async (id: number) => (await shown(id)).map(({ details }) => details.join())
    const bare = await post('/api/Deal/update', { dealStage: 5, dealType: 2 })
    const noLead = 'The deal belongs to no lead.'
    const noObject = Array(5).fill('The deal names no property.')
    expect(await why(bare.id)).toEqual([noLead, ...noObject])
    const untold = 'It is not said whether this is a sale or a rent.'
    expect((await why(await won({ dealType: null }))).toSpliced(2, 1)).toEqual([
      noLead,
      untold,
      untold,
      untold,
      'No other open lead waits for this property alone.',
    ])
    expect(await stepOf(await won({ accounts: [] }), 'people')).toMatchObject({
      state: 'notApplicable',
      details: ['Nobody takes part as the buyer.'],
      mayDo: false,
    })
    expect(await stepOf(await won(), 'leads')).toMatchObject({
      details: ['No other open lead names this property.'],
    })
  })

  test('is refused for an unknown step or deal', async () => {
    const id = await won()
    expect((await call('do', id, 'party' as never)).statusCode).toBe(400)
    expect((await call('do', 2_000_000_000, 'object')).statusCode).toBe(404)
    expect((await app.call('GET', '/api/Deal/followUps/2000000000')).statusCode).toBe(404)
  })

  test('is in the language of the user', async () => {
    const as = app.employee
    await post('/api/UserSettings/Language', { language: 'ru' }, as)
    expect((await stepOf(await won(), 'object', as)).text).toBe(
      `Отметить объект № ${object.referenceNumber} проданным`,
    )
  })
})

describe('the object', () => {
  test('is marked as sold, which can be undone', async () => {
    const id = await won()
    expect(await done(id, 'object')).toMatchObject({
      state: 'done',
      mayDo: false,
      mayUndo: true,
      doneBy: 'Admin Anna',
    })
    expect(await objectNow()).toMatchObject({ soldRecently: true, rented: false, version: 2 })
    expect(await undone(id, 'object')).toMatchObject({
      state: 'toDo',
      mayUndo: false,
      doneOn: null,
    })
    expect(await objectNow()).toMatchObject({ soldRecently: false, version: 3 })
  })

  test('is marked as rented by a rent', async () => {
    expect(await done(await rent(), 'object')).toMatchObject({
      text: `The property #${object.referenceNumber} is marked as rented`,
    })
    expect(await objectNow()).toMatchObject({ soldRecently: false, rented: true })
  })

  test('is taken off the site, and undoing it requests publication again', async () => {
    await post('/api/object/update', { id: object.id, publishRequested: true })
    const id = await won()
    expect(await done(id, 'site')).toMatchObject({ state: 'done' })
    expect(await objectNow()).toMatchObject({ publishRequested: false })
    await undone(id, 'site')
    expect(await objectNow()).toMatchObject({ publishRequested: true })
  })

  test('that was never on the site needs no step', async () => {
    const id = await won()
    expect(await stepOf(id, 'site')).toMatchObject({ state: 'done', mayDo: false, mayUndo: false })
    expect(await done(id, 'site')).toMatchObject({ doneOn: null })
    expect(await objectNow()).toMatchObject({ version: 1 })
  })

  test('can be undone unless the same field was changed since', async () => {
    const id = await won()
    await done(id, 'object')
    await post('/api/object/update', { id: object.id, bedrooms: 3 }, app.employee)
    expect((await call('undo', id, 'object')).statusCode).toBe(200)
    expect(await objectNow()).toMatchObject({ soldRecently: false, bedrooms: 3 })
    await done(id, 'object')
    await post('/api/object/update', { id: object.id, soldRecently: false }, app.employee)
    await post('/api/object/update', { id: object.id, soldRecently: true }, app.employee)
    const refused = await call('undo', id, 'object')
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      'Somebody has changed this since, so it stays as it is.',
    ])
    expect(await objectNow()).toMatchObject({ soldRecently: true })
    expect(await stepOf(id, 'object')).toMatchObject({ state: 'done', mayUndo: true })
  })

  test('that was changed back by hand can be marked again and undone', async () => {
    const id = await won()
    await done(id, 'object')
    await post('/api/object/update', { id: object.id, soldRecently: false })
    expect(await stepOf(id, 'object')).toMatchObject({ state: 'toDo', mayDo: true })
    expect(await done(id, 'object')).toMatchObject({ state: 'done' })
    await undone(id, 'object')
    expect(await objectNow()).toMatchObject({ soldRecently: false })
  })
})

describe('a sale', () => {
  test('makes the buyer the owner, and ends the ownership of the seller', async () => {
    await link(seller, { relation: 1, startDate: '2010-05-01' })
    const other = await addAccount('Half')
    await link(other, { relation: 1 })
    const id = await won({ endDate: '2026-09-30', price: 200_000 })
    expect((await stepOf(id, 'people')).details).toEqual([
      'From 30.09.2026',
      'No longer the owner from 30.09.2026: Sells F',
    ])
    expect(await done(id, 'people')).toMatchObject({ state: 'done', text: 'New owner: Buys F' })
    const byAccount = async () => Map.groupBy(await contacts(), ({ accountId }) => accountId)
    const after = await byAccount()
    expect(after.get(buyer)).toMatchObject([
      { relation: 1, startDate: '2026-09-30', endDate: null, price: 200_000 },
    ])
    expect(after.get(seller)).toMatchObject([{ startDate: '2010-05-01', endDate: '2026-09-30' }])
    expect(after.get(other)).toMatchObject([{ endDate: null }])
    await undone(id, 'people')
    const before = await byAccount()
    expect(before.get(buyer)).toBe(undefined)
    expect(before.get(seller)).toMatchObject([{ endDate: null }])
  })

  test('changes an existing link of the buyer, and undoing restores it', async () => {
    await link(buyer, { relation: 4, startDate: '2020-01-01', price: 500, rentPaymentDay: 5 })
    const id = await won()
    await done(id, 'people')
    expect(await contacts()).toMatchObject([
      { accountId: buyer, relation: 1, startDate: agencyToday(), price: 500, rentPaymentDay: 5 },
    ])
    await undone(id, 'people')
    expect(await contacts()).toMatchObject([
      { accountId: buyer, relation: 4, startDate: '2020-01-01', endDate: null, price: 500 },
    ])
  })

  test('without a named seller ends the ownership of all owners', async () => {
    await link(seller, { relation: 1, startDate: '2030-01-01' })
    const id = await won({ endDate: '2026-09-30', accounts: [{ accountId: buyer, relation: 2 }] })
    await done(id, 'people')
    // The end date is never before the start date.
    expect((await contacts()).find(({ accountId }) => accountId === seller)).toMatchObject({
      endDate: '2030-01-01',
    })
  })

  test('cannot be undone when the new link was changed since', async () => {
    const id = await won()
    await done(id, 'people')
    await post('/api/objectAccount/update', {
      objectId: object.id,
      accountId: buyer,
      relation: 1,
      price: 9,
    })
    expect((await call('undo', id, 'people')).statusCode).toBe(409)
    expect(await contacts()).toMatchObject([{ accountId: buyer, price: 9 }])
  })

  test('is undone completely or not at all', async () => {
    await link(seller, { relation: 1 })
    const id = await won()
    await done(id, 'people')
    await app.call('DELETE', '/api/objectAccount', {
      payload: { objectId: object.id, accountId: seller },
    })
    expect((await call('undo', id, 'people')).statusCode).toBe(409)
    expect(await contacts()).toMatchObject([{ accountId: buyer }])
  })
})

describe('a rent', () => {
  test.each([
    ['as many months as the contract has', { contractDurationMonths: 12 }, '2027-03-31'],
    ['until the day that is said', { rentExpiration: '2026-12-15' }, '2026-12-15'],
    ['without an end', {}, null],
  ])('lets the tenant in for %s', async (_how, more, endDate) => {
    await link(seller, { relation: 1 })
    const id = await rent({ price: 650, ...more })
    await done(id, 'people')
    const tenant = (await contacts()).find(({ accountId }) => accountId === buyer)
    expect(tenant).toMatchObject({ relation: 4, startDate: '2026-04-01', endDate, price: 650 })
    expect((await contacts()).find(({ accountId }) => accountId === seller)).toMatchObject({
      relation: 1,
      endDate: null,
    })
    await undone(id, 'people')
    expect(await contacts()).toHaveLength(1)
  })

  test('begins again for a former tenant', async () => {
    await link(buyer, { relation: 4, startDate: '2020-01-01', endDate: '2021-01-01' })
    const id = await rent()
    expect((await stepOf(id, 'people')).state).toBe('toDo')
    await done(id, 'people')
    expect(await contacts()).toMatchObject([{ startDate: '2026-04-01', endDate: null }])
  })
})

describe('other leads with the object', () => {
  test('get a task for their agents, once', async () => {
    const [mine, theirs, closed] = [await addLead(), await addLead(), await addLead({ stage: 7 })]
    const own = await addLead({ accountId: buyer })
    await post('/api/assignment/lead/add', { demandId: theirs, assignedTo: app.employee.accountId })
    const id = await won({ demandId: mine })
    expect((await stepOf(id, 'leads')).text).toBe(
      'Give a task to the agents of 1 other open lead with this property',
    )
    expect(await done(id, 'leads')).toMatchObject({ state: 'done', mayDo: false })
    await done(id, 'leads')
    const [task, ...others] = (await tasks(theirs)).filter(({ done }) => done === false)
    expect(others).toEqual([])
    const agents = [{ id: app.admin.accountId }, { id: app.employee.accountId }]
    expect(task).toMatchObject({ assignedTo: agents })
    expect(task!.description).toContain(`#${object.referenceNumber}`)
    for (const lead of [mine, closed, own]) expect(await tasks(lead)).toEqual([])
  })

  test('lose the task when it is undone, unless the task was completed', async () => {
    const [one, two] = [await addLead(), await addLead()]
    const id = await won()
    await done(id, 'leads')
    await undone(id, 'leads')
    expect(await tasks(one)).toEqual([])
    await done(id, 'leads')
    const [task] = await tasks(one)
    await post('/api/activity/update', { id: task!.id, done: true })
    expect((await call('undo', id, 'leads')).statusCode).toBe(409)
    expect([await tasks(one), await tasks(two)]).toMatchObject([
      [{ done: true }],
      [{ done: false }],
    ])
  })
})

describe('the lead', () => {
  const stageOf = async (id: number) =>
    (await app.call('GET', `/api/lead/view/${id}`)).json().stage as number

  test('of a won deal is closed as agreed, and undoing reopens it', async () => {
    const lead = await addLead({ accountId: buyer, stage: 2 })
    const id = await won({ demandId: lead })
    expect((await stepOf(id, 'lead')).text).toBe('Close the lead as agreed: Buys F')
    expect(await stageOf(lead)).toBe(2)
    expect(await done(id, 'lead')).toMatchObject({
      state: 'done',
      text: 'The lead is closed: Buys F',
      mayDo: false,
    })
    await done(id, 'lead')
    expect(await stageOf(lead)).toBe(6)
    await undone(id, 'lead')
    expect(await stageOf(lead)).toBe(2)
  })

  test('of a lost deal is closed as lost, without further steps', async () => {
    const [lead, other] = [await addLead({ stage: 4 }), await addLead()]
    const id = await won({ dealStage: 6, demandId: lead })
    expect((await shown(id)).map(({ step, text, mayDo }) => [step, text, mayDo])).toEqual([
      ['lead', 'Close the lead as lost: Asks F', true],
    ])
    for (const step of ['object', 'leads', 'others'] as const)
      expect((await call('do', id, step)).statusCode).toBe(409)
    await done(id, 'lead')
    expect([await stageOf(lead), await stageOf(other)]).toEqual([7, 1])
    expect(await shown(id)).toMatchObject([{ step: 'lead', state: 'done', mayUndo: true }])
  })

  test('has no step for an open deal or a lost deal without a lead', async () => {
    const lead = await addLead()
    expect(await shown(await won({ dealStage: 3, demandId: lead }))).toEqual([])
    expect(await shown(await won({ dealStage: 6 }))).toEqual([])
  })

  test('that was already closed stays as it is', async () => {
    const lead = await addLead({ stage: 7 })
    const id = await won({ demandId: lead })
    expect(await stepOf(id, 'lead')).toMatchObject({ state: 'done', mayDo: false, mayUndo: false })
    await done(id, 'lead')
    expect(await stageOf(lead)).toBe(7)
  })

  test('of every person of the deal with this property is closed', async () => {
    const named = await addLead({ accountId: buyer })
    const sells = await addLead({ accountId: seller, forSell: true })
    const elsewhere = await post('/api/lead/add', { accountId: buyer })
    const id = await won({ demandId: named })
    await done(id, 'lead')
    expect([await stageOf(named), await stageOf(sells), await stageOf(elsewhere.id)]).toEqual([
      6, 6, 1,
    ])
  })

  test('that was moved to another stage since is not reopened', async () => {
    const lead = await addLead()
    const id = await won({ demandId: lead })
    await done(id, 'lead')
    await post('/api/lead/update', { id: lead, stage: 5 }, app.employee)
    expect((await call('undo', id, 'lead')).statusCode).toBe(409)
    expect(await stageOf(lead)).toBe(5)
  })

  test('of others without another available property is closed as lost', async () => {
    const [waits, chooses] = [await addLead(), await addLead()]
    const another = (await app.call('GET', '/api/object/add')).json().object
    await post('/api/leadObject/add', { leadId: chooses, objectId: another.id })
    const id = await won()
    expect(await stepOf(id, 'others')).toMatchObject({
      text: 'Close 1 other lead as lost, which names no other property',
      details: ['Asks F'],
    })
    expect(await done(id, 'others')).toMatchObject({ text: '1 other lead is closed' })
    expect([await stageOf(waits), await stageOf(chooses)]).toEqual([7, 1])
    await undone(id, 'others')
    expect(await stageOf(waits)).toBe(1)
    // A property that is sold meanwhile is not available.
    await post('/api/object/update', { id: another.id, soldRecently: true })
    expect((await stepOf(id, 'others')).text).toContain('2 other leads')
  })

  test('that a branch employee may not change has no step for them', async () => {
    const lead = await addLead({ accountId: app.admin.accountId })
    const id = await won({ demandId: null })
    const as = app.branchEmployee
    expect((await stepOf(id, 'others', as)).state).toBe('notApplicable')
    await post('/api/Deal/update', { id, demandId: lead })
    expect((await stepOf(id, 'lead', as)).state).toBe('notApplicable')
    expect((await stepOf(id, 'lead')).state).toBe('toDo')
  })
})

describe('doing a step', () => {
  test('happens once, even when requested twice or by two users', async () => {
    const id = await won()
    await addLead()
    const people = [app.admin, app.employee, app.branchEmployee, app.admin]
    for (const step of ['object', 'people', 'leads'] as const) {
      const answers = await Promise.all(people.map((as) => call('do', id, step, as)))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    }
    expect(await objectNow()).toMatchObject({ version: 2 })
    expect(await contacts()).toMatchObject([{ version: 1 }])
    const undo = await Promise.all(people.slice(0, 2).map((as) => call('undo', id, 'object', as)))
    expect(undo.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await objectNow()).toMatchObject({ version: 3, soldRecently: false })
  })

  test('is logged with the deal and with the changed records', async () => {
    const id = await won()
    await call('do', id, 'object', app.employee)
    await call('undo', id, 'object')
    const log = await app.db
      .selectFrom('actionLog')
      .select(['entity', 'action', 'actionById', 'message'])
      .where((eb) =>
        eb.or([
          eb.and([eb('entity', '=', 'Deal'), eb('entityId', '=', id)]),
          eb.and([eb('entity', '=', 'Object'), eb('entityId', '=', object.id)]),
        ]),
      )
      .orderBy('id')
      .execute()
    const [by, admin] = [app.employee.accountId, app.admin.accountId]
    expect(log.slice(2)).toEqual([
      { entity: 'Object', action: 'update', actionById: by, message: null },
      { entity: 'Deal', action: 'followUp', actionById: by, message: 'object' },
      { entity: 'Object', action: 'update', actionById: admin, message: null },
      { entity: 'Deal', action: 'undoFollowUp', actionById: admin, message: 'object' },
    ])
  })

  test('is not allowed for a branch employee when a colleague becomes the owner', async () => {
    const id = await won({ accounts: [{ accountId: app.employee.accountId, relation: 2 }] })
    const as = app.branchEmployee
    expect(await stepOf(id, 'people', as)).toMatchObject({ state: 'toDo', mayDo: false })
    expect((await call('do', id, 'people', as)).statusCode).toBe(403)
    expect(await contacts()).toEqual([])
    expect(await stepOf(id, 'people', app.employee)).toMatchObject({ mayDo: true })
    expect(await stepOf(id, 'object', as)).toMatchObject({ mayDo: true })
  })

  test('adds no task to leads that a branch employee may not change', async () => {
    const closed = await addLead({ accountId: app.admin.accountId })
    const id = await won()
    const as = app.branchEmployee
    expect(await stepOf(id, 'leads', as)).toMatchObject({ state: 'notApplicable' })
    expect(await stepOf(id, 'leads')).toMatchObject({ state: 'toDo' })
    await done(id, 'leads')
    expect((await call('undo', id, 'leads', as)).statusCode).toBe(403)
    expect(await tasks(closed)).toHaveLength(1)
  })

  test('can be undone, but not repeated, when the deal is no longer won', async () => {
    const id = await won()
    await done(id, 'object')
    await post('/api/Deal/update', { id, dealStage: 6 })
    const steps = await shown(id)
    // Steps that were not done are no longer offered.
    expect(steps.map(({ step, mayDo, mayUndo }) => [step, mayDo, mayUndo])).toEqual([
      ['object', false, true],
    ])
    expect((await call('undo', id, 'object')).json()).toEqual({ steps: [] })
    expect(await objectNow()).toMatchObject({ soldRecently: false })
    expect(await shown(id)).toEqual([])
  })
})
