// `estia` as a program: what it says, to which stream, and how it ends.
// @module-tag faults
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { productRelease } from '../productVersion.ts'
import { commands } from './commands.ts'

function estia(...words: string[]) {
  const program = join(import.meta.dirname, '../main.estia.ts')
  return new Promise<{ code: number; out: string; error: string }>((resolve) => {
    execFile(process.execPath, [program, ...words], (failure, out, error) =>
      resolve({ code: failure ? Number(failure.code) : 0, out, error }),
    )
  })
}

test('the list names every command, and each explains itself', async () => {
  const { code, out } = await estia('--help')
  expect(code).toBe(0)
  for (const name of Object.keys(commands)) {
    expect(out).toMatch(new RegExp(`^  ${name} +\\S`, 'm'))
    const { help, options } = await commands[name]!.load()
    expect(help.length).toBeGreaterThan(40)
    for (const option of Object.keys(options)) expect(help).toContain(`--${option}`)
  }
  expect((await estia('version', '--help')).out).toContain('Usage: estia version [--json]')
})

test('with --json stdout holds the outcome alone', async () => {
  const { code, out, error } = await estia('version', '--json')
  expect(code).toBe(0)
  const { version, ...release } = productRelease()
  const node = process.versions.node
  expect(JSON.parse(out)).toMatchObject({ ok: true, estia: version, ...release, node })
  expect(error).toContain('Estia ')
})

test('an invalid command line exits with 2 and names the help', async () => {
  for (const words of [
    ['nothing'],
    ['doctor', '--all'],
    ['version', 'too', 'much'],
    ['constructor'],
  ]) {
    const { code, out, error } = await estia(...words)
    expect({ words, code, out }).toEqual({ words, code: 2, out: '' })
    expect(error).toMatch(/^estia: .+; see estia .*--help\n$/)
  }
})
