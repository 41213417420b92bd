// One replica of the database: its connections, and whether it may be read.
import { setTimeout as wait } from 'node:timers/promises'
import type { Socket } from 'node:net'
import type pg from 'pg'

/**
 * Why a replica is not read: it does not answer; what was written to the primary reaches it too late; it receives nothing, or
 * takes writes itself; it is not a copy of this database; it is the primary at present, which is no fault.
 */
export type WhyLeftOut = 'away' | 'behind' | 'notReceiving' | 'another' | 'primary'

export type ReplicaState = {
  /** Its host and port. */
  name: string
  /** Null: it is read. */
  leftOut: WhyLeftOut | null
}

export type ReplicaPools = { name: string; pool: pg.Pool; watch: pg.Pool }

/** Positions in the log are bytes since its beginning. */
export type Look = { position: number; isReceiving: boolean; identity: string; process: string }

/** Milliseconds within which a small question is answered. */
const prompt = 1_000

/** Looks without an answer after which it is lost, and not only busy: downloads that are under way break then. */
const mostMisses = 3

/** What a database shares with its copies alone, and what is this server's alone. */
export const identityIn = `
  (SELECT "system_identifier"::text FROM pg_control_system()) AS "identity", pg_postmaster_start_time()::text AS "process"`

export class Replica {
  readonly name: string
  readonly pool: pg.Pool
  /** Until the first look it is not read. */
  leftOut: WhyLeftOut | null = 'away'
  readonly #watch: pg.Pool
  /** Looks without an answer, in a row. */
  #misses = 0
  readonly #clients = new Set<pg.PoolClient>()

  /** @param watch to the same server, for small questions that must not wait behind long reads */
  constructor({ name, pool, watch }: ReplicaPools) {
    this.name = name
    this.pool = pool
    this.#watch = watch
    pool.on('connect', (client) => void this.#clients.add(client))
    pool.on('remove', (client) => void this.#clients.delete(client))
  }

  /** More callers wait for its connections than have one. */
  get isFull(): boolean {
    return this.pool.waitingCount > 0
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.end(), this.#watch.end()])
  }

  get busy(): number {
    return this.pool.totalCount - this.pool.idleCount
  }

  /** Resolves to null if it does not answer; ends what is under way there if it has not answered for several times. */
  async look(): Promise<Look | null> {
    // Of the receiver of the log, everybody may see that there is one.
    const row = await this.#ask<Look>(`
      SELECT coalesce(pg_last_wal_replay_lsn() - '0/0', 0) AS "position", ${identityIn},
        pg_is_in_recovery() AND EXISTS (SELECT FROM pg_stat_wal_receiver WHERE "pid" IS NOT NULL) AS "isReceiving"`)
    this.#misses = row ? 0 : this.#misses + 1
    if (this.#misses >= mostMisses) this.#endAll()
    return row
  }

  /** Waits until it has everything up to the position, but not for longer than `patience` milliseconds. */
  async reaches(position: number, patience: number): Promise<boolean> {
    const until = performance.now() + patience
    for (let pause = 2; ; pause = Math.min(pause * 2, 50)) {
      const there = await this.#ask<{ position: number | null }>(
        `SELECT pg_last_wal_replay_lsn() - '0/0' AS "position" WHERE pg_is_in_recovery()`,
      )
      // Neither one that is gone nor one that has become a primary is read.
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

  /** Breaks its connections, so that who reads there need not wait for an answer that does not come. */
  #endAll(): void {
    for (const client of this.#clients) {
      const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
      stream.destroy(Object.assign(new Error(`${this.name} is lost`), { code: 'ETIMEDOUT' }))
    }
  }
}
