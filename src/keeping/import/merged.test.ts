// Imported people who are merged with others later.
// @module-tag faults
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { importing } from './testing/importing.ts'

let app: TestApp
let imports: ReturnType<typeof importing>
beforeAll(async () => {
  app = await testApp()
  imports = importing(app)
})
afterAll(() => app.close())

const file = 'Number,Last name,First name,City\n41,Pavlidou,Irini,Kavala\n'

async function take(text: string) {
  const { id } = await imports.send('people', text)
  await imports.map(id, { system: 'Merged' })
  const checked = await imports.check(id)
  await imports.run(id)
  return { id, counts: checked.counts }
}

test('the number of a merged account finds the remaining one, and undoing lists the merged ones', async () => {
  const { id } = await take(file)
  const { entityId: imported } = await app.db
    .selectFrom('importChange')
    .select('entityId')
    .where('importId', '=', id)
    .executeTakeFirstOrThrow()
  const added = await app.call('POST', '/api/account/add', {
    payload: { lastName: 'Pavlidi', firstName: 'Rena', email: 'rena@example.gr' },
  })
  const kept = added.json().id as number
  const merged = await app.call('POST', '/api/account/merge', {
    payload: { account: { id: kept }, duplicateId: imported },
  })
  expect(merged.statusCode).toBe(200)

  const again = await take(file)
  expect(again.counts).toMatchObject({ new: 0, doubtful: 0, refused: 0 })
  const origin = await app.call('GET', `/api/import/origin?entity=Account&id=${kept}`)
  expect(origin.json()).toMatchObject({
    items: [
      { importId: id, number: 2, isNew: true, isThere: true },
      // The city, which the remaining account lacked.
      { importId: again.id, number: 2, isNew: false },
    ],
    numbers: [{ system: 'Merged', number: '41' }],
  })

  const last = await app.call('POST', '/api/account/add', {
    payload: { lastName: 'Pavlidou', firstName: 'Eirini' },
  })
  await app.call('POST', '/api/account/merge', {
    payload: { account: { id: last.json().id }, duplicateId: kept },
  })
  const ofLast = await app.call('GET', `/api/import/origin?entity=Account&id=${last.json().id}`)
  expect(ofLast.json()).toEqual(origin.json())

  const undone = await imports.undo(id)
  expect(undone.written).toMatchObject({ undone: 0, stays: 1 })
  const stays = await app.call('POST', '/api/import/stays', { payload: { id } })
  expect(stays.json().items).toMatchObject([
    { entityId: imported, why: 'Somebody has merged it into another account.' },
  ])
})
