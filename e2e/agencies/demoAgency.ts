// Before all journeys, starts a PostgreSQL without durability and loads the demo agency, of which each test file gets a copy.
import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#kit/db/open.ts'
import type { Connection } from '#kit/embedded/applicationRole.ts'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import { createJobs } from '#kit/jobs/createJobs.ts'
import { quickFolder } from '#kit/testing/quickFolder.ts'
import { agencySettings, keepPlace } from './place.ts'
import { startHost } from './startHost.ts'

/** Called by Playwright, which calls the returned function at the end. */
export default async function makeDemoAgency(): Promise<() => Promise<void>> {
  const folder = quickFolder('estia-journeys-')
  chmodSync(folder, 0o711)
  const embedded = await startEmbedded({ dataDir: folder, log: () => {}, durable: false }).catch(
    (error: unknown) => {
      rmSync(folder, { recursive: true, force: true })
      throw error
    },
  )
  const end = async () => {
    try {
      await embedded.stop()
    } finally {
      for (const each of [embedded.folder, folder]) rmSync(each, { recursive: true, force: true })
    }
  }
  try {
    const { connection, administer } = embedded
    await administer(`ALTER ROLE ${connection.user} CREATEDB`)
    // Autovacuum would connect to the demo agency just when it is copied.
    await administer('ALTER SYSTEM SET autovacuum = off')
    await administer('SELECT pg_reload_conf()')
    const place = { folder, connection }
    const dataDir = join(folder, 'demo')
    mkdirSync(dataDir)
    const host = startHost()
    try {
      await host.open({ ...agencySettings(place, connection.database, dataDir), DEMO: 'on' })
      await settle(connection)
      await host.close()
    } finally {
      await host.end()
    }
    keepPlace(place)
    return end
  } catch (error) {
    await end().catch(() => {})
    throw error
  }
}

/** Runs all due jobs now; otherwise they would run in each copy, at unpredictable moments of its journeys. */
async function settle(connection: Connection): Promise<void> {
  const jobs = createJobs({ connection, onError: () => {} })
  const { pool, close } = openDatabase(connection, { max: 1 })
  const steps = [
    ['tellOfOffers', 'SELECT FROM "objectOffer" WHERE "tellOn" <= now()'],
    // Only now, because the step before queues mails.
    ['sendMail', 'SELECT FROM "mailQueue" WHERE "dueOn" <= now()'],
    ['import', `SELECT FROM "import" WHERE "state" = 'reading'`],
    [
      'makeFeeds',
      'SELECT FROM "portal" WHERE "isOn" AND ("checkedOn" IS NULL OR "dueOn" <= now())',
    ],
  ] as const
  const isOver = async (left: string) => (await pool.query(`${left} LIMIT 1`)).rowCount === 0
  try {
    for (const [name, left] of steps) {
      jobs.define(name, async () => {}, { oneWaiting: true })
      await jobs.send(name)
      for (let looks = 0; !(await isOver(left)); looks++) {
        if (looks === 600) throw new Error(`The job ${name} of the demo agency did not run`)
        await wait(200)
      }
    }
  } finally {
    await jobs.stop()
    await close()
  }
}
