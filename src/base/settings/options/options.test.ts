import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import type { OptionList } from './options.contract.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const post = (path: string, payload: object, as = app.admin) =>
  app.call('POST', `/api/SelectLists/${path}`, { payload, as })
const listOf = async (list: string): Promise<OptionList> => {
  const { items } = (await app.call('GET', '/api/SelectLists/edit')).json()
  return items.find((each: OptionList) => each.list === list)
}
const offered = async (list: string) =>
  (await app.call('GET', `/api/SelectLists?names=${list}`, { as: app.employee })).json().lists[
    list
  ] as { value: number; text: string; retired?: boolean }[]
const names = { textEn: 'Reserved', textEl: 'Δεσμευμένο', textRu: 'Забронировано' }

test('a new option is offered at once in each language, and records can have it', async () => {
  const added = (await post('add', { list: 'leadStage', ...names })).json() as OptionList
  const { value } = added.options.at(-1)!
  expect(added.options.at(-1)).toMatchObject({ ...names, closed: false, retired: false })
  expect((await offered('leadStage')).at(-1)).toEqual({ value, text: 'Reserved', parent: null })
  const { lead } = (await app.call('POST', '/api/lead/add', { payload: {} })).json()
  const saved = await app.call('POST', '/api/lead/update', {
    payload: { id: lead.id, stage: value },
  })
  expect(saved.statusCode).toBe(200)
})

test('a retired option stays in records but cannot be chosen again', async () => {
  const { lead } = (await app.call('POST', '/api/lead/add', { payload: {} })).json()
  const other = (await app.call('POST', '/api/lead/add', { payload: {} })).json().lead
  const save = (id: number, body: object) =>
    app.call('POST', '/api/lead/update', { payload: { id, ...body } })
  await save(lead.id, { stage: 5 })
  expect((await post('update', { list: 'leadStage', value: 5, retired: true })).statusCode).toBe(
    200,
  )
  const shown = (await app.call('GET', `/api/lead/get/${lead.id}`)).json()
  expect(JSON.stringify(shown)).toContain('Postponed')
  expect((await offered('leadStage')).find(({ value }) => value === 5)).toMatchObject({
    retired: true,
  })
  const refused = await save(other.id, { stage: 5 })
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['stage']])
  expect((await save(lead.id, { stage: 5, description: 'Waits' })).statusCode).toBe(200)
  await post('update', { list: 'leadStage', value: 5, retired: false })
  expect((await save(other.id, { stage: 5 })).statusCode).toBe(200)
})

test('a retired result stays in viewings but cannot be chosen again', async () => {
  const objects: number[] = []
  for (let at = 0; at < 2; at++)
    objects.push((await app.call('GET', '/api/object/add')).json().id as number)
  const save = (body: object) => app.call('POST', '/api/Viewing/update', { payload: body })
  const retire = (retired: boolean) => post('update', { list: 'viewingResult', value: 3, retired })
  const stored = [{ objectId: objects[0], result: 3 }]
  const { id } = (await save({ results: stored })).json()
  expect((await retire(true)).statusCode).toBe(200)
  const twoResults = [...stored, { objectId: objects[1], result: 3 }]
  for (const body of [{ id, results: twoResults }, { results: [twoResults[1]] }]) {
    const refused = await save(body)
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['results']])
  }
  const kept = await save({ id, results: [...stored, { objectId: objects[1], result: 1 }] })
  expect(kept.json().results).toMatchObject([{ result: 3 }, { result: 1 }])
  await retire(false)
  expect((await save({ id, results: twoResults })).statusCode).toBe(200)
})

test('an option is renamed and moved', async () => {
  await post('update', { list: 'leadPriority', value: 3, textEn: 'Urgent' })
  const moved = await post('order', { list: 'leadPriority', values: [3, 2, 1] })
  expect(moved.statusCode).toBe(200)
  expect((await offered('leadPriority')).map(({ text }) => text)).toEqual([
    'Urgent',
    'Normal',
    'Low',
  ])
  expect((await post('order', { list: 'leadPriority', values: [3, 2] })).statusCode).toBe(409)
  expect((await post('order', { list: 'leadPriority', values: [3, 3, 1] })).statusCode).toBe(409)
})

test('a new sub-type belongs to a type, and objects can have it', async () => {
  const added = await post('add', { list: 'objectSubType', ...names, parent: 2 })
  const { value } = (added.json() as OptionList).options.find(
    ({ textEn }) => textEn === 'Reserved',
  )!
  const { id } = (await app.call('GET', '/api/object/add')).json()
  const save = (body: object) =>
    app.call('POST', '/api/object/update', { payload: { id, objectSubTypeId: value, ...body } })
  expect((await save({ subTypeObjectTypeId: 1 })).statusCode).toBe(400)
  expect((await save({ subTypeObjectTypeId: 2 })).statusCode).toBe(200)
  const without = await post('add', { list: 'objectSubType', ...names, textEn: 'Other one' })
  expect([without.statusCode, Object.keys(without.json().errors)]).toEqual([400, ['parent']])
})

test('an option that code depends on cannot be retired', async () => {
  for (const [list, value] of [
    ['leadStage', 1],
    ['leadStage', 7],
    ['reservationStage', 5],
    ['dealStage', 5],
  ])
    expect((await post('update', { list, value, retired: true })).statusCode).toBe(409)
  const values = (await listOf('paymentType')).options.map(({ value }) => value)
  const answers = []
  for (const value of values)
    answers.push((await post('update', { list: 'paymentType', value, retired: true })).statusCode)
  expect(answers).toEqual([...values.slice(1).map(() => 200), 409])
})

test.each([
  ['a list that is closed', { list: 'dealType', ...names }, 'list'],
  ['a name that is taken', { list: 'zone', ...names, textEl: 'ΟΙΚΙΣΤΙΚΉ' }, 'textEl'],
  ['a missing language', { list: 'zone', textEn: 'A', textEl: 'Α', textRu: ' ' }, 'textRu'],
  ['a name without end', { list: 'zone', ...names, textEn: 'x'.repeat(61) }, 'textEn'],
  ['a parent where there is none', { list: 'zone', ...names, parent: 3 }, 'parent'],
  ['an end where matters do not end', { list: 'zone', ...names, closed: true }, 'closed'],
])('%s is refused with the name of the field', async (_, payload, field) => {
  const answer = await post('add', payload)
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]])
})

test('options added at the same moment are both stored', async () => {
  const add = (text: string) =>
    post('add', { list: 'heating', textEn: text, textEl: text, textRu: text })
  const answers = await Promise.all([add('Stove'), add('Floor')])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const texts = (await listOf('heating')).options.map(({ textEn }) => textEn)
  expect(texts).toEqual(expect.arrayContaining(['Stove', 'Floor']))
})

test('only an administrator changes lists', async () => {
  const answer = await post('add', { list: 'zone', ...names }, app.employee)
  expect(answer.statusCode).toBe(403)
})
