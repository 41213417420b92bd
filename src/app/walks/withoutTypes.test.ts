// The server runs from sources whose types another process has stripped.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import server from '../../../scripts/serverProcess.json' with { type: 'json' }

/** A project of one file. */
const cwd = mkdtempSync(join(tmpdir(), 'estia-types-'))
const kept = join(cwd, 'node_modules', '.cache', 'withoutTypes')

beforeAll(() => {
  cpSync('scripts', join(cwd, 'scripts'), { recursive: true })
  mkdirSync(join(cwd, 'src'))
  writeFileSync(join(cwd, 'package.json'), '{ "type": "module" }')
})
afterAll(() => rmSync(cwd, { recursive: true, force: true }))

function run(source: string, args: readonly string[] = server.arguments) {
  writeFileSync(join(cwd, 'src', 'program.ts'), source)
  const program = [...args, join('src', 'program.ts')]
  return spawnSync(process.execPath, program, { cwd, encoding: 'utf8' })
}

test('the type stripper is not loaded into the server', () => {
  const source = `
    const seen: string[] = process.moduleLoadList.filter((name: string) => name.includes('amaro'))
    console.log(seen.length)`
  expect(run(source, []).stdout).toBe('1\n')
  expect(run(source).stdout).toBe('0\n')
})

test('a changed source is stripped again, and its old version is deleted', () => {
  for (const n of [1, 2])
    expect(run(`const n: number = ${n}; console.log(n)`).stdout).toBe(`${n}\n`)
  expect(readdirSync(kept)).toHaveLength(1)
})

test('errors have the line number of the source', () => {
  const { stderr } = run(`type A = {\n  a: number\n}\nthrow new Error('here')`)
  expect(stderr).toContain('program.ts:4')
})

test('the server runs even if nothing can be cached', () => {
  rmSync(kept, { recursive: true })
  writeFileSync(kept, 'a file in the way')
  expect(run(`const n: number = 3; console.log(n)`).stdout).toBe('3\n')
})
