// Makes the dump of this release, with which later releases test their upgrade: the demo agency on the oldest supported
// PostgreSQL. node src/app/testing/main.releaseDump.ts BINARIES FILE
import { execFileSync } from 'node:child_process'
import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { startExternal } from '#kit/testing/externalPostgres.ts'
import { quickFolder } from '#kit/testing/quickFolder.ts'

const [binaries, file] = process.argv.slice(2)
if (!binaries || !file) throw new Error('The folder of PostgreSQL and the file are missing')

const folder = quickFolder('estia-release-')
chmodSync(folder, 0o711)
const { connection, stop } = await startExternal(folder, binaries)
const { host, port, user, database } = connection
const url = `postgres:///${database}?${new URLSearchParams({ host, port: String(port), user })}`
try {
  execFileSync(process.execPath, [join(import.meta.dirname, '../main.seed.ts')], {
    env: { PATH: process.env['PATH'], DATABASE_URL: url, DATA_DIR: join(folder, 'files') },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const dump = execFileSync(
    join(binaries, 'pg_dump'),
    [
      '--no-owner',
      '--no-privileges',
      '--exclude-schema=pgboss',
      '--inserts',
      '--rows-per-insert=200',
      url,
    ],
    { encoding: 'utf8', maxBuffer: 1e9 },
  )
  // Lines for psql alone.
  writeFileSync(file, gzipSync(dump.replace(/^\\.*\n/gm, ''), { level: 9 }))
} finally {
  await stop()
  rmSync(folder, { recursive: true, force: true })
}
