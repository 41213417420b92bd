// Copies the log segments that PostgreSQL has archived, without removing them.
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { packed } from '../pack/pack.ts'
import type { BackupStore } from '../store/backupStore.ts'
import { isArchived } from './walNames.ts'
import { walFolder, walName } from './shipWal.ts'

/** Copies only segments that the store lacks. */
export async function copyWal(archived: string, store: BackupStore): Promise<void> {
  const known = new Set<string>()
  for await (const { name } of store.list(walFolder)) known.add(name)
  for (const name of await readdir(archived))
    if (isArchived(name) && !known.has(walName(name)))
      await store.write(
        walName(name),
        packed(createReadStream(join(archived, name)), walName(name), null),
      )
}
