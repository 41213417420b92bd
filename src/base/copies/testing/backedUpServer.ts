// A server from the backups' point of view, for tests: it writes rows, sends its log, and can be copied, stopped and moved in
// time.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { vi } from 'vitest'
import { superuser, superuserPassword } from '#kit/embedded/clusterPassword.ts'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import type { EmbeddedDatabase } from '#kit/embedded/embedded.ts'
import { spoolOf } from '#kit/embedded/spool.ts'
import { takeBase } from '../base/takeBase.ts'
import { NotOwner, ownPlace } from '../owner/ownPlace.ts'
import type { OwnedPlace } from '../owner/ownPlace.ts'
import type { BackupKey } from '../pack/sealing.ts'
import { WrongPlace, checkPlace } from '../place.ts'
import type { BackupStore } from '../store/backupStore.ts'
import { historyName, lineOf } from '../wal/lines.ts'
import { OtherServer, shipWal } from '../wal/shipWal.ts'
import { segmentNumber, timelineOf } from '../wal/walNames.ts'
import { epochMs } from '#kit/clock.ts'
import { until } from '#kit/testing/eventually.ts'

/** Times by the clock of the server that wrote the row. */
export type Row = { id: number; began: number; acknowledged: number }

export type Place = {
  store: BackupStore
  folder: string
  /** Acknowledged and sent rows by timeline, in the order of the log. */
  sent: Map<number, Row[]>
  /** Owners over time. */
  owners: { timeline: number; from: number }[]
  /** A server with a wrong clock was involved. */
  isSkewed: boolean
}

type ServerOptions = { dataDir: string; place: Place; key: BackupKey; rows: Row[]; clock?: Clock }
/** Seconds ahead of this machine, and the library that moves the clock (see movedClockLibrary). */
export type Clock = { seconds: number; library: string }

/** Milliseconds. */
const silence = 400
let lastId = 0

export class BackedUpServer {
  readonly #options: ServerOptions
  readonly #database: EmbeddedDatabase
  readonly #client: pg.Client
  readonly rows: Row[]
  place: Place
  key: BackupKey
  /** Null while it sends nothing. */
  owned: OwnedPlace | null = null
  /** Sends without checking the owner, like releases that recorded none. */
  isOld = false
  #isLost = false

  private constructor(options: ServerOptions, database: EmbeddedDatabase, client: pg.Client) {
    this.#options = options
    this.#database = database
    this.#client = client
    this.rows = [...options.rows]
    this.place = options.place
    this.key = options.key
    if (options.clock) this.place.isSkewed = true
  }

  static async start(options: ServerOptions): Promise<BackedUpServer> {
    const { dataDir, clock } = options
    if (clock) {
      const all = Number(process.env['MOVED_CLOCK'] ?? 0)
      vi.stubEnv('LD_PRELOAD', clock.library).stubEnv('MOVED_CLOCK', String(all + clock.seconds))
    }
    const database = await startEmbedded({ dataDir, log: () => {}, archiveWithin: 3600 }).finally(
      () => vi.unstubAllEnvs(),
    )
    const client = new pg.Client({
      ...database.connection,
      user: superuser,
      password: superuserPassword(database.folder),
    })
    client.on('error', () => {})
    await client.connect()
    await client.query('CREATE TABLE IF NOT EXISTS "written" ("id" int PRIMARY KEY)')
    return new BackedUpServer(options, database, client)
  }

  /** Milliseconds. */
  get #ahead(): number {
    return (this.#options.clock?.seconds ?? 0) * 1000
  }

  get dataDir(): string {
    return this.#options.dataDir
  }

  async write(): Promise<void> {
    const id = ++lastId
    const now = () => epochMs() + this.#ahead
    const began = now()
    await this.#client.query('INSERT INTO "written" VALUES ($1)', [id])
    this.rows.push({ id, began, acknowledged: now() + 1 })
  }

