// The server that the journeys visit: a new demo agency, which is gone when they are over.
import { chmodSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { quickFolder } from '#kit/testing/quickFolder.ts'

const dataDir = quickFolder('estia-journeys-')
chmodSync(dataDir, 0o711)

process.env['DATA_DIR'] = dataDir
for (const name of ['DATABASE_URL', 'SMTP_URL', 'FILES_URL', 'DEMO', 'NODE_ENV', 'PUBLIC_URL'])
  delete process.env[name]

// Nothing here asks the internet for anything.
process.env['MAP_STYLE_URL'] = 'outline'

// Browsers find every name below "localhost" on this machine.
process.env['PAYMENTS_HOST'] = `payments.localhost:${process.env['PORT']}`

process.on('exit', () => {
  const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })
  try {
    remove(realpathSync(join(dataDir, 'postgres')))
  } finally {
    remove(dataDir)
  }
})

await import('#app/main.server.ts')
