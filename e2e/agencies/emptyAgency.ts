// A second agency beside that of the current file, which only has an administrator.
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { agencySettings, keptPlace } from './place.ts'
import { startHost } from './startHost.ts'

export const firstAdministrator = { username: 'first@example.com', password: 'olive tree 1821' }

export async function openEmptyAgency(
  name: string,
  settings: Record<string, string> = {},
): Promise<{ url: string; end(): Promise<void> }> {
  const place = keptPlace()
  const dataDir = join(place.folder, name)
  await mkdir(dataDir)
  await administer(`CREATE DATABASE ${name}`)
  const host = startHost()
  const url = await host.open({
    ...agencySettings(place, name, dataDir),
    DEMO: 'off',
    ADMIN_USERNAME: firstAdministrator.username,
    ADMIN_PASSWORD: firstAdministrator.password,
    ...settings,
  })
  return {
    url,
    async end() {
      await host.close()
      await host.end()
      await administer(`DROP DATABASE ${name} WITH (FORCE)`)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function administer(sql: string): Promise<void> {
  const client = new pg.Client({ ...keptPlace().connection, database: 'postgres' })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
