import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The version in package.json, such as `0.3.0`. */
export function productVersion(): string {
  const text = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
