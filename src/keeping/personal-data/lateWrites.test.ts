// A person is erased while others write about them. Each write runs against an erasure that is about to commit: it waits, is
// refused with the name of the field, and stores nothing.
// @module-tag faults
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendForm } from '#app/testing/sendForm.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { agencyDay } from '#kit/clock.ts'
import { referencesTo } from '#kit/db/references.ts'
import { closeErasures } from './erase.store.ts'
import { findTexts } from './sweepTexts.store.ts'

const name = 'Zkaroulidou'
const gate = 4_711

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  // Makes an erasure stop at its commit, with all its changes and locks.
  await sql`
    CREATE FUNCTION "waitAtGate"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_advisory_xact_lock_shared(4711); RETURN NULL; END $$`.execute(app.db)
  await sql`
    CREATE CONSTRAINT TRIGGER "gate" AFTER UPDATE OF "erasedOn" ON "account" DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION "waitAtGate"()`.execute(app.db)
})
afterAll(() => app.close())

const post = async (path: string, payload: object) => {
  const answer = await app.call('POST', path, { payload })
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`)
  return answer.json()
}
const sends = (path: string, payload: object) => () => app.call('POST', path, { payload })
const addObject = async (): Promise<number> => (await app.call('GET', '/api/object/add')).json().id

type Made = { id: number; lead: number; object: number; deal: number }
type Payments = { hasTransactions: boolean }

/** Adds the person. An erasure deletes an account without payments, and anonymises one with payments. */
async function person({ hasTransactions }: Payments): Promise<Made> {
  const { id } = await post('/api/account/add', {
    firstName: 'Vasiliki',
    lastName: name,
    isClient: true,
    isProfessional: true,
    isSource: true,
    hasTransactions,
  })
  const { lead } = await post('/api/lead/add', { accountId: id })
  const { id: deal } = await post('/api/Deal/update', { dealType: 2 })
  return { id, lead: lead.id, object: await addObject(), deal }
}

type Late = {
  /** Columns with a foreign key to the account. */
  columns?: string[]
  field: string
  write: (made: Made) => Promise<() => ReturnType<TestApp['call']>>
}

const text = `${name} rang`
const late: Record<string, Late> = {
  'an activity': {
    field: 'links',
    write: async ({ id }) =>
      sends('/api/activity/update', { description: text, links: [{ entity: 'Account', id }] }),
  },
  'an activity at their lead': {
    field: 'links',
    write: async ({ lead }) =>
      sends('/api/activity/update', { description: text, links: [{ entity: 'Demand', id: lead }] }),
  },
  'an activity for them to do': {
    columns: ['activityAssigned.accountId'],
    field: 'assignedTo',
    write: async ({ id, object }) =>
      sends('/api/activity/update', {
        description: text,
        links: [{ entity: 'Object', id: object }],
        assignedTo: [{ id }],
      }),
  },
  'a lead': {
    columns: ['lead.accountId'],
    field: 'accountId',
    write: async ({ id }) => sends('/api/lead/add', { accountId: id, description: text }),
  },
  'a lead that they sent': {
    columns: ['lead.source'],
    field: 'source',
    write: async ({ id }) => {
      const { id: other } = await post('/api/account/add', { firstName: 'O', lastName: 'Ther' })
      return sends('/api/lead/add', { accountId: other, source: id, description: text })
    },
  },
  'a link to an object': {
    columns: ['objectAccount.accountId'],
    field: 'accountId',
    write: async ({ id, object }) =>
      sends('/api/objectAccount/add', { objectId: object, accountId: id, relation: 1 }),
  },
  'a key': {
    columns: ['objectKey.accountId', 'objectKeyHistory.accountId'],
    field: 'accountId',
    write: async ({ id, object }) => {
      await post('/api/object/update', { id: object, hasKey: true })
      const key = { objectId: object, accountId: id, description: text }
      return sends('/api/ObjectKeys/edit', key)
    },
  },
  'a deal': {
    columns: ['dealAccount.accountId'],
    field: 'accounts',
    write: async ({ id, deal }) =>
      sends('/api/Deal/update', { id: deal, accounts: [{ accountId: id, relation: 2 }] }),
  },
  'a share of the commission': {
    columns: ['dealShare.accountId'],
    field: 'shares',
    write: async ({ id, deal }) =>
      sends('/api/Deal/update', {
        id: deal,
        comission: 100,
        shares: [{ accountId: id, amount: 50 }],
      }),
  },
  'a viewing': {
    field: 'demandId',
    write: async ({ lead, object }) =>
      sends('/api/Viewing/update', {
        demandId: lead,
        dateOfViewing: `${agencyDay(3)}T10:00:00`,
        results: [{ objectId: object }],
      }),
  },
  'a selection': {
    field: 'leadId',
    write: async ({ lead, object }) =>
      sends('/api/selection/add', {
        leadId: lead,
        objects: [{ objectId: object }],
        note: `Dear ${name}`,
      }),
  },
  'a stay': {
    field: 'demandId',
    write: async ({ lead, object }) =>
      sends('/api/Reservation/update', {
        object: { id: object },
        checkIn: agencyDay(5),
        duration: 2,
        demandId: lead,
        client: { lastName: name },
      }),
  },
  'a stay of theirs': {
    columns: ['reservation.accountId'],
    field: 'accountId',
    write: async ({ id, object }) =>
      sends('/api/Reservation/update', {
        object: { id: object },
        checkIn: agencyDay(5),
        duration: 2,
        accountId: id,
        client: { lastName: 'Other' },
      }),
  },
  'a stay that they sent': {
    columns: ['reservation.sourceId'],
    field: 'sourceId',
    write: async ({ id, object }) =>
      sends('/api/Reservation/update', {
        object: { id: object },
        checkIn: agencyDay(5),
        duration: 2,
        sourceId: id,
        client: { lastName: 'Other' },
      }),
  },
  'a payment': {
    columns: ['transaction.accountId'],
    field: 'accountId',
    write: async ({ id }) => {
      const when = { transactionDate: '2026-03-01T10:00:00', paymentMethod: '1', categoryId: '1' }
      const fields = { ...when, accountId: `${id}`, amount: '480.50', internalNotes: text }
      return () => sendForm(app, '/api/transactions/addIncome', { fields })
    },
  },
  'a file about them as a client': {
    columns: ['knownClient.accountId'],
    field: 'accountId',
    write: async ({ id, lead }) => {
      const { id: dealId } = await post('/api/Deal/update', { demandId: lead })
      return sends('/api/KnownClient/update', { dealId, accountId: id, name })
    },
  },
  'an order': {
    columns: ['orderParty.accountId'],
    field: 'parties',
    write: async ({ id }) =>
      sends('/api/Order/update', { side: 'viewing', parties: [{ accountId: id }] }),
  },
  'an order of their lead': {
    field: 'demandId',
    write: async ({ lead }) =>
      sends('/api/Order/update', { side: 'viewing', demandId: lead, handedOver: text }),
  },
  'an assignment': {
    columns: ['assignment.accountId'],
    field: 'assignedTo',
    write: async ({ id, object }) =>
      sends('/api/assignment/object/add', { objectId: object, assignedTo: id }),
  },
  'who looks after them': {
    field: 'parentId',
    write: async ({ id }) =>
      sends('/api/assignment/account/add', { accountId: id, assignedTo: app.employee.accountId }),
  },
}

/** Columns that no request of a person writes in this way; the same trigger protects them. */
const byItself = [
  'alert.accountId',
  'siteSource.accountId',
  'reminderSilence.accountId',
  'user.accountId',
  'leadTaker.accountId',
  'leadTurn.accountId',
  'brokerOrder.agentId',
]
// Stamps of who did something, and notes of merges.
const stamp = /(^accountMerge\.|^account\.|By$|ById$)/

test('each reference to an account is tested or protected by the trigger', async () => {
  const all = (await referencesTo(app.db, 'account'))
    .map(({ table, column }) => `${table}.${column}`)
    .filter((each) => !stamp.test(each))
  const tried = Object.values(late).flatMap(({ columns = [] }) => columns)
  expect([...tried, ...byItself].sort()).toEqual(all.sort())
  const { rows } = await sql<{ on: string }>`
    SELECT c."relname" || '.' || a."attname" AS "on" FROM pg_trigger t
    JOIN pg_class c ON c."oid" = t."tgrelid"
    JOIN pg_attribute a ON a."attrelid" = c."oid" AND a."attnum" = ANY(t."tgattr")
    WHERE t."tgfoid" = '"refuseLate"'::regproc`.execute(app.db)
  expect(rows.map(({ on }) => on)).toEqual(expect.arrayContaining(all))
})

const waiting = async (on: 'advisory' | 'row') => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM pg_stat_activity WHERE "datname" = current_database() AND "wait_event_type" = 'Lock'
      AND ("wait_event" = 'advisory') = ${on === 'advisory'}`.execute(app.db)
  return rows[0]!.count
}

