import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'

/** As hexadecimal digits. Rejects if the stream fails. */
export async function sha256Of(content: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
