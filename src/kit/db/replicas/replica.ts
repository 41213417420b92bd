// One replica of the database: its connections, and whether it may be read.
import { setTimeout as wait } from 'node:timers/promises'
import type { Socket } from 'node:net'
import type pg from 'pg'

/**
 * Why a replica is left out: it does not answer; it lags behind the primary; it receives nothing, or accepts writes
 * itself; it is not a copy of this database; it is currently the primary, which is no fault.
 */
export type WhyLeftOut = 'away' | 'behind' | 'notReceiving' | 'another' | 'primary'

export type ReplicaState = {
  /** Its host and port. */
  name: string
  /** Null if it is in use. */
  leftOut: WhyLeftOut | null
}

export type ReplicaPools = { name: string; pool: pg.Pool; watch: pg.Pool }

/** Positions in the log are bytes since its beginning. */
export type ReplicaCheck = {
  position: number
  isReceiving: boolean
  identity: string
  process: string
}

/** Milliseconds in which a small query must be answered. */
const prompt = 1_000

/** Checks without an answer after which it counts as lost rather than busy; its running downloads are broken off. */
const mostMisses = 3

/** SQL for what only copies of one database share, and for what only this server has. */
export const identityIn = `
  (SELECT "system_identifier"::text FROM pg_control_system()) AS "identity", pg_postmaster_start_time()::text AS "process"`

export class Replica {
  readonly name: string
  readonly pool: pg.Pool
  /** Not read until the first check. */
  leftOut: WhyLeftOut | null = 'away'
  readonly #watch: pg.Pool
  /** Consecutive checks without an answer. */
  #misses = 0
  readonly #clients = new Set<pg.PoolClient>()

  /** @param watch a pool for the same server, for small queries that must not wait behind long reads */
  constructor({ name, pool, watch }: ReplicaPools) {
    this.name = name
    this.pool = pool
    this.#watch = watch
    pool.on('connect', (client) => void this.#clients.add(client))
    pool.on('remove', (client) => void this.#clients.delete(client))
  }

  /** Whether more callers wait for a connection than have one. */
  get isFull(): boolean {
    return this.pool.waitingCount > 0
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.end(), this.#watch.end()])
  }

  get busy(): number {
    return this.pool.totalCount - this.pool.idleCount
  }

  /** Checks the replica. Resolves to null if it does not answer, and closes its connections after several misses. */
  async look(): Promise<ReplicaCheck | null> {
    // Any role may see that a WAL receiver exists.
    const row = await this.#ask<ReplicaCheck>(`
      SELECT coalesce(pg_last_wal_replay_lsn() - '0/0', 0) AS "position", ${identityIn},
        pg_is_in_recovery() AND EXISTS (SELECT FROM pg_stat_wal_receiver WHERE "pid" IS NOT NULL) AS "isReceiving"`)
    this.#misses = row ? 0 : this.#misses + 1
    if (this.#misses >= mostMisses) this.#endAll()
    return row
  }

  /** Waits until it has replayed the log up to the position, for at most `patience` milliseconds. */
  async reaches(position: number, patience: number): Promise<boolean> {
    const until = performance.now() + patience
    for (let pause = 2; ; pause = Math.min(pause * 2, 50)) {
      const there = await this.#ask<{ position: number | null }>(
        `SELECT pg_last_wal_replay_lsn() - '0/0' AS "position" WHERE pg_is_in_recovery()`,
      )
      // Do not read from a replica that is gone or has become a primary.
      if (there === null || there.position === null) return false
      if (there.position >= position) return true
      if (performance.now() + pause > until) return false
      await wait(pause)
    }
  }

  async #ask<Row extends pg.QueryResultRow>(sql: string): Promise<Row | null> {
    const late = new AbortController()
    const answer = this.#watch.query<Row>(sql).then(
      ({ rows }) => rows[0] ?? null,
      () => null,
    )
    const never = wait(prompt, null, { signal: late.signal }).catch(() => null)
    return Promise.race([answer, never]).finally(() => late.abort())
  }

  /** Closes its connections, so that readers do not wait for answers that never come. */
  #endAll(): void {
    for (const client of this.#clients) {
      const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
      stream.destroy(Object.assign(new Error(`${this.name} is lost`), { code: 'ETIMEDOUT' }))
    }
  }
}
