// @module-tag faults
import { sql } from 'kysely'
import { chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { embeddedFolder } from '../../testing/embeddedFolder.ts'
import { until } from '../../testing/eventually.ts'
import { quickFolder } from '../../testing/quickFolder.ts'
import { startReplica } from '../../testing/replicaServer.ts'
import type { ReplicaServer } from '../../testing/replicaServer.ts'
import { openDatabase, openPool } from '../open.ts'
import type { Database } from '../open.ts'
import { readHere } from './readingFrom.ts'
import { openReplicas } from './replicas.ts'
import type { Replicas, ReplicasOptions } from './replicas.ts'

type Tables = { sheep: { id: number } }

const here = embeddedFolder()
let one: Database<Tables>
let server: ReplicaServer
let refused: unknown[]

beforeEach(async () => {
  const embedded = await here.start()
  one = openDatabase<Tables>(embedded.connection, { max: 5 })
  onTestFinished(() => one.close())
  await one.pool.query('CREATE TABLE IF NOT EXISTS sheep (id integer PRIMARY KEY)')
  const folder = newFolder()
  server = await startReplica(embedded, join(folder, 'postgres'))
  onTestFinished(() => server.stop())
  refused = []
})

function newFolder(): string {
  const folder = quickFolder('replica-')
  // The database may run as another user, who must be able to pass through.
  chmodSync(folder, 0o711)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function open(more: Partial<ReplicasOptions> = {}): Promise<Replicas> {
  const { connection } = server
  const limits = { connectWithin: 1_000 }
  const replicas = await openReplicas({
    primary: one.pool,
    pools: [
      {
        name: 'second',
        pool: openPool(connection, limits),
        watch: openPool(connection, { ...limits, max: 2 }),
      },
    ],
    onChange: () => {},
    onRefused: (error) => refused.push(error),
    ...more,
  })
  onTestFinished(() => replicas.stop())
  return replicas
}

const isUsed = (replicas: Replicas) => until(async () => replicas.now()[0]?.leftOut === null)
const isLeftOut = (replicas: Replicas, why: string) =>
  until(async () => replicas.now()[0]?.leftOut === why)

const whereAmI = async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT current_setting('cluster_name') AS "name"`.execute(one.db)
  return rows[0]!.name === 'replica' ? 'replica' : 'primary'
}

describe('with a replica that follows', { timeout: 120_000 }, () => {
  test('only work inside `reading` reads from the replica', async () => {
    const replicas = await open()
    await isUsed(replicas)
    expect(await replicas.reading(whereAmI)).toBe('replica')
    expect(await whereAmI()).toBe('primary')
    const both = await replicas.reading(() => Promise.all([whereAmI(), whereAmI()]))
    expect(both).toEqual(['replica', 'replica'])
    expect(await replicas.reading(() => one.db.transaction().execute(whereAmI))).toBe('replica')
  })

  test('a reader sees what was committed just before', async () => {
    const replicas = await open()
    await isUsed(replicas)
    const places = new Set<string>()
    for (let id = 1; id <= 200; id++) {
      await one.pool.query('INSERT INTO sheep VALUES ($1)', [id])
      const found = await replicas.reading(async () => {
        places.add(await whereAmI())
        return one.db.selectFrom('sheep').select('id').where('id', '=', id).execute()
      })
      expect(found).toEqual([{ id }])
    }
    expect([...places]).toContain('replica')
  })

  test('rows are streamed from the replica even if they are read later', async () => {
    const replicas = await open()
    await isUsed(replicas)
    const rows = await replicas.reading(async () =>
      readHere(
        one.db.selectNoFrom(sql<string>`current_setting('cluster_name')`.as('name')).stream(),
      ),
    )
    for await (const { name } of rows) expect(name).toBe('replica')
    expect.assertions(1)
  })

  test('work that writes is repeated on the primary, and reported', async () => {
    const replicas = await open()
    await isUsed(replicas)
    await replicas.reading(async () => one.db.insertInto('sheep').values({ id: -1 }).execute())
    expect(await one.db.selectFrom('sheep').selectAll().execute()).toEqual([{ id: -1 }])
    expect(refused).toHaveLength(1)
  })

  test('a failure of the work itself is not retried', async () => {
    const replicas = await open()
    await isUsed(replicas)
    let times = 0
    const work = replicas.reading(async () => {
      times++
      await sql`SELECT 1 / 0`.execute(one.db)
    })
    await expect(work).rejects.toThrow('division by zero')
    expect(times).toBe(1)
  })

  test('a lagging replica is left out, and used again once it has caught up', async () => {
    const replicas = await open()
    await isUsed(replicas)
    await server.administer('SELECT pg_wal_replay_pause()')
    await one.pool.query('INSERT INTO sheep VALUES (1)')
    const read = () =>
      replicas.reading(async () => [
        await whereAmI(),
        ...(await one.db.selectFrom('sheep').selectAll().execute()),
      ])
    expect(await read()).toEqual(['primary', { id: 1 }])
    await isLeftOut(replicas, 'behind')
    await server.administer('SELECT pg_wal_replay_resume()')
    await isUsed(replicas)
    expect(await read()).toEqual(['replica', { id: 1 }])
  })

  test('a replica that freezes during a read is not waited for', async () => {
    const replicas = await open()
    await isUsed(replicas)
    let times = 0
    const work = replicas.reading(async () => {
      times++
      if (times === 1) {
        const slow = sql`SELECT pg_sleep(600)`.execute(one.db)
        await wait(100)
        server.signal('SIGSTOP')
        await slow
      }
      return whereAmI()
    })
    expect(await work).toBe('primary')
    expect(times).toBe(2)
    await isLeftOut(replicas, 'away')
    server.signal('SIGCONT')
    await isUsed(replicas)
  })

  test('a stopped replica is left out, and used again when it is back', async () => {
    const replicas = await open()
    await isUsed(replicas)
    await server.stop()
    expect(await replicas.reading(whereAmI)).toBe('primary')
    await isLeftOut(replicas, 'away')
    await server.start()
    await isUsed(replicas)
    expect(await replicas.reading(whereAmI)).toBe('replica')
  })

  test('a replica that was promoted to a primary is no longer read', async () => {
    const replicas = await open()
    await isUsed(replicas)
    await server.administer('SELECT pg_promote()')
    await one.pool.query('INSERT INTO sheep VALUES (7)')
    expect(await replicas.reading(() => one.db.selectFrom('sheep').selectAll().execute())).toEqual([
      { id: 7 },
    ])
    await isLeftOut(replicas, 'notReceiving')
  })

  test('the primary may be among the replicas, and reads then come from it', async () => {
    const pool = () => openPool(here.running!.connection, { max: 2 })
    const replicas = await open({ pools: [{ name: 'first', pool: pool(), watch: pool() }] })
    expect(replicas.now()).toEqual([{ name: 'first', leftOut: 'primary' }])
    expect(await replicas.reading(whereAmI)).toBe('primary')
  })

  test('a copy of another database is never read', async () => {
    const stranger = await here.startNew(newFolder())
    await stranger.administer('SELECT 1')
    const foreign = openDatabase<Tables>(stranger.connection, { max: 3 })
    onTestFinished(() => foreign.close())
    const replicas = await open({ primary: foreign.pool })
    await wait(1_500)
    expect(replicas.now()).toEqual([{ name: 'second', leftOut: 'another' }])
  })
})
