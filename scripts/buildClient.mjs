// Builds the browser part if its sources changed since the last build.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { root, run, say, seconds } from './process.mjs'

const sources = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]
const serverOnly =
  /\.(test|store|routes|server|sql)\.tsx?$|\/kit\/(db|testing|jobs|mail)\/|\/src\/demo\//

/** Written last: without it nothing serves the browser part. */
const stamp = join(root, 'dist', '.sources')

/** Takes the stamp off a browser part of other sources, so that a server waits until it is built anew. */
export function dropStaleBuild() {
  if (existsSync(stamp) && !isCurrent(fingerprint())) rmSync(stamp)
}

/** Returns whether the browser part exists and is current. */
export async function buildClient() {
  const now = fingerprint()
  if (isCurrent(now)) return true
  say('Building the browser part')
  const start = performance.now()
  if ((await run('vite', ['build', '--logLevel', 'warn'])) !== 0) return false
  compress(join(root, 'dist'))
  writeFileSync(stamp, now)
  say(`Built in ${seconds(start)}`)
  return true
}

/** Compresses files in advance; the server sends the compressed copy of a file if there is one. */
function compress(folder) {
  for (const file of filesOf(folder)) {
    if (!/\.(js|css|html|svg|json)$/.test(file)) continue
    const content = readFileSync(file)
    if (content.length < 1024) continue
    writeFileSync(`${file}.br`, brotli(content))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

/** With a window as large as the content, as the usual one of 4 MB takes longer to allocate than to fill. */
function brotli(content) {
  const window = Math.min(Math.max(Math.ceil(Math.log2(content.length)), 16), 24)
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_LGWIN: size } = constants
  return brotliCompressSync(content, { params: { [quality]: 10, [size]: window } })
}

const isCurrent = (now) => existsSync(stamp) && readFileSync(stamp, 'utf8') === now

function fingerprint() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((path) => filesOf(join(root, path))).sort())
    if (!serverOnly.test(file))
      hash.update(relative(root, file)).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

function filesOf(path) {
  if (!existsSync(path)) return []
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path]
    throw error
  }
}
