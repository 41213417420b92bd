// Starts the whole server: settings, database, demo data, routes, and a clean shutdown.
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import pino from 'pino'
import { Registry } from 'prom-client'
import { diskSpaceLimits } from '#kit/files/diskSpace.ts'
import { sweepTemporaryFolders } from '#kit/files/temporaryFolder.ts'
import { unwatchedDiskSpace, watchDiskSpace } from '#kit/files/watchDiskSpace.ts'
import { closeWithin } from '#kit/http/closeWithin.ts'
import { loggedError } from '#kit/http/loggedError.ts'
import { traceIds } from '#kit/tracing/tracing.ts'
import { createJobs } from '#kit/jobs/createJobs.ts'
import { storedMailer } from '#base/mail/server/storedMailer.ts'
import { WeakPassword, ensureAdministrator } from '#base/session/passwords/firstAdministrator.ts'
import { keepBackups } from '#base/backups/keepBackups.ts'
import type { KeptBackups } from '#base/backups/keepBackups.ts'
import { backupPlanOf } from './backupPlan.ts'
import { buildBackend } from './buildBackend.ts'
import { clientBuilt, clientRoutes } from './client.ts'
import { estiaRunner } from './commands/runEstia.ts'
import { readConfig, unusable } from './config.ts'
import { guardDemo, isEmpty } from './guards/demoGuard.ts'
import { giveBackMemory } from './giveBackMemory.ts'
import type { generateDemo } from './loadDemo.ts'
import { pauseJobsWhenDiskIsFull } from './guards/pauseJobsWhenDiskIsFull.ts'
import { healthRoutes } from './health.ts'
import { mailEnvironmentOf } from './mailEnvironmentOf.ts'
import { mapOrigins } from './mapOrigins.ts'
import { jobMetrics } from './metrics/jobMetrics.ts'
import { metricsRoutes } from './metrics/metrics.routes.ts'
import { noticeOlderState } from './guards/noticeOlderState.ts'
import { openStorage } from './openStorage.ts'
import { releaseLine } from './productVersion.ts'
import { replicasOf } from './replicasOf.ts'
import { serverFacts } from './serverFacts.ts'
import { startTelemetry } from './telemetry/startTelemetry.ts'
import { readTelemetrySettings } from './telemetry/telemetrySettings.ts'

/** Milliseconds after the signal to stop until open connections are closed. */
const longestDrain = 8_000

