// Before all journeys: one PostgreSQL that need not survive, and in it the demo agency, of which each test file
// gets a copy.
import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import { quickFolder } from '#kit/testing/quickFolder.ts'
import { agencySettings, keepPlace } from './place.ts'
import { startHost } from './startHost.ts'

/** Playwright calls it, and what it answers at the end. */
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
    const place = { folder, connection }
    const dataDir = join(folder, 'demo')
    mkdirSync(dataDir)
    const host = startHost()
    try {
      await host.open({ ...agencySettings(place, connection.database, dataDir), DEMO: 'on' })
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
