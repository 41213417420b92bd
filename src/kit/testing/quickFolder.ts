// A new folder for files that many tests make and remove, which costs disks more than the tests themselves.
import { mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const inMemory = '/dev/shm'
const gigabyte = 2 ** 30

/** In memory where there is plenty; containers often have next to none. */
export function quickFolder(prefix: string): string {
  try {
    if (hasRoom()) return mkdtempSync(join(inMemory, prefix))
  } catch {
    // There is no such place, or it is not for us.
  }
  return mkdtempSync(join(tmpdir(), prefix))
}

function hasRoom(): boolean {
  const { bavail, bsize } = statfsSync(inMemory)
  return bavail * bsize > 2 * gigabyte && process.availableMemory() > 4 * gigabyte
}
