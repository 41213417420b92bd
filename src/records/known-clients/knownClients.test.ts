// Files about the parties of a deal: what is missing, checks, changes since, and merges of accounts.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { agencyDay } from '#kit/clock.ts'
import type { KnownClient } from './knownClients.contract.ts'
import { complete, knowingIn } from './testing/knowing.ts'

let app: TestApp
let known: ReturnType<typeof knowingIn>
beforeAll(async () => {
  app = await testApp()
  known = knowingIn(app)
})
afterAll(() => app.close())

const partiesOf = async (dealId: number): Promise<KnownClient[]> =>
  (await app.call('GET', `/api/KnownClient/of/${dealId}`)).json().items

describe('the parties of a deal', () => {
  test('are its buyers and sellers and the client of its lead, each once, without their lawyers', async () => {
    const [seller, buyer, lawyer, client] = await Promise.all([
      known.addPerson(),
      known.addPerson(),
      known.addPerson({ isProfessional: true, isLawyer: true }),
      known.addPerson({ lastName: 'Ιωάννου' }),
    ])
    const lead = (await known.post('/api/lead/add', { accountId: client })).json().id
    const accounts = [
      { accountId: seller, relation: 1 },
      { accountId: lawyer, relation: 3 },
      { accountId: buyer, relation: 2 },
      { accountId: buyer },
    ]
    const dealId = (await known.post('/api/Deal/update', { accounts, demandId: lead })).json().id
    expect(await partiesOf(dealId)).toMatchObject([
      { accountId: seller, id: null, role: 'Seller', paysMoney: false, isParty: true },
      { accountId: buyer, id: null, role: 'Buyer', paysMoney: true },
      { accountId: client, id: null, role: '', paysMoney: true },
    ])
  })

  test('begin with what the account says', async () => {
    const accountId = await known.addPerson({
      internalPassportNumber: 'ΑΚ 654321',
      taxNumber: '123456783',
    })
    const dealId = await known.addDeal([accountId])
    expect(await partiesOf(dealId)).toMatchObject([
      {
        name: 'Παπαδόπουλος Γ',
        documentKind: 1,
        documentNumber: 'ΑΚ 654321',
        taxNumber: '123456783',
        isCompany: false,
        version: 0,
        state: 'open',
      },
    ])
  })

  test('keep the file of a person who was taken out of the deal', async () => {
    const { id, dealId } = await known.addComplete()
    await known.post('/api/Deal/update', { id: dealId, accounts: [] })
    expect(await partiesOf(dealId)).toMatchObject([{ id, isParty: false }])
    expect((await known.save({ id, moneyWords: 'Late' })).statusCode).toBe(200)
  })

  test('are only those of the deal: a file about anybody else is refused', async () => {
    const dealId = await known.addDeal([await known.addPerson()])
    const answer = await known.save({ dealId, accountId: await known.addPerson() })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toHaveProperty('accountId')
    expect((await known.save({ dealId: 2_147_483_647, accountId: 1 })).statusCode).toBe(404)
  })
})

describe('what is missing', () => {
  const missingOf = async (values: object, isCompany = false) => {
    const accountId = await known.addPerson(isCompany ? { isCompany, nameLocal: 'Άλφα ΑΕ' } : {})
    const dealId = await known.addDeal([accountId])
    return (await known.save({ dealId, accountId, ...values })).json<KnownClient>().missing
  }

  test('is everything at first', async () => {
    expect(await missingOf({ name: null })).toEqual([
      'name',
      'documentKind',
      'documentNumber',
      'issuer',
      'seenOn',
      'file',
      'moneySource',
      'officeHeld',
      'risk',
    ])
  })

  test('is a valid document, words for another source, the office, and a day for a new look', async () => {
    const values = {
      ...complete,
      documentUntil: agencyDay(-4),
      moneySource: 7,
      officeHeld: 2,
      risk: 3,
      riskReasons: [1],
    }
    expect(await missingOf(values)).toEqual([
      'wasExpired',
      'file',
      'moneyWords',
      'office',
      'reviewOn',
    ])
  })

  test('is nothing that a document which ended after it was seen would lack', async () => {
    expect(await missingOf({ ...complete, documentUntil: complete.seenOn })).toEqual(['file'])
  })

  test('is, for a company, its owners, with what is known of each', async () => {
    expect(await missingOf(complete, true)).toEqual(['file', 'owners'])
    const owner = { name: 'Owner', percent: 60, bornOn: '1970-02-01' }
    expect(await missingOf({ ...complete, owners: [owner] }, true)).toEqual(['file', 'ownerFacts'])
    const owners = [{ ...owner, established: 'ΓΕΜΗ' }]
    expect(await missingOf({ ...complete, owners }, true)).toEqual(['file'])
  })

  test('follows the rule: what it does not demand is not missing', async () => {
    const row = app.db
      .selectFrom('rule')
      .select(['id', 'parameters'])
      .where('key', '=', 'knowYourClient')
    const { id, parameters } = await row.executeTakeFirstOrThrow()
    const changed = { ...(parameters as object), sourceOfMoney: false, identity: false }
    await app.db.updateTable('rule').set({ parameters: changed }).where('id', '=', id).execute()
    expect(await missingOf({})).toEqual(['officeHeld', 'risk'])
    await app.db.updateTable('rule').set({ parameters }).where('id', '=', id).execute()
  })
})

