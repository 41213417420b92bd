import { counted } from '../pack/pack.ts'
import { CannotOpen } from '../pack/sealing.ts'
import type { BackupStore } from '../store/backupStore.ts'
import type { Manifest } from './manifest.ts'

/** Reads the tar from its parts, and checks the size and hash of each. */
export async function* partsOf(store: BackupStore, { parts }: Manifest): AsyncIterable<Buffer> {
  for (const { name, size, sha256 } of parts) {
    const { content, read } = counted(await store.read(name))
    yield* content as AsyncIterable<Buffer>
    const found = read()
    if (found.size !== size || found.sha256 !== sha256)
      throw new CannotOpen(
        `${name} in ${store.where} is damaged: it has ${found.size} bytes of ${size}, or others`,
      )
  }
}
