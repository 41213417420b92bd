// No feed contains anything private; every format is checked.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { addPicture } from '#records/objects/testing/addPicture.ts'
import { addPlaces } from '#records/objects/testing/addPlaces.ts'
import { addPublishable, stateOf } from '#outside/publishing/testing/addPublishable.ts'
import { formatNames } from './formats/formatNames.contract.ts'
import { addPortal, make, post, read } from './testing/portalApp.ts'

let app: TestApp
let hidden: string[]
let referenceNumber: string
beforeAll(async () => {
  app = await testApp()
  const { kalamaria } = await addPlaces(app.db)
  const object = await addPublishable(app, kalamaria, {
    latitude: 40.123457,
    longitude: 22.987653,
    mapCircleRadius: 800,
    displayCoordinates: false,
    mapCircleLatitude: 40.126,
    mapCircleLongitude: 22.981,
    address: 'Odos Krifi 17',
    displayAddress: false,
    zipCode: '54999',
    internalNotes: 'The alarm code is 4711-S',
    websiteCode: 'BOOK-SECRET-1',
    description: 'A bright flat of two rooms, near the sea and the shops.',
  })
  referenceNumber = object.referenceNumber
  const owner = await post(app, '/api/account/add', {
    firstName: 'Apostolos',
    lastName: 'Mystikos',
    phone: '+30 694 765 4321',
    email: 'mystikos@example.com',
  })
  await post(app, '/api/objectAccount/add', {
    objectId: object.id,
    accountId: owner.id,
    relation: 1,
  })
  // One picture was removed, another cannot be displayed, and one file is no picture.
  const [removed, damaged] = [await addPicture(app), await addPicture(app)]
  const { imagesExisting } = await stateOf(app, object.id)
  const save = (more: object) => post(app, '/api/object/update', { id: object.id, ...more })
  await save({ imagesNew: [removed, damaged].join(',') })
  await save({ imagesExisting: [...imagesExisting, damaged] })
  await sql`UPDATE "file" SET "damaged" = true WHERE "systemName" = ${damaged}`.execute(app.db)
  await addPublishable(app, kalamaria, { publishRequested: false, title: 'Kept to ourselves' })
  hidden = [
    '40.1234',
    '22.9876',
    '40.12346',
    '22.98765',
    'Krifi',
    '54999',
    '4711',
    'BOOK-SECRET',
    'Apostolos',
    'Mystikos',
    '7654321',
    '765 4321',
    'mystikos',
    removed,
    damaged,
    'Kept to ourselves',
    'internalNotes',
    'ownerName',
    app.admin.username,
  ]
})
afterAll(() => app.close())

test.each(formatNames)('in %s', async (format) => {
  const portal = await addPortal(app, format)
  expect(await make(app, portal)).toBe('switched')
  const { body } = await read(app, portal)
  expect(body).toContain(referenceNumber)
  expect(hidden.filter((one) => body.includes(one))).toEqual([])
})