describe('entries that do not fit', () => {
  const refused = async (values: object) => {
    const accountId = await known.addPerson()
    const dealId = await known.addDeal([accountId])
    const answer = await known.save({ dealId, accountId, ...values })
    return [answer.statusCode, Object.keys(answer.json().errors ?? {})]
  }

  test.each([
    [{ risk: 3 }, 'riskReasons'],
    [{ seenOn: agencyDay(1) }, 'seenOn'],
    [{ moneySource: 99 }, 'moneySource'],
    [{ riskReasons: [99] }, 'riskReasons'],
    [{ documentNumber: 'x'.repeat(81) }, 'documentNumber'],
    [{ riskWords: 'x'.repeat(100_000) }, 'riskWords'],
    [{ owners: [{ percent: 50 }] }, 'owners'],
    [{ owners: [60, 40.001].map((percent) => ({ name: 'A', percent })) }, 'owners'],
  ])('%j is refused with the name of the field', async (values, field) => {
    expect(await refused(values)).toEqual([400, [expect.stringContaining(field)]])
  })

  test('a high risk keeps its reasons', async () => {
    const { id } = await known.addComplete()
    expect((await known.save({ id, risk: 3, riskWords: 'Cash' })).statusCode).toBe(200)
    expect((await known.save({ id, riskWords: null })).statusCode).toBe(400)
  })
})

describe('a check', () => {
  test('is refused while something is missing, and names it', async () => {
    const { id } = await known.addComplete()
    const open = (await known.save({ id, officeHeld: null, risk: null })).json()
    const answer = await known.check(open)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors.missing).toEqual(['whether a public office is held', 'the risk'])
  })

  test('freezes what was seen, with who and when; what is changed later is named', async () => {
    const { client, id } = await known.addComplete()
    expect(client).toMatchObject({ state: 'complete', missing: [], checks: [] })
    const checked = (await known.check(client)).json<KnownClient>()
    expect(checked).toMatchObject({ state: 'checked', changed: [] })
    expect(checked.checks).toEqual([
      { checkedOn: expect.any(String), checkedBy: expect.stringContaining('Admin') },
    ])
    const changed = (await known.save({ id, moneyWords: 'From the sale of a field' })).json()
    expect(changed).toMatchObject({ state: 'changed', changed: ['moneyWords'] })
    expect((await known.save({ id, moneyWords: null })).json().state).toBe('checked')
    await known.attach(id, 'another')
    expect(await known.edit(id)).toMatchObject({ state: 'changed', changed: ['files'] })
    const { rows } = await sql<{ content: Record<string, unknown> }>`
      SELECT "content" FROM "knownClientCheck" WHERE "knownClientId" = ${id}`.execute(app.db)
    expect(rows.map(({ content }) => content)).toMatchObject([
      { documentNumber: complete.documentNumber, moneyWords: null, files: [{ size: 4 }] },
    ])
  })

  test('is refused if the file was changed since the checker looked at it', async () => {
    const { client, id } = await known.addComplete()
    await known.save({ id, documentNumber: 'ΑΚ 999999' })
    expect((await known.check(client)).statusCode).toBe(409)
    expect(await known.edit(id)).toMatchObject({ state: 'complete', checks: [] })
  })

  test('pressed twice, even at once, is one check', async () => {
    const { client, id } = await known.addComplete()
    const answers = await Promise.all([known.check(client), known.check(client)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await known.edit(id)).checks).toHaveLength(1)
  })

  test('keeps its document from being deleted; others can be', async () => {
    const { client, file, id } = await known.addComplete()
    await known.check(client)
    const later = await known.attach(id, 'a later scan')
    const refused = await app.call('DELETE', `/api/files/${file.systemName}`)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().detail).toContain('stays as it is')
    expect((await app.call('DELETE', `/api/files/${later.systemName}`)).statusCode).toBe(200)
    expect(await known.edit(id)).toMatchObject({ state: 'checked', files: [{}] })
  })

  test('is never changed, not even in the database', async () => {
    const { client, id } = await known.addComplete()
    await known.check(client)
    const change = sql`
      UPDATE "knownClientCheck" SET "content" = '{}' WHERE "knownClientId" = ${id}`.execute(app.db)
    await expect(change).rejects.toThrow('stays as it is')
  })
})