type Server = {
  url: string
  /** The address of this process, such as `http://127.0.0.1:3000`. */
  address: string
  /** Reports not ready, but answers requests for DRAIN_SECONDS more, while proxies switch to other servers. */
  leave: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Resolves when the server answers. Throws an error of one line that names the bad setting. `onOlderState` is called if
 * the database is older than this server has seen, which makes its caches wrong.
 */
export async function startServer(
  environment: NodeJS.ProcessEnv,
  say: (line: string) => void,
  onOlderState: () => void = () => {},
): Promise<Server> {
  say(releaseLine())
  const config = readConfig(environment)
  const sent = readTelemetrySettings(environment)
  // Log lines are written asynchronously, and flushed at the end.
  const destination = pino.destination({ sync: false })
  const level = config.production ? 'info' : 'warn'
  const logger = pino(
    { level, serializers: { err: loggedError }, ...(sent && { mixin: traceIds }) },
    destination,
  )
  const telemetry = sent && (await startTelemetry(sent, { environment, logger }))
  const warn = (error: Error) => logger.warn({ err: error }, 'a database connection broke')
  await sweepTemporaryFolders()
  const isDemo = config.demo ?? (config.databaseUrl === undefined && !config.production)
  const guard = (database: Pool) => guardDemo(database, config, isDemo)
  let generated: ReturnType<typeof generateDemo> | undefined
  const whileMaking = () => {
    if (isDemo) generated = import('./loadDemo.ts').then((demo) => demo.generateDemo())
  }
  const storage = await openStorage(config, say, warn, { guard, whileMaking })
  const { db, pool, files, direct, folders, embedded, close } = storage
  const room = config.minFreeMegabytes
    ? await watchDiskSpace(folders, diskSpaceLimits(config.minFreeMegabytes))
    : unwatchedDiskSpace
  const given = { username: config.adminUsername, password: config.adminPassword }
  try {
    if (isDemo && room.now().state === 'full')
      say(`There is too little room for the demo agency in ${room.now().path}`)
    else if (isDemo && (await isEmpty(db))) {
      // Used once at most, so it is not kept in memory.
      const { loadDemo } = await import('./loadDemo.ts')
      const { agency, publicUrl, secretsKey = null } = config
      await loadDemo({ db, files, agency, secretsKey, publicUrl }, given, say, generated)
    }
    generated = undefined
    await ensureAdministrator(db, given, say)
  } catch (error) {
    if (!(error instanceof WeakPassword)) throw error
    throw unusable('ADMIN_PASSWORD', config.adminPassword ?? '', error)
  }

  const onError = (error: unknown, job?: string) =>
    logger.error({ err: error, job }, 'a job failed')
  const registry = new Registry()
  const jobs = createJobs({ connection: direct, onError, onRun: jobMetrics(registry) })
  const programs = estiaRunner((line) => logger.info(line))
  const backup = backupPlanOf(config, embedded, programs.run)
  const replicas = await replicasOf(config, pool, logger)
  let backups: KeptBackups | null = null
  const outbox = join(config.dataDir, 'outbox')
  const backend = await buildBackend({
    db,
    replicas,
    files,
    room,
    mail: (context) => storedMailer(context, outbox),
    mailEnvironment: mailEnvironmentOf(config),
    jobs,
    backup,
    backupSending: () => backups?.sending() ?? null,
    server: serverFacts(config, environment),
    logger,
    publicUrl: config.publicUrl,
    secretsKey: config.secretsKey ?? null,
    enquirySeconds: config.enquirySeconds,
    agency: config.agency,
    paymentsHost: config.paymentsHost ?? null,
    paymentsOnly: config.paymentsOnly,
    crmUrl: config.crmUrl,
    trustedProxies: config.trustedProxies,
    geocoder: config.geocoderUrl
      ? { url: config.geocoderUrl, userAgent: `Estia (${config.publicUrl})` }
      : null,
    mapOrigins: mapOrigins(config.mapSource, logger),
  })
  giveBackMemory(backend.http)
  const sayNotReady = healthRoutes(backend)
  const refresh = metricsRoutes(backend, {
    registry,
    pool,
    logBehind: async () => (await backups?.behind()) ?? null,
    token: config.metricsToken,
  })
  telemetry?.sendMetrics(registry, refresh)
  if (environment['WAIT_FOR_CLIENT']) await clientBuilt()
  await clientRoutes(backend, config.mapSource)
  const jobsWithRoom = pauseJobsWhenDiskIsFull(jobs, room, onError)
  await jobsWithRoom.start()
  backups = backup && keepBackups(backend, backup)
  const address = await backend.http.listen({ port: config.port, host: config.host })
  // Port 0 means any free port.
  const url = config.port === 0 ? address : config.publicUrl
  say(`Estia answers on ${url}`)
  const stopNoticing = await noticeOlderState({ db, log: logger, onOlder: onOlderState })
  const leave = async () => {
    sayNotReady()
    if (config.drainSeconds > 0) say(`Answering on for ${config.drainSeconds} seconds, not ready`)
    await wait(config.drainSeconds * 1000)
  }
  const stop = async () => {
    sayNotReady()
    await stopNoticing()
    await closeWithin(backend.http, longestDrain)
    await room.stop()
    await jobsWithRoom.stop()
    await programs.stop()
    await backups?.stop()
    await replicas.stop()
    await Promise.all([close(), telemetry?.stop()])
    await backups?.finish()
  }
  return { url, address, leave, stop }
}
