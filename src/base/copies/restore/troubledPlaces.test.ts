// Random trouble with servers, keys and places: a restore has everything that was acknowledged and sent, or says why not.
// @module-tag faults
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { copyReadyCluster } from '#kit/testing/readyCluster.ts'
import { BackedUpServer } from '../testing/backedUpServer.ts'
import type { Place, Row } from '../testing/backedUpServer.ts'
import { embeddedFolder } from '#kit/testing/embeddedFolder.ts'
import { movedClockLibrary } from '#kit/testing/movedClockLibrary.ts'
import { isLong, rounds } from '#kit/testing/rounds.ts'
import type { BackupKey } from '../pack/sealing.ts'
import { folderBackups } from '../store/folderBackups.ts'
import { restore } from './restore.ts'
import type { Target } from './replay.ts'

const here = embeddedFolder()
const report = { say: () => {}, progress: () => {} }
const secretOf = (number: number) => `the-${number}-olive-trees-behind-the-old-school`

const find = (place: Place, key: BackupKey, target: Target, into: string) =>
  restore({
    store: place.store,
    key,
    target,
    into,
    report,
    inspect: async (client: pg.Client) =>
      (await client.query<{ id: number }>('SELECT "id" FROM "written" ORDER BY "id"')).rows.map(
        ({ id }) => id,
      ),
  })

/** Starts an agency with its first backup. */
class Story {
  readonly servers: BackedUpServer[] = []
  readonly places: Place[] = []
  readonly #folder: string
  readonly #library: string | null
  readonly #secrets = [secretOf(0)] as [string, ...string[]]
  #folders = 0
  /** Outcomes of the restores. */
  readonly told: string[] = []

