// A folder of its own for each test that starts embedded databases; both are gone afterwards.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { startEmbedded } from '../embedded/embedded.ts'
import type { EmbeddedDatabase } from '../embedded/embedded.ts'

export const isRoot = process.getuid?.() === 0

type Folder = {
  dataDir: string
  /** What the databases said. */
  log: string[]
  /** The one that was started last. */
  running: EmbeddedDatabase | undefined
  start: (folder?: string) => Promise<EmbeddedDatabase>
}

/** At the top of a test file; what it answers is made anew before each test. */
export function embeddedFolder(): Folder {
  const here: Folder = {
    dataDir: '',
    log: [],
    running: undefined,
    async start(folder = here.dataDir) {
      const log = (line: string) => here.log.push(line)
      here.running = await startEmbedded({ dataDir: folder, log })
      return here.running
    },
  }
  beforeEach(() => {
    here.dataDir = mkdtempSync(join(tmpdir(), 'embedded-'))
    // The database may run as another user, who has to get in.
    chmodSync(here.dataDir, 0o711)
    here.log = []
  })
  afterEach(async () => {
    await here.running?.stop()
    const folder = here.running?.folder
    here.running = undefined
    for (const each of [folder, here.dataDir])
      if (each) rmSync(each, { recursive: true, force: true })
  })
  return here
}