/** Holds an erasure at its commit until `work` has ended or waits; then lets both end. */
async function whileErasing(id: number, work: () => ReturnType<TestApp['call']>) {
  const { erased, answer, waited } = await app.db
    .connection()
    .execute(async (held) => {
      await sql`SELECT pg_advisory_lock(${gate})`.execute(held)
      try {
        const erased = app.call('POST', `/api/personalData/erase/${id}`, {
          payload: { name: `${name} Vasiliki`, anyway: true },
        })
        await expect.poll(() => waiting('advisory'), { timeout: 30_000 }).toBe(1)
        let ended = false
        const answer = work().finally(() => (ended = true))
        await expect
          .poll(async () => ended || (await waiting('row')) > 0, { timeout: 30_000 })
          .toBe(true)
        return { erased, answer, waited: !ended }
      } finally {
        await sql`SELECT pg_advisory_unlock(${gate})`.execute(held)
      }
    })
    .then(async (begun) => ({ ...begun, erased: await begun.erased, answer: await begun.answer }))
  expect(erased.statusCode).toBe(200)
  return { answer, waited }
}

describe.each([{ hasTransactions: false }, { hasTransactions: true }])('%o', (kept) => {
  test.each(Object.entries(late))('%s waits and is refused', async (_what, { field, write }) => {
    const made = await person(kept)
    const begin = await write(made)
    const { answer, waited } = await whileErasing(made.id, begin)
    const { errors = {}, detail } = answer.json()
    expect({
      status: answer.statusCode,
      fields: Object.keys(errors),
      detail,
      waited,
    }).toMatchObject({ status: 400, fields: [field], waited: true })
    expect(await findTexts(app.db, name)).toEqual({})
  })

  test('a change of the account itself waits and is refused', async () => {
    const { id } = await person(kept)
    const payload = { id, notes: text, lastName: name }
    const { answer } = await whileErasing(id, sends('/api/account/update', payload))
    expect(answer.statusCode).toBe(kept.hasTransactions ? 400 : 404)
    if (kept.hasTransactions)
      expect(Object.keys(answer.json().errors).sort()).toEqual(['lastName', 'notes'])
    expect(await findTexts(app.db, name)).toEqual({})
  })
})

test('a name in a text written during the erasure is struck out, even without a reference', async () => {
  const { id, object } = await person({ hasTransactions: false })
  const links = [{ entity: 'Object', id: object }]
  const note = { description: `${name} has the key`, links }
  const { answer } = await whileErasing(id, sends('/api/activity/update', note))
  expect(answer.statusCode).toBe(200)
  expect(await findTexts(app.db, name)).toEqual({})
})

test('an erasure whose server stopped right after the commit is closed by the daily job', async () => {
  const { id } = await post('/api/account/add', { firstName: 'K', lastName: 'Kept' })
  await sql`UPDATE "account" SET "erasedOn" = 'infinity' WHERE "id" = ${id}`.execute(app.db)
  const addLead = sends('/api/lead/add', { accountId: id })
  expect((await addLead()).statusCode).toBe(400)
  await closeErasures(app.db)
  expect((await addLead()).statusCode).toBe(200)
})
