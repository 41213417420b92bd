// Gives each test that starts embedded databases a folder of its own, and removes both afterwards.
import { chmodSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { startEmbedded } from '../embedded/embedded.ts'
import type { EmbeddedDatabase } from '../embedded/embedded.ts'
import { quickFolder } from './quickFolder.ts'
import { copyReadyCluster } from './readyCluster.ts'

export const isRoot = process.getuid?.() === 0

type DatabaseFolder = {
  dataDir: string
  /** Lines that the databases logged. */
  log: string[]
  /** The database that was started last. */
  running: EmbeddedDatabase | undefined
  /** Starts the database of the folder; if there is none, a copy of one that was started once before. */
  start: () => Promise<EmbeddedDatabase>
  /** Starts the database of the folder; if there is none, creates one as the server does. */
  startNew: (folder?: string, options?: { archiveWithin: number }) => Promise<EmbeddedDatabase>
  /** Puts the database into the folder that `start` would start. */
  prepare: () => Promise<void>
}

/** Call at the top of a test file. The folder is new for each test. */
export function embeddedFolder(): DatabaseFolder {
  const started: EmbeddedDatabase[] = []
  const here: DatabaseFolder = {
    dataDir: '',
    log: [],
    running: undefined,
    async prepare() {
      if (!existsSync(join(here.dataDir, 'postgres'))) await copyReadyCluster(here.dataDir)
    },
    async start() {
      await here.prepare()
      return here.startNew()
    },
    async startNew(folder = here.dataDir, options) {
      const log = (line: string) => here.log.push(line)
      here.running = await startEmbedded({ dataDir: folder, log, ...options })
      started.push(here.running)
      return here.running
    },
  }
  beforeEach(() => {
    here.dataDir = quickFolder('embedded-')
    // The database may run as another user, who must be able to pass through.
    chmodSync(here.dataDir, 0o711)
    here.log = []
  })
  afterEach(async () => {
    here.running = undefined
    const all = started.splice(0)
    try {
      await Promise.all(all.map((database) => database.stop()))
    } finally {
      for (const each of [...all.map(({ folder }) => folder), here.dataDir])
        rmSync(each, { recursive: true, force: true })
    }
  })
  return here
}
