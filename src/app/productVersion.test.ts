import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { commitOfCheckout, productRelease, releaseLine } from './productVersion.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'estia-checkout-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Eleni', '-c', 'user.email=eleni@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim()

test('a release names its version, its commit and the newest migration that it brings', () => {
  const { version, commit, schema } = productRelease()
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(schema).toMatch(/^\d{4}$/)
  expect(releaseLine()).toBe(`Estia ${version}, commit ${commit ?? 'unknown'}, schema ${schema}`)
})

test('a checkout is named by its commit, with a suffix if files have changed', () => {
  git('init', '--quiet')
  writeFileSync(join(folder, 'sheep'), 'baa')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Add a sheep')
  // A tag changes nothing: the version says which release it is.
  git('tag', '--annotate', 'v9.9.9', '--message', 'A release')
  const commit = git('rev-parse', 'HEAD').slice(0, 10)
  expect(commitOfCheckout(folder)).toBe(commit)
  writeFileSync(join(folder, 'sheep'), 'maa')
  expect(commitOfCheckout(folder)).toBe(`${commit}-changed`)
})

test("the commit is unknown without git, or inside another project's checkout", () => {
  expect(commitOfCheckout(folder)).toBe(null)
  git('init', '--quiet')
  git('commit', '--quiet', '--allow-empty', '--message', 'Begin')
  mkdirSync(join(folder, 'estia'))
  expect(commitOfCheckout(join(folder, 'estia'))).toBe(null)
})
