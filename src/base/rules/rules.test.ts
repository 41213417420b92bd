import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { addDays } from '#kit/clock.ts'
import { parametersSchema, ruleKeys } from './ruleParameters.contract.ts'
import type { RuleKey } from './ruleParameters.contract.ts'
import { ruleOnDay } from './rules.contract.ts'
import type { RulePeriod } from './rules.contract.ts'
import { ruleOn } from './rules.store.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const list = async (as: Person = app.admin): Promise<RulePeriod[]> =>
  (await app.call('GET', '/api/rules', { as })).json().items
const periodOf = async (key: RuleKey) => (await list()).findLast((one) => one.key === key)!
const save = (payload: object, as?: Person) =>
  app.call('POST', '/api/rules/update', { payload, ...(as && { as }) })
const add = (payload: object, as?: Person) =>
  app.call('POST', '/api/rules/add', { payload, ...(as && { as }) })

const texts = { textEn: 'It is so.', textEl: 'Έτσι είναι.', textRu: 'Так и есть.' }
const withdrawal = {
  key: 'consumerWithdrawal',
  validFrom: '2030-01-01',
  law: 'ν. 2251/1994',
  source: 'a colleague',
  readOn: '2026-11-30',
  ...texts,
  days: 30,
  beginNowEn: 'Begin',
  beginNowEl: 'Αρχίστε',
  beginNowRu: 'Начинайте',
}

describe('the rules that come with the product', () => {
  test('have a start, a source, a day of reading, three texts and fitting parameters', async () => {
    const rows = await app.db.selectFrom('rule').selectAll().execute()
    const incomplete = rows.filter(({ key, parameters, ...row }) => {
      const rule = ruleKeys.find((one) => one === key)
      const words = [row.law, row.source, row.textEn, row.textEl, row.textRu]
      const scripts = /[α-ω]/u.test(row.textEl) && /[а-я]/u.test(row.textRu)
      return (
        !rule ||
        !parametersSchema(rule).safeParse(parameters).success ||
        words.some((text) => text.trim() === '') ||
        !/^\d{4}-\d\d-\d\d$/.test(row.validFrom) ||
        !/^\d{4}-\d\d-\d\d$/.test(row.readOn) ||
        !scripts
      )
    })
    expect(incomplete.map(({ key }) => key)).toEqual([])
    expect([...new Set(rows.map(({ key }) => key))].toSorted()).toEqual(ruleKeys.toSorted())
  })

  test('say that no professional has confirmed them', async () => {
    expect((await list()).filter(({ confirmedBy }) => confirmedBy !== null)).toEqual([])
  })

  test('are used by name, with typed parameters', async () => {
    const rule = await ruleOn(app.db, 'brokerOrderLength', '2026-11-30')
    expect(rule?.parameters.exclusive).toEqual({ months: 8, extensions: 1, extensionMonths: 4 })
    expect(rule?.parameters.other.months).toBe(12)
    expect(await ruleOn(app.db, 'brokerOrderLength', '2012-04-10')).toBe(null)
  })

  test('are also read inside of a transaction that changes them', async () => {
    const { id } = await periodOf('rentByBank')
    const rolledBack = app.db.transaction().execute(async (tx) => {
      await tx.updateTable('rule').set({ validFrom: '2026-06-01' }).where('id', '=', id).execute()
      expect(await ruleOn(tx, 'rentByBank', '2026-05-31')).toBe(null)
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    expect(await ruleOn(app.db, 'rentByBank', '2026-05-31')).toMatchObject({
      validFrom: '2026-04-01',
    })
  })
})

test('each day has exactly the period that covers it, both ends and leap days included', () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 800 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(
      lengths,
      fc.boolean(),
      fc.integer({ min: -3, max: 3 }),
      fc.nat(),
      (days, isOpen, near, pick) => {
        // One after the other, across the leap days of 2024 and 2028.
        const starts = days.reduce(
          (all, more) => [...all, addDays(all.at(-1)!, more)],
          ['2023-12-30'],
        )
        const rules = days.map((_length, at) => ({
          id: at,
          key: 'knowYourClient',
          validFrom: starts[at]!,
          validUntil: isOpen && at === days.length - 1 ? null : addDays(starts[at + 1]!, -1),
          parameters: {},
        })) as unknown as RulePeriod[]
        const day = addDays(starts[pick % starts.length]!, near)
        const covering = rules.filter(
          ({ validFrom, validUntil }) => day >= validFrom && day <= (validUntil ?? '9999-12-31'),
        )
        const isInside = day >= starts[0]! && (isOpen || day < starts.at(-1)!)
        expect(covering).toHaveLength(isInside ? 1 : 0)
        expect(ruleOnDay(rules, 'knowYourClient', day)?.id).toBe(covering[0]?.id)
        expect(ruleOnDay(rules, 'rentByBank', day)).toBe(null)
      },
    ),
  )
})

