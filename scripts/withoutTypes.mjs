// `node --import ./scripts/withoutTypes.mjs`: loads TypeScript with its types stripped in advance. Node can strip types itself,
// but its parser then stays in the server's memory, some 20 MB. So another process strips each version of a file once.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const self = fileURLToPath(import.meta.url)
const sources = join(dirname(self), '..', 'src')
const ours = pathToFileURL(join(sources, '/')).href
const kept = join(dirname(self), '..', 'node_modules', '.cache', 'withoutTypes')

/** The cache key is the text itself, so that no stale result is used. */
const placeOf = (source) =>
  join(kept, createHash('sha256').update(process.version).update(source).digest('hex'))

const read = (place) => {
  try {
    return readFileSync(place, 'utf8')
  } catch {
    return undefined
  }
}

/** Strips all sources of the server, and deletes cached results that none of them uses. */
function takeOut() {
  mkdirSync(kept, { recursive: true })
  const old = new Set(readdirSync(kept))
  for (const file of readdirSync(sources, { recursive: true })) {
    if (!file.endsWith('.ts') || /\.(test|d)\.ts$/.test(file)) continue
    const source = readFileSync(join(sources, file), 'utf8')
    const place = placeOf(source)
    if (old.delete(place.slice(kept.length + 1))) continue
    const unfinished = `${place}.${process.pid}`
    writeFileSync(unfinished, stripTypeScriptTypes(source))
    renameSync(unfinished, place)
  }
  for (const name of old) rmSync(join(kept, name), { force: true })
}

let isTakenOut = false

/** If the cache cannot be written, Node strips the types itself. */
function load(url, context, nextLoad) {
  if (!url.startsWith(ours) || !url.endsWith('.ts')) return nextLoad(url, context)
  const place = placeOf(readFileSync(fileURLToPath(url), 'utf8'))
  let source = read(place)
  if (source === undefined && !isTakenOut) {
    isTakenOut = true
    spawnSync(process.execPath, ['--no-warnings', self], { stdio: 'ignore' })
    source = read(place)
  }
  if (source === undefined) return nextLoad(url, context)
  return { format: 'module', shortCircuit: true, source }
}

if (process.argv[1] === self) takeOut()
else registerHooks({ load })
