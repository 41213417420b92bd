import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'

/** In hexadecimal digits. Rejects when the stream fails. */
export async function sha256Of(content: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