describe('two people', () => {
  test('who begin the same file at once make one; the second is told of different values', async () => {
    const accountId = await known.addPerson()
    const dealId = await known.addDeal([accountId])
    const answers = await Promise.all(
      ['ΑΑ 1', 'ΑΑ 2'].map((documentNumber) =>
        known.save({ dealId, accountId, version: 0, documentNumber }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)!
    expect(refused.json()).toMatchObject({ conflicts: ['documentNumber'] })
    expect(await partiesOf(dealId)).toHaveLength(1)
  })

  test('who change different fields both keep theirs; the same field is a conflict', async () => {
    const { client, id } = await known.addComplete()
    const { version } = client
    await known.save({ id, version, documentNumber: 'ΑΚ 111111' })
    const both = (await known.save({ id, version, moneyWords: 'Salary' })).json()
    expect(both).toMatchObject({ documentNumber: 'ΑΚ 111111', moneyWords: 'Salary' })
    const conflict = await known.save({ id, version, documentNumber: 'ΑΚ 222222' })
    expect(conflict.statusCode).toBe(409)
    expect(conflict.json().conflicts).toEqual(['documentNumber'])
  })

  test('a repeated request adds one file', async () => {
    const accountId = await known.addPerson()
    const dealId = await known.addDeal([accountId])
    const headers = { 'idempotency-key': 'known-client-once' }
    const add = () =>
      app.call('POST', '/api/KnownClient/update', { payload: { dealId, accountId }, headers })
    const [one, other] = [await add(), await add()]
    expect(other.json().id).toBe(one.json().id)
  })
})

describe('a merge of accounts', () => {
  const merge = (keptId: number, duplicateId: number) =>
    known.post('/api/account/merge', { account: { id: keptId }, duplicateId })

  test('moves the file to the account that stays', async () => {
    const { id, dealId, accountId } = await known.addComplete()
    const kept = await known.addPerson()
    expect((await merge(kept, accountId)).statusCode).toBe(200)
    expect(await partiesOf(dealId)).toMatchObject([{ id, accountId: kept, isParty: true }])
  })

  test('keeps both files of one deal, and gives each back when it is undone', async () => {
    const [kept, twice] = [await known.addPerson(), await known.addPerson()]
    const dealId = await known.addDeal([kept, twice])
    const ids = []
    for (const accountId of [kept, twice])
      ids.push((await known.save({ dealId, accountId, ...complete })).json().id)
    await known.attach(ids[1])
    await known.check(await known.edit(ids[1]))
    expect((await merge(kept, twice)).statusCode).toBe(200)
    expect(await partiesOf(dealId)).toMatchObject([
      { id: ids[0], accountId: kept, state: 'open' },
      { id: ids[1], accountId: kept, state: 'checked' },
    ])
    await known.post(`/api/account/unmerge/${twice}`, {})
    expect(await partiesOf(dealId)).toMatchObject([
      { id: ids[0], accountId: kept },
      { id: ids[1], accountId: twice, state: 'checked' },
    ])
  })
})
