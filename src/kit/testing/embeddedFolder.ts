// A folder of its own for each test that starts embedded databases; both are gone afterwards.
import { chmodSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { startEmbedded } from '../embedded/embedded.ts'
import type { EmbeddedDatabase } from '../embedded/embedded.ts'
import { quickFolder } from './quickFolder.ts'
import { copyReadyCluster } from './readyCluster.ts'

export const isRoot = process.getuid?.() === 0

type Folder = {
  dataDir: string
  /** What the databases said. */
  log: string[]
  /** The one that was started last. */
  running: EmbeddedDatabase | undefined
  /** Starts the database of the folder; where there is none, as a first start has left it. */
  start: () => Promise<EmbeddedDatabase>
  /** Starts what there is in the folder, and makes a database where there is none. */
  startNew: (folder?: string) => Promise<EmbeddedDatabase>
  /** Puts the database there that `start` starts. */
  prepare: () => Promise<void>
}

/** At the top of a test file; what it answers is made anew before each test. */
export function embeddedFolder(): Folder {
  const started: EmbeddedDatabase[] = []
  const here: Folder = {
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
    async startNew(folder = here.dataDir) {
      const log = (line: string) => here.log.push(line)
      here.running = await startEmbedded({ dataDir: folder, log })
      started.push(here.running)
      return here.running
    },
  }
  beforeEach(() => {
    here.dataDir = quickFolder('embedded-')
    // The database may run as another user, who has to get in.
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
