// Takes a base backup of a running database with PostgreSQL's low-level API.
import { join } from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { counted, packed } from '../pack/pack.ts'
import type { BackupKey } from '../pack/sealing.ts'
import type { BackupStore } from '../store/backupStore.ts'
import { segmentAt, segmentName } from '../wal/walNames.ts'
import { walFolder, walName } from '../wal/shipWal.ts'
import { databaseFiles } from './databaseFiles.ts'
import { type Manifest, type Part, partName, tarName, writeManifest } from './manifest.ts'
import { tarOfDatabase } from './tarOfDatabase.ts'
import { instantNow } from '#kit/clock.ts'

export type BaseOptions = {
  /** As the superuser, to the product's database. */
  connection: pg.ClientConfig
  store: BackupStore
  key: BackupKey | null
  /** Release of the product. */
  version: string
  /** Makes a checkpoint at once instead of waiting for PostgreSQL's next one: faster, but users notice it. */
  atOnce: boolean
  bytesPerSecond: number
  /** Sends the archived log; undefined if another process does. */
  ship?: () => Promise<unknown>
  /** Reads the facts to note at the earliest moment to which the backup can be restored. */
  note: (client: pg.Client) => Promise<Record<string, unknown>>
  onProgress: (done: number, all: number) => void
  /** Called before the backup counts; rejects to discard it. */
  mayWrite?: () => Promise<void>
}

/** Size of a part of the tar, which can be sent or checked again by itself. */
const partSize = 256 * 1024 * 1024

/** Resolves once the backup and the log that it needs are stored. A failed backup leaves no manifest. */
export async function takeBase(options: BaseOptions): Promise<Manifest> {
  const { store, key, onProgress } = options
  const startedOn = instantNow()
  const id = startedOn.replace(/[-:]|\.\d+/g, '')
  const client = new pg.Client({ ...options.connection, keepAlive: true })
  client.on('error', () => {}) // the query under way rejects with the same error
  await client.connect()
  try {
    const server = await askServer(client)
    // Ends with the session, so that a killed backup leaves nothing behind.
    const from = await start(client, id, options.atOnce)
    const found = await databaseFiles(server.data)
    const all = found.files.reduce((sum, { size }) => sum + size, 0)
    const pace = {
      bytesPerSecond: options.bytesPerSecond,
      onProgress: (done: number) => onProgress(done, all),
    }
    const tar = packed(tarOfDatabase(server.data, found, pace), tarName(id), key)
    const parts = await writeParts(tar, id, store)
    const stopped = await stop(client)
    const noted = await options.note(client)
    const { to, timeline } = await finishSegment(client)
    const manifest: Manifest = {
      format: 1,
      id,
      version: options.version,
      postgres: server.major,
      system: server.system,
      startedOn,
      finishedOn: stopped.on,
      timeline,
      from,
      to,
      label: stopped.label,
      size: all,
      parts,
      noted,
    }
    await waitForLog(manifest, options)
    await options.mayWrite?.()
    await writeManifest(store, manifest, key)
    return manifest
  } finally {
    await client.end()
  }
}

async function askServer(client: pg.Client) {
  const { rows } = await client.query<{
    data: string
    system: string
    version: number
    mode: string
  }>(
    `SELECT current_setting('data_directory') AS "data", "system_identifier"::text AS "system",
      current_setting('server_version_num')::int AS "version", current_setting('archive_mode') AS "mode"
    FROM pg_control_system()`,
  )
  const { data, system, version, mode } = rows[0]!
  if (mode !== 'on')
    throw new Error(
      'The running server was started without BACKUP_URL: restart it with that setting',
    )
  return { data: join(data, '/').slice(0, -1), system, major: Math.floor(version / 10_000) }
}

async function start(client: pg.Client, id: string, atOnce: boolean): Promise<string> {
  const { rows } = await client.query<{ at: string }>(
    'SELECT pg_catalog.pg_backup_start($1, $2)::text AS "at"',
    [`estia ${id}`, atOnce],
  )
  return rows[0]!.at
}

async function stop(client: pg.Client): Promise<{ label: string; on: string }> {
  const { rows } = await client.query<{ label: string; map: string; on: Date }>(
    `SELECT "labelfile" AS "label", "spcmapfile" AS "map", clock_timestamp() AS "on"
    FROM pg_catalog.pg_backup_stop(false)`,
  )
  const { label, map, on } = rows[0]!
  if (map.trim() !== '') throw new Error('The database has tablespaces, which are not backed up')
  // Rounded up, so that a restore to this millisecond is complete.
  return { label, on: new Date(on.getTime() + 1).toISOString() }
}

/**
 * Makes PostgreSQL archive everything written so far. It archives only segments with content, and the end of a backup has
 * started a new one, so the restore point adds some content.
 */
async function finishSegment(client: pg.Client): Promise<{ to: string; timeline: number }> {
  const { rows } = await client.query<{ to: string; timeline: number }>(
    `SELECT pg_create_restore_point('estia-end')::text AS "to",
      (SELECT "timeline_id" FROM pg_control_checkpoint()) AS "timeline"`,
  )
  await client.query('SELECT pg_switch_wal()')
  return rows[0]!
}

async function writeParts(tar: Readable, id: string, store: BackupStore): Promise<Part[]> {
  const parts: Part[] = []
  let part: { into: PassThrough; left: number; done: Promise<Part> } | undefined
  const begin = () => {
    const into = new PassThrough({ highWaterMark: 1024 * 1024 })
    const name = partName(id, parts.length)
    const { content, read } = counted(into)
    const done = store.write(name, content).then(() => ({ name, ...read() }))
    done.catch((error: Error) => into.destroy(error))
    return { into, left: partSize, done }
  }
  const end = async () => {
    if (!part) return
    part.into.end()
    parts.push(await part.done)
    part = undefined
  }
  try {
    for await (const chunk of tar as AsyncIterable<Buffer>)
      for (let at = 0; at < chunk.length;) {
        part ??= begin()
        const piece = chunk.subarray(at, at + part.left)
        at += piece.length
        part.left -= piece.length
        if (!part.into.write(piece)) await drained(part.into)
        if (part.left === 0) await end()
      }
    await end()
    return parts
  } catch (error) {
    part?.into.destroy(error as Error)
    await part?.done.catch(() => {})
    throw error
  }
}

/** Rejects if the part cannot be stored. */
const drained = (into: PassThrough) =>
  new Promise<void>((resolve, reject) => {
    const settle = (go: () => void) => () => {
      into.off('drain', onDrain).off('close', onClose)
      go()
    }
    const onDrain = settle(resolve)
    const onClose = settle(() => reject(into.errored ?? new Error('the backup was stopped')))
    into.on('drain', onDrain).on('close', onClose)
  })

/** Seconds that the log may take to arrive. */
const patience = 600

async function waitForLog({ from, to, timeline }: Manifest, { store, ship }: BaseOptions) {
  const last = segmentAt(to)
  const needed = new Set<string>()
  for (let each = segmentAt(from); each <= last; each++)
    needed.add(walName(segmentName(timeline, each)))
  for (const end = performance.now() + patience * 1000; ; await wait(ship ? 500 : 3_000)) {
    await ship?.()
    for await (const { name } of store.list(walFolder)) needed.delete(name)
    if (needed.size === 0) return
    if (performance.now() > end)
      throw new Error(
        `The log of the backup did not arrive in ${store.where}: ${[...needed][0]} is missing`,
      )
  }
}
