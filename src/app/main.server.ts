// The server's process: settings, database, migrations, demo data, routes, and a clean end.
import { join } from 'node:path'
import pino from 'pino'
import { startEmbedded } from '#kit/db/embedded.ts'
import { migrate } from '#kit/db/migrate.ts'
import { openDatabase } from '#kit/db/open.ts'
import { openFileStore } from '#kit/files/openFileStore.ts'
import { createJobs } from '#kit/jobs/createJobs.ts'
import { createMailer } from '#kit/mail/mailer.ts'
import type { Tables } from '#features/tables.ts'
import { ensureAdministrator } from '#features/session/firstAdministrator.ts'
import { buildBackend } from './buildBackend.ts'
import { clientRoutes } from './client.ts'
import { BadSetting, readConfig } from './config.ts'
import type { Config } from './config.ts'
import { healthRoutes } from './health.ts'
import { loadDemo } from './loadDemo.ts'

const say = (line: string) => console.log(line)

async function start(config: Config): Promise<void> {
  const embedded = config.databaseUrl ? null : await startEmbedded({ dataDir: config.dataDir, log: say })
  const connection = embedded?.connection ?? { connectionString: config.databaseUrl! }
  const logger = pino({ level: config.production ? 'info' : 'warn' })
  const { db, pool, close } = openDatabase<Tables>(connection, {
    max: 20,
    onError: (error) => logger.warn({ err: error }, 'a database connection broke'),
  })
  await migrate(pool, join(import.meta.dirname, '../../migrations'), say)
  const files = await openFileStore(config.filesUrl, config.dataDir)
  if (config.demo ?? embedded?.isNew) await loadDemo(db, files, say)
  await ensureAdministrator(db, { username: config.adminUsername, password: config.adminPassword }, say)

  const jobs = createJobs({
    connection,
    onError: (error, job) => logger.error({ err: error, job }, 'a job failed'),
  })
  const mail = createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, outbox: join(config.dataDir, 'outbox') })
  const backend = await buildBackend({
    db,
    files,
    mail,
    jobs,
    logger,
    publicUrl: config.publicUrl,
    paymentsHost: config.paymentsHost ?? null,
    paymentsOnly: config.paymentsOnly,
    mapOrigins: config.mapStyleUrl ? [new URL(config.mapStyleUrl).origin] : [],
  })
  healthRoutes(backend)
  await clientRoutes(backend)
  await jobs.start()
  await backend.http.listen({ port: config.port, host: config.host })
  say(`Estia answers on ${config.publicUrl}`)

  const stop = async () => {
    await backend.http.close()
    await jobs.stop()
    await close()
    await embedded?.stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
}

try {
  await start(readConfig(process.env))
} catch (error) {
  // A bad setting or an occupied folder is the person's to mend: one line, no stack.
  console.error(error instanceof BadSetting || !(error instanceof Error) ? String(error) : error.message)
  if (process.env.DEBUG) console.error(error)
  process.exit(1)
}
