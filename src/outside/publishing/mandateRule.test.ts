// An agency may publish only what the owner's mandate covers.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { agencyDay } from '#kit/clock.ts'
import { addPlaces } from '#records/objects/testing/addPlaces.ts'
import { addSignedMandate } from '#records/orders/testing/signedMandates.ts'
import { publishDueObjects, recheckPublished } from './publishObject.store.ts'
import { addPublishable, saveAndPublish, stateOf } from './testing/addPublishable.ts'

let app: TestApp
let place: number
beforeAll(async () => {
  app = await testApp()
  place = (await addPlaces(app.db)).kalamaria
})
afterAll(() => app.close())

const requireMandates = (mandateToPublish: boolean) =>
  app.call('POST', '/api/Agency/update', { payload: { mandateToPublish } })
beforeEach(() => requireMandates(true))

const cover = (objectId: number, from = 0, until = 90) =>
  addSignedMandate(app.db, {
    objectId,
    validFrom: agencyDay(from),
    validUntil: agencyDay(until),
  })
const publish = (id: number) => saveAndPublish(app, { id, publishRequested: true })
const refused = { published: false, publishError: 'publish.noMandate' }
const published = { published: true, publishError: null }

test('without the setting nothing is asked', async () => {
  await requireMandates(false)
  const object = await addPublishable(app, place)
  expect(object).toMatchObject({ ...published, lacksMandate: false })
})

test('with it, a property is refused until a mandate is in force, and says so', async () => {
  const { id } = await addPublishable(app, place)
  expect(await stateOf(app, id)).toMatchObject({ ...refused, lacksMandate: true })
  await cover(id, 1)
  expect(await publish(id)).toMatchObject(refused)
  await cover(id, -90, -1)
  expect(await publish(id)).toMatchObject(refused)
  await cover(id, 0, 0)
  expect(await publish(id)).toMatchObject({ ...published, lacksMandate: false })
})

test('the mandate of another property of the owner does not count', async () => {
  const covered = await addPublishable(app, place, { publishRequested: false })
  await cover(covered.id)
  expect(await publish(covered.id)).toMatchObject(published)
  expect(await addPublishable(app, place)).toMatchObject(refused)
})

test('what is on the site stays there when its mandate ends, marked; taken down, it needs a new one', async () => {
  const { id } = await addPublishable(app, place, { publishRequested: false })
  const mandate = await cover(id)
  await publish(id)
  await sql`UPDATE "brokerOrder" SET "endedOn" = ${agencyDay(-1)}, "endReason" = 'Sold' WHERE "id" = ${mandate}`.execute(
    app.db,
  )
  await recheckPublished(app.db)
  await publishDueObjects(app.db, 1000)
  expect(await stateOf(app, id)).toMatchObject({ ...published, lacksMandate: true })
  // A change of a checked field is a new check.
  expect(await saveAndPublish(app, { id, salePrice: 119_000 })).toMatchObject(published)
  await saveAndPublish(app, { id, publishRequested: false })
  expect(await publish(id)).toMatchObject(refused)
})

test('bulk actions obey too, and name the reason', async () => {
  const { id } = await addPublishable(app, place, { publishRequested: false })
  const publishAll = () =>
    app.call('POST', '/api/bulk/publish', { payload: { ids: [id], published: true } })
  expect((await publishAll()).body).toContain('No signed mandate of the owner is in force today')
  await cover(id)
  await publishAll()
  expect(await stateOf(app, id)).toMatchObject(published)
})

test('only administrators change the setting', async () => {
  const answer = await app.call('POST', '/api/Agency/update', {
    payload: { mandateToPublish: false },
    as: app.employee,
  })
  expect(answer.statusCode).toBe(403)
})