test('a leap day is a day like others', async () => {
  const rules = [{ ...(await periodOf('rentByBank')), validFrom: '2024-02-29' }]
  const found = ['2024-02-28', '2024-02-29', '2024-03-01'].map(
    (day) => ruleOnDay(rules, 'rentByBank', day) !== null,
  )
  expect(found).toEqual([false, true, true])
})

test('two periods of a rule cannot share a day, even past the program', async () => {
  const { id: _id, version: _version, ...row } = await periodOf('rentByBank')
  const twice = app.db
    .insertInto('rule')
    .values({ ...row, parameters: row.parameters!, validFrom: '2027-01-01' })
    .execute()
  await expect(twice).rejects.toThrow('ruleOverlap')
})

describe('an administrator', () => {
  test('adds a period, and the one before ends on the day before', async () => {
    const added = await add(withdrawal)
    expect(added.json()).toMatchObject({ validFrom: '2030-01-01', parameters: { days: 30 } })
    const days = await Promise.all(
      ['2029-12-31', '2030-01-01'].map(
        async (day) => (await ruleOn(app.db, 'consumerWithdrawal', day))?.parameters.days,
      ),
    )
    expect(days).toEqual([14, 30])
    const first = (await list()).find(({ key }) => key === 'consumerWithdrawal')!
    expect(first.validUntil).toBe('2029-12-31')
    const again = await add(withdrawal)
    expect(again.json().errors).toEqual({
      validFrom: ['Another period holds from 01.01.2030 on.'],
    })
    expect((await app.call('DELETE', `/api/rules/${added.json().id}`)).statusCode).toBe(200)
    expect(await ruleOn(app.db, 'consumerWithdrawal', '2030-01-01')).toBe(null)
  })

  test('adds a period once, however often it is sent', async () => {
    const period = { ...withdrawal, key: 'brokerFee', onlyPromisedService: true }
    const { days: _d, beginNowEn: _e, beginNowEl: _l, beginNowRu: _r, ...payload } = period
    const send = () =>
      app.call('POST', '/api/rules/add', {
        payload: { ...payload, percentOnPreliminary: 40 },
        headers: { 'idempotency-key': 'a-key-of-a-form-1' },
      })
    const [one, other] = [await send(), await send()]
    expect(one.statusCode).toBe(200)
    expect(other.json()).toEqual(one.json())
  })

  test('moves a start by one edit, which is logged and can be put back', async () => {
    const { id, version } = await periodOf('rentByBank')
    const moved = await save({ id, version, validFrom: '2026-07-01' })
    expect(moved.json()).toMatchObject({ validFrom: '2026-07-01', version: version + 1 })
    expect(await ruleOn(app.db, 'rentByBank', '2026-06-30')).toBe(null)
    const { items } = (
      await app.call('POST', '/api/actionLog', { payload: { entity: 26, entityId: id } })
    ).json()
    expect(items[0].data).toEqual([
      {
        field: 'validFrom',
        label: 'From',
        before: '01.04.2026',
        after: '01.07.2026',
        canPutBack: true,
      },
    ])
    await app.call('POST', `/api/actionLog/putBack/${items[0].id}`, { payload: {} })
    expect((await periodOf('rentByBank')).validFrom).toBe('2026-04-01')
  })

  test('changes one parameter, which is logged by its name and can be put back', async () => {
    const { id, version } = await periodOf('brokerOrderLength')
    const saved = await save({ id, version, 'exclusive.months': 6 })
    expect(saved.json().parameters.exclusive).toEqual({
      months: 6,
      extensions: 1,
      extensionMonths: 4,
    })
    const { items } = (
      await app.call('POST', '/api/actionLog', { payload: { entity: 26, entityId: id } })
    ).json()
    expect(items[0].data).toMatchObject([
      { label: 'Exclusive: months at most', before: '8', after: '6', canPutBack: true },
    ])
    const back = await app.call('POST', `/api/actionLog/putBack/${items[0].id}`, { payload: {} })
    expect(back.statusCode).toBe(200)
    const rule = await ruleOn(app.db, 'brokerOrderLength', '2026-11-30')
    expect(rule?.parameters.exclusive.months).toBe(8)
  })

  test.each([
    [{ source: '' }, 'source'],
    [{ validFrom: null }, 'validFrom'],
    [{ textRu: '  ' }, 'textRu'],
    [{ validUntil: '2000-01-01' }, 'validUntil'],
    [{ confirmedBy: 'A lawyer' }, 'confirmedOn'],
    [{ confirmedOn: '2026-11-30' }, 'confirmedBy'],
    [{ 'exclusive.months': null }, 'exclusive.months'],
    [{ 'exclusive.months': 0 }, 'exclusive.months'],
    [{ 'exclusive.months': 'many' }, 'exclusive.months'],
    [{ days: 3 }, 'days'],
    [{ 'exclusive.weeks': 3 }, 'exclusive.weeks'],
    [{ textEn: 'x'.repeat(100_000) }, 'textEn'],
  ])('cannot save %o', async (change, field) => {
    const { id, version } = await periodOf('brokerOrderLength')
    const answer = await save({ id, version, ...change })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]])
  })

  test('cannot add a period without its parameters, or of an unknown rule', async () => {
    const { days: _days, ...without } = withdrawal
    expect((await add(without)).json().errors).toHaveProperty('days')
    expect((await add({ ...withdrawal, key: 'toString' })).json().errors).toHaveProperty('key')
  })

  test('confirms a rule with a name and a day', async () => {
    const { id, version } = await periodOf('knowYourClient')
    const confirmation = { confirmedBy: 'Maria Law', confirmedOn: '2026-11-30' }
    expect((await save({ id, version, ...confirmation })).json()).toMatchObject(confirmation)
  })
})

