// A demo agency on a fixed day, so that its pictures are the same whenever they are taken.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { quickFolder } from '#kit/testing/quickFolder.ts'
import { epochMs } from '#kit/clock.ts'
import { startHost } from '../agencies/startHost.ts'

/** A Monday morning in the season. */
export const fixedMoment = '2026-06-15T10:00:00+03:00'

const clock = fileURLToPath(new URL('../../scripts/movedClock.c', import.meta.url))

/** Needs a C compiler, like `npm run test:days`. */
export async function openFixedAgency() {
  const folder = quickFolder('estia-pictures-')
  const library = mkdtempSync(join(tmpdir(), 'estia-clock-'))
  for (const each of [folder, library]) chmodSync(each, 0o755)
  const preloaded = join(library, 'movedClock.so')
  execFileSync('cc', ['-shared', '-fPIC', '-O2', '-o', preloaded, clock])
  const offset = Math.round((Date.parse(fixedMoment) - epochMs()) / 1000)
  const host = startHost({ LD_PRELOAD: preloaded, MOVED_CLOCK: String(offset) })
  const end = async () => {
    try {
      await host.close()
    } finally {
      await host.end()
      for (const each of [folder, library]) rmSync(each, { recursive: true, force: true })
    }
  }
  const url = await host.open({
    DATA_DIR: folder,
    DEMO: 'on',
    HOST: '127.0.0.1',
    PORT: '0',
    MIN_FREE_MB: '0',
    MAP_STYLE_URL: 'outline',
  })
  return { url, end }
}
