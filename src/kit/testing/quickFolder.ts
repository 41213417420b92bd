// Folders for test files, in memory if possible: on a disk, creating and removing files takes longer than the tests.
import { mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const inMemory = '/dev/shm'
const gigabyte = 2 ** 30

/** Makes the folder in memory if there is plenty of it, else on the disk: containers often have little memory. */
export function quickFolder(prefix: string): string {
  try {
    if (hasRoom()) return mkdtempSync(join(inMemory, prefix))
  } catch {
    // /dev/shm is missing or not writable.
  }
  return mkdtempSync(join(tmpdir(), prefix))
}

function hasRoom(): boolean {
  const { bavail, bsize } = statfsSync(inMemory)
  return bavail * bsize > 2 * gigabyte && process.availableMemory() > 4 * gigabyte
}
