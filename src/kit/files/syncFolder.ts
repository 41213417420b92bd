import { open } from 'node:fs/promises'

/** A renamed file survives a power cut only once its folder is synced, too. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
