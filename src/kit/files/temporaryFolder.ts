// Folders for what is only there for a moment: they are gone afterwards, also when something fails.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a kill leaves behind is found by its name: our process number stands in it. */
export const temporaryPrefix = 'estia-temporary-'

export async function inTemporaryFolder<Answer>(
  use: (folder: string) => Promise<Answer>,
): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), `${temporaryPrefix}${process.pid}-`))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