  /** Returns why it may not send there, or null. */
  async claim({ isDecided = false, isNewKey = false } = {}): Promise<Error | null> {
    await this.#leave()
    return this.#byItsClock(async () => {
      const store = this.#store()
      await checkPlace(store, { system: await this.#system(), key: this.key, isNewKey }, null)
      const [line, segment, from] = [await this.#line(), await this.#segment(), epochMs()]
      this.owned = await ownPlace({ store, position: { line, segment }, silence, isDecided })
      this.place.owners.push({ timeline: line.at(-1)!.timeline, from })
    })
  }

  /** Returns why nothing was sent, or null. */
  async send(): Promise<Error | null> {
    if (!this.owned && !this.isOld) return null
    return this.#byItsClock(() => this.#ship())
  }

  async base(): Promise<Error | null> {
    if (!this.owned && !this.isOld) return null
    return this.#byItsClock(async () => {
      await takeBase({
        store: this.#store(),
        key: this.key,
        version: '0.0.0',
        onProgress: () => {},
        atOnce: true,
        bytesPerSecond: 1e9,
        note: async () => ({}),
        ship: () => this.#ship(),
        connection: {
          ...this.#database.connection,
          user: superuser,
          password: superuserPassword(this.#database.folder),
        },
        mayWrite: this.#mayWrite,
      })
    })
  }

  /** @param inOrder shuts down and records it at the place; otherwise as if its machine were lost */
  async stop({ inOrder = true } = {}): Promise<void> {
    if (inOrder && this.owned) {
      await this.send()
      await this.#leave()
    } else {
      this.#isLost = true
      await this.#leave()
    }
    await this.#client.end()
    await this.#database.stop()
  }

  /** Nothing from a lost server arrives there any more. */
  #store(): BackupStore {
    const { store } = this.place
    const write: BackupStore['write'] = (name, content) =>
      this.#isLost ? Promise.reject(new Error('lost')) : store.write(name, content)
    return { ...store, write }
  }

  async #leave(): Promise<void> {
    const leaving = this.owned
    this.owned = null
    await leaving?.release().catch(() => {})
  }

  readonly #mayWrite = () => this.owned?.confirm() ?? Promise.resolve()

  async #ship(): Promise<void> {
    const rows = [...this.rows]
    // PostgreSQL ends a segment only if it has content.
    await this.#client.query(`SELECT pg_create_restore_point('sent')`)
    const piece = await this.#piece()
    await this.#client.query('SELECT pg_switch_wal()')
    const { folder } = this.#database
    const spool = { archived: spoolOf(folder), waiting: join(this.dataDir, 'waiting') }
    await until(async () => {
      const { rows: found } = await this.#client.query(
        'SELECT "last_archived_wal" >= $1 AS "isThere" FROM pg_stat_archiver',
        [piece],
      )
      return found[0].isThere === true || existsSync(join(spool.archived, piece))
    })
    const { last } = await shipWal(spool, this.#store(), this.key, { mayWrite: this.#mayWrite })
    if (last !== null) await this.owned?.noteSent({ lastPiece: last })
    this.place.sent.set(timelineOf(piece), rows)
  }

  async #piece(): Promise<string> {
    const { rows } = await this.#client.query<{ piece: string }>(
      'SELECT pg_walfile_name(pg_current_wal_insert_lsn()) AS "piece"',
    )
    return rows[0]!.piece
  }

  async #segment(): Promise<number> {
    return segmentNumber(await this.#piece())
  }

  async #line() {
    const timeline = timelineOf(await this.#piece())
    const file = join(this.#database.folder, 'data/pg_wal', historyName(timeline))
    return lineOf(timeline, timeline === 1 ? '' : readFileSync(file, 'utf8'))
  }

  async #system(): Promise<string> {
    const { rows } = await this.#client.query<{ system: string }>(
      'SELECT "system_identifier"::text AS "system" FROM pg_control_system()',
    )
    return rows[0]!.system
  }

  /** Returns refusals; throws all other errors. */
  async #byItsClock(act: () => Promise<void>): Promise<Error | null> {
    if (this.#ahead !== 0)
      vi.useFakeTimers({
        toFake: ['Date'],
        shouldAdvanceTime: true,
        now: epochMs() + this.#ahead,
      })
    try {
      await act()
      return null
    } catch (error) {
      const isRefusal = [NotOwner, OtherServer, WrongPlace].some((kind) => error instanceof kind)
      if (!isRefusal) throw error
      await this.#leave()
      return error as Error
    } finally {
      vi.useRealTimers()
    }
  }
}