  constructor() {
    this.#folder = mkdtempSync(join(here.dataDir, 'story-'))
    chmodSync(this.#folder, 0o711)
    this.#library = movedClockLibrary(this.#folder)
  }

  async end(): Promise<void> {
    for (const server of this.servers) await server.stop({ inOrder: false })
    rmSync(this.#folder, { recursive: true, force: true })
  }

  newFolder(): string {
    const folder = join(this.#folder, String(++this.#folders))
    mkdirSync(folder, { mode: 0o711 })
    return folder
  }

  newPlace(): Place {
    const folder = this.newFolder()
    const nothing = { sent: new Map<number, Row[]>(), owners: [], isSkewed: false }
    const place = { store: folderBackups(folder), folder, ...nothing }
    this.places.push(place)
    return place
  }

  allKeys = (): BackupKey => ({ secrets: this.#secrets })

  /** A random choice of the existing keys, at least one. */
  someKeys(which: number): BackupKey {
    const some = this.#secrets.filter((_, at) => (which >> at) % 2 === 1)
    return { secrets: [some[0] ?? this.#secrets[0], ...some.slice(1)] }
  }

  async begin(): Promise<void> {
    const dataDir = this.newFolder()
    await copyReadyCluster(dataDir)
    const place = this.newPlace()
    const first = await BackedUpServer.start({ dataDir, place, key: this.allKeys(), rows: [] })
    this.servers.push(first)
    await first.claim()
    await first.write()
    await first.base()
  }

  async #add(dataDir: string, from: BackedUpServer, rows: Row[], which: number) {
    const seconds = [0, 0, 3600, -3600][which % 4]!
    const library = this.#library
    const clock = seconds !== 0 && library !== null ? { clock: { seconds, library } } : {}
    const { place, key } = from
    const server = await BackedUpServer.start({ dataDir, place, key, rows, ...clock })
    server.isOld = from.isOld
    this.servers.push(server)
    return server
  }

  async #drop(server: BackedUpServer, inOrder: boolean) {
    this.servers.splice(this.servers.indexOf(server), 1)
    await server.stop({ inOrder })
  }

  readonly steps = {
    write: async (server: BackedUpServer) => {
      for (let row = 0; row < 3; row++) await server.write()
    },
    send: async (server: BackedUpServer) => void (await server.send()),
    base: async (server: BackedUpServer) => void (await server.base()),
    /** While the original runs, after it has ended, or after its machine was lost. */
    copy: async (server: BackedUpServer, which: number) => {
      const [ends, isDecided, isEarlier] = [which % 3, which % 2 === 1, which % 5 === 1]
      if (ends > 0) await this.#drop(server, ends === 1)
      const at = server.rows[which % Math.max(1, server.rows.length)]?.acknowledged
      const target: Target =
        isEarlier && at ? { kind: 'time', at: new Date(at).toISOString() } : { kind: 'end' }
      const into = this.newFolder()
      const restored = await find(server.place, this.allKeys(), target, into).catch(() => null)
      if (!restored) {
        if (ends > 0) await this.begin()
        return
      }
      const known = new Set(restored.found)
      const rows = server.rows.filter(({ id }) => known.has(id))
      const copy = await this.#add(into, server, rows, which >> 2)
      await copy.claim({ isDecided: isDecided && ends > 0 })
    },
    /** The data folder of a stopped server, started twice. */
    twin: async (server: BackedUpServer, which: number) => {
      await this.#drop(server, which % 2 === 0)
      const into = this.newFolder()
      execFileSync('cp', ['-a', `${server.dataDir}/.`, into])
      for (const dataDir of [server.dataDir, into]) {
        const one = await this.#add(dataDir, server, server.rows, 0)
        await one.write()
        await one.claim({ isDecided: which % 5 === 1 })
      }
    },
    key: async (server: BackedUpServer, which: number) => {
      const secret = secretOf(this.#secrets.length)
      this.#secrets.unshift(secret)
      const isNewKey = which % 2 === 1
      server.key = { secrets: isNewKey ? [secret] : [secret, ...server.key.secrets] }
      if (server.owned) await server.claim({ isNewKey })
    },
    place: async (server: BackedUpServer) => {
      server.place = this.newPlace()
      if (!(await server.claim())) await server.base()
    },
    /** As if it ran a release that recorded no owner. */
    old: async (server: BackedUpServer) => {
      server.isOld = true
    },
    lose: async ({ place: { folder } }: BackedUpServer, which: number) => {
      const all = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile())
        .map((each) => join(each.parentPath, each.name))
        .toSorted()
      rmSync(all[which % all.length]!)
    },
  }

  /** Why the restore loses data without noticing; null if it does not. */
  async loss(place: Place, key: BackupKey, at: Row | null): Promise<unknown> {
    const target: Target = at
      ? { kind: 'time', at: new Date(at.acknowledged).toISOString() }
      : { kind: 'end' }
    const into = this.newFolder()
    const restored = await find(place, key, target, into).catch(() => null)
    rmSync(into, { recursive: true, force: true })
    this.told.push(restored ? 'restored' : 'refused')
    if (!restored) return null
    const { isTargetReached, hasGap, closedFrom, isGuessed, timeline } = restored
    if (!isTargetReached || hasGap || closedFrom !== null || isGuessed) return null
    this.told.push('whole')
    const there = new Set(restored.found)
    const until = at?.acknowledged ?? Infinity
    /** PostgreSQL stops before the first later commit. */
    const before = (all: Row[], isLater: (row: Row) => boolean) => {
      const end = all.findIndex(isLater)
      return end < 0 ? all : all.slice(0, end)
    }
    const owner = place.owners.findLast(({ from }) => from <= until)?.timeline ?? timeline
    const isClear = !place.isSkewed && place.sent.has(owner)
    const sent = place.sent.get(isClear ? owner : timeline) ?? []
    const missing = before(sent, ({ acknowledged }) => acknowledged > until)
      .filter(({ id }) => !there.has(id))
      .map(({ id }) => id)
    const tooNew = (place.sent.get(timeline) ?? [])
      .slice(before(place.sent.get(timeline) ?? [], ({ began }) => began > until).length)
      .filter(({ id }) => there.has(id))
      .map(({ id }) => id)
    if (missing.length + tooNew.length === 0) return null
    return { at: at?.acknowledged, timeline, owner, missing, tooNew }
  }
}

const step = fc.record({
  what: fc.constantFrom(
    ...(['write', 'write', 'write', 'send', 'send', 'send', 'base', 'copy', 'copy'] as const),
    ...(['twin', 'key', 'place', 'old', 'lose'] as const),
  ),
  who: fc.nat(99),
  which: fc.nat(999),
})

type Step = { what: keyof Story['steps']; who: number; which: number }
/** A run without trouble. */
const quietHistory: [Step[], number[]] = [
  [
    { what: 'write', who: 0, which: 0 },
    { what: 'send', who: 0, which: 0 },
  ],
  [0, 1, 2],
]

test(
  'in any history, what was acknowledged and sent is restored, or it is said why not',
  { timeout: isLong ? 3_600_000 : 180_000 },
  async () => {
    const told: string[] = []
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 6, maxLength: 14 }),
        fc.array(fc.nat(999), { minLength: 3, maxLength: 3 }),
        async (steps, questions) => {
          const story = new Story()
          try {
            await story.begin()
            for (const { what, who, which } of steps)
              await story.steps[what](story.servers[who % story.servers.length]!, which)
            for (const server of story.servers) await server.send()
            for (const [at, question] of questions.entries()) {
              const place = story.places[question % story.places.length]!
              const rows = [...new Set([...place.sent.values()].flat())]
              const row = at === 0 ? null : (rows[question % Math.max(1, rows.length)] ?? null)
              const key = question % 4 === 3 ? story.someKeys(question >> 2) : story.allKeys()
              expect(await story.loss(place, key, row)).toBeNull()
            }
          } finally {
            told.push(...story.told)
            await story.end()
          }
        },
      ),
      { numRuns: rounds(2, 41), endOnFailure: true, examples: [quietHistory] },
    )
    // Most places can be restored, rather than only refused with a reason.
    const count = (what: string) => told.filter((each) => each === what).length
    expect(count('whole')).toBeGreaterThan(told.length / 6)
  },
)
