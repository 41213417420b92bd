// The release of this program.
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

/** A packaged program has a file with its commit; a build without git gets it from SOURCE_COMMIT. */
function readCommit(): string | null {
  if (existsSync(join(root, 'installed.json')))
    return (readJson('installed.json') as { commit?: string | null }).commit ?? null
  return process.env['SOURCE_COMMIT']?.trim() || commitOfCheckout(root)
}

/** The commit, with `-changed` if files differ from it; null if the folder is not a checkout of its own. */
export function commitOfCheckout(folder: string): string | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      // Do not lock the index, because somebody may be committing.
      env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' },
    })
  try {
    const [within, commit] = git('rev-parse', '--show-prefix', '--short=10', 'HEAD').split('\n')
    // A folder inside another project's checkout does not have that commit.
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
