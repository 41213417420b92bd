// Opens the replicas of the settings, which answer heavy reads.
import type { BaseLogger } from 'pino'
import type { Pool } from 'pg'
import { openPool } from '#kit/db/open.ts'
import { noReplicas, openReplicas } from '#kit/db/replicas/replicas.ts'
import type { Replicas } from '#kit/db/replicas/replicas.ts'
import { answerWithin } from '#kit/db/sessionSettings.ts'
import type { Config } from './config.ts'

/** Milliseconds to wait for a connection; after that the primary answers. */
const connectWithin = 1_000

/** @param primary the connections that `db` uses */
export async function replicasOf(
  { databaseReadUrls, databaseDirectUrl }: Config,
  primary: Pool,
  logger: BaseLogger,
): Promise<Replicas> {
  if (databaseReadUrls.length === 0) return noReplicas
  const onError = (error: Error) => logger.warn({ err: error }, 'a connection to a replica broke')
  const limits = { answerWithin, connectWithin, onError, isPooled: databaseDirectUrl !== undefined }
  return openReplicas({
    primary,
    pools: databaseReadUrls.map((connectionString) => ({
      name: nameOf(connectionString),
      pool: openPool({ connectionString }, { ...limits, max: 10 }),
      watch: openPool({ connectionString }, { ...limits, max: 2 }),
    })),
    onChange: ({ name, leftOut }) =>
      leftOut && leftOut !== 'primary'
        ? logger.warn({ replica: name, why: leftOut }, 'a replica is not read')
        : logger.info({ replica: name }, leftOut ? 'it is the primary' : 'a replica is read'),
    onRefused: (error) => logger.error({ err: error }, 'a read was to write something'),
  })
}

/** The name of a replica: its URL without user and password. */
function nameOf(url: string): string {
  const { host, searchParams } = new URL(url)
  return host || (searchParams.get('host') ?? 'the local socket')
}
