// Makes the library by which the clock of a program can be moved, for tests.
import { execFileSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'

const source = join(import.meta.dirname, '../../../scripts/movedClock.c')

/** Compiles scripts/movedClock.c into a folder that everybody may enter; null where there is no C compiler. */
export function movedClockLibrary(folder: string): string | null {
  const path = join(folder, 'movedClock.so')
  try {
    execFileSync('cc', ['-shared', '-fPIC', '-O2', '-o', path, source], { stdio: 'ignore' })
    chmodSync(path, 0o755)
    return path
  } catch {
    return null
  }
}
