// Which release this program is.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '#base/backend/serverFacts.ts'

const root = join(import.meta.dirname, '../..')

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))

/** The version in package.json, such as `0.3.0`. */
export const productVersion = (): string =>
  (readJson('package.json') as { version: string }).version

let known: Release | undefined

export const productRelease = (): Release =>
  (known ??= { version: productVersion(), commit: readCommit(), schema: newestMigration() })

/** `Estia 0.3.0, commit 1d81a01bd3, schema 0265`. */
export function releaseLine(): string {
  const { version, commit, schema } = productRelease()
  return `Estia ${version}, commit ${commit ?? 'unknown'}, schema ${schema}`
}

/** An installed tree was told when it was made; a build without git is told by SOURCE_COMMIT. */
function readCommit(): string | null {
  if (existsSync(join(root, 'installed.json')))
    return (readJson('installed.json') as { commit?: string | null }).commit ?? null
  return process.env['SOURCE_COMMIT']?.trim() || commitOfCheckout(root)
}

/** With `-changed` behind it where files differ from the commit; null for what is no checkout of its own. */
export function commitOfCheckout(folder: string): string | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      // Somebody may be committing meanwhile.
      env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' },
    })
  try {
    const [within, commit] = git('rev-parse', '--show-prefix', '--short=10', 'HEAD').split('\n')
    // A tree that only lies in somebody else's checkout is no commit of that.
    if (within !== '' || !commit) return null
    const changes = git('status', '--porcelain', '--untracked-files=no')
    return changes === '' ? commit : `${commit}-changed`
  } catch {
    return null
  }
}

const newestMigration = () =>
  readdirSync(join(root, 'migrations'))
    .flatMap((name) => /^(\d{4})_.*\.sql$/.exec(name)?.[1] ?? [])
    .sort()
    .at(-1) ?? '0000'