test('two who edit at once keep what each changed, and are asked about what both changed', async () => {
  const { id, version } = await periodOf('brokerOrderLength')
  expect((await save({ id, version, 'other.months': 11 })).statusCode).toBe(200)
  const merged = await save({ id, version, 'other.extensions': 2 })
  expect(merged.json().parameters.other).toMatchObject({ months: 11, extensions: 2 })
  const clash = await save({ id, version, 'other.months': 10 })
  expect(clash.statusCode).toBe(409)
  expect(clash.json()).toMatchObject({
    conflicts: ['other.months'],
    current: { 'other.months': 11 },
  })
})

test('of two periods added at once for the same day, one is refused', async () => {
  const answers = await Promise.all(
    [40, 41].map((days) => add({ ...withdrawal, validFrom: '2031-01-01', days })),
  )
  expect(answers.map(({ statusCode }) => statusCode === 200).toSorted()).toEqual([false, true])
})

test('a deleted period is restored, unless another has its days by now', async () => {
  const { id } = await periodOf('rentByBank')
  await app.call('DELETE', `/api/rules/${id}`)
  expect(await ruleOn(app.db, 'rentByBank', '2026-11-30')).toBe(null)
  const rent = { ownAccountOfEach: true, ownerFirst: false }
  const { days: _d, beginNowEn: _e, beginNowEl: _l, beginNowRu: _r, ...rest } = withdrawal
  const added = await add({ ...rest, key: 'rentByBank', validFrom: '2026-05-01', ...rent })
  const refused = await app.call('POST', `/api/rules/restore/${id}`)
  expect([refused.statusCode, refused.json().detail]).toEqual([
    409,
    'Another period holds from 01.05.2026 on.',
  ])
  await app.call('DELETE', `/api/rules/${added.json().id}`)
  expect((await app.call('POST', `/api/rules/restore/${id}`)).statusCode).toBe(200)
  expect(await ruleOn(app.db, 'rentByBank', '2026-11-30')).toMatchObject({ id })
})

test('what is stored but does not fit is not applied, and can be corrected', async () => {
  const { id } = await periodOf('brokerOrderContent')
  await app.db
    .updateTable('rule')
    .set({ parameters: { fee: 3 } })
    .where('id', '=', id)
    .execute()
  expect(await ruleOn(app.db, 'brokerOrderContent', '2026-11-30')).toBe(null)
  const { version } = await periodOf('brokerOrderContent')
  const all = { partiesTaxNumbers: true, registryNumber: true, exactProperty: true, fee: true }
  expect((await save({ id, version, ...all })).json().parameters).toEqual(all)
})

test('all staff read the rules, administrators alone change them, clients and strangers see none', async () => {
  const { id, version } = await periodOf('rentByBank')
  const readers = [app.admin, app.employee, app.branchEmployee, app.client, null]
  const reads = await Promise.all(readers.map((as) => app.call('GET', '/api/rules', { as })))
  expect(reads.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 403, 401])
  const others = [app.employee, app.branchEmployee, app.client]
  const writes = await Promise.all(
    others.flatMap((as) => [
      save({ id, version, law: 'mine' }, as),
      add(withdrawal, as),
      app.call('DELETE', `/api/rules/${id}`, { as }),
      app.call('POST', `/api/rules/restore/${id}`, { as }),
    ]),
  )
  expect(new Set(writes.map(({ statusCode }) => statusCode))).toEqual(new Set([403]))
})
