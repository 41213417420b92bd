// Reads from replicas write nothing: here, replicas are read-only sessions of the same database.
import { sql } from 'kysely'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PreparedClient } from '#kit/db/preparedClient.ts'
import { noReplicas } from '#kit/db/replicas/replicas.ts'
import { readingFrom } from '#kit/db/replicas/readingFrom.ts'
import { startUpOptions } from '#kit/db/sessionSettings.ts'
import { valueParsers } from '#kit/db/valueParsers.ts'
import { tellOfOffers } from '#daily/matching/tellAgents.store.ts'
import { addMatchingLead, addMatchingObject } from '#daily/matching/testing/addMatching.ts'
import { addPublishable } from '#outside/publishing/testing/addPublishable.ts'
import { exportedLists } from '#base/register/recordLists.contract.ts'
import { addPlaces } from '#records/objects/testing/addPlaces.ts'
import { testApp } from '../../testing/testApp.ts'
import type { TestApp } from '../../testing/testApp.ts'

let app: TestApp
let replica: pg.Pool
/** How often a connection to the replica was used. */
let used = 0
let referenceNumber: string

beforeAll(async () => {
  app = await testApp({
    replicasOf: (database) => {
      replica = new pg.Pool({
        ...database.connection,
        Client: PreparedClient,
        types: valueParsers,
        options: `${startUpOptions()} -c default_transaction_read_only=on`,
      })
      replica.on('acquire', () => used++)
      // The database is dropped while its last session is ending.
      replica.on('error', () => {})
      return { ...noReplicas, reading: (read) => readingFrom(database.pool, replica, read) }
    },
  })
  const { kalamaria } = await addPlaces(app.db)
  const photo = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#7a9' },
  })
    .jpeg()
    .toBuffer()
  ;({ referenceNumber } = await addPublishable(app, kalamaria, {}, photo))
})
afterAll(async () => {
  await replica.end()
  await app.close()
})
beforeEach(() => void (used = 0))

const answerOf = async (call: ReturnType<TestApp['call']>) => {
  const { statusCode, body } = await call
  return { statusCode, refusal: statusCode === 200 ? '' : body, isOfReplica: used > 0 }
}
const right = { statusCode: 200, refusal: '', isOfReplica: true }

test('the overview', async () => {
  const call = app.call('GET', '/api/overview?from=2020-01-01&to=2026-12-31')
  expect(await answerOf(call)).toEqual(right)
})

test.each(exportedLists())('%s as a workbook', async (list) => {
  const payload = { list, input: {}, columns: [{ key: 'name', title: 'Name' }] }
  expect(await answerOf(app.call('POST', '/api/bulk/export', { payload }))).toEqual(right)
})

test.each(['xlsx', 'pdf'])('a statement as %s', async (format) => {
  const url = `/api/transactions/download/${app.client.accountId}?format=${format}`
  expect(await answerOf(app.call('GET', url))).toEqual(right)
})

test('the addresses for mailings', async () => {
  expect(await answerOf(app.call('GET', '/api/DataExport?language=russian'))).toEqual(right)
})

test.each([
  '/site/en',
  '/site/el?type=1&page=2',
  '/site/sitemap.xml',
  '/site/sitemap-1.xml',
  '/site/ru/object/NUMBER',
  '/site/ru/object/NUMBER/pictures',
])('the public site: %s', async (path) => {
  const url = path.replace('NUMBER', referenceNumber)
  expect(await answerOf(app.call('GET', url, { as: null }))).toEqual(right)
})

test('the people to notify of a new property', async () => {
  await addMatchingLead(app)
  await addMatchingObject(app, { title: 'Flat' })
  await sql`UPDATE "objectOffer" SET "tellOn" = now()`.execute(app.db)
  used = 0
  expect(await tellOfOffers(app.db, app, 10)).toBeGreaterThan(0)
  expect(used).toBeGreaterThan(0)
})
