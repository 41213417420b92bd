// A package contains code for its own processor only, and a changelog that Debian's tools can read.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { debianChangelog } from '../../../../scripts/packaging/changelog.mjs'
import { findPrograms } from '../../../../scripts/packaging/programs.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'estia-tree-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function place(path: string, content: string | Buffer) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

/** The head of a library in ELF with two sections. */
function library(machine: number, kindOfSection: number) {
  const content = Buffer.alloc(64 + 2 * 64)
  content.write('\x7fELF\x02', 'latin1')
  content.writeUInt16LE(machine, 0x12)
  content.writeBigUInt64LE(64n, 0x28)
  content.writeUInt16LE(64, 0x3a)
  content.writeUInt16LE(2, 0x3c)
  content.writeUInt32LE(kindOfSection, 64 + 64 + 4)
  return content
}
const [x64, arm, symbols, text] = [62, 183, 2, 1]

test('code for other processors is found by its content or its name', () => {
  place('sheep/prebuilds/linux-arm64/sheep.node', library(arm, text))
  place('sheep/prebuilds/linux-x64/sheep.node', library(x64, text))
  place('sheep/prebuilds/android-arm/sheep.bare', Buffer.from('\x7fELX'))
  // A 32-bit library.
  place('sheep/prebuilds/linux-arm/sheep.node', Buffer.from('\x7fELF\x01'.padEnd(52, '\x28')))
  place('sheep/prebuilds/win32-x64/sheep.dll', 'MZ')
  place('sheep/index.js', '// for arm')
  expect(findPrograms(folder, 'amd64').foreign.toSorted()).toEqual([
    'sheep/prebuilds/android-arm/sheep.bare',
    'sheep/prebuilds/linux-arm/sheep.node',
    'sheep/prebuilds/linux-arm64/sheep.node',
    'sheep/prebuilds/win32-x64/sheep.dll',
  ])
})

test('code with symbols is found, and links to it are ignored', () => {
  place('bin/sheep', library(x64, symbols))
  place('lib/libsheep.so.1.2', library(x64, text))
  expect(findPrograms(folder, 'amd64')).toEqual({ foreign: [], withSymbols: ['bin/sheep'] })
})

test('the changelog of the package has every entry, without Markdown, in lines of 80 characters', () => {
  const changelog = readFileSync(join(import.meta.dirname, '../../../../CHANGELOG.md'), 'utf8')
  const by = { version: '9.9.9+1', maintainer: 'Sheep <sheep@example.com>' }
  const made = debianChangelog(changelog, by)
  expect(made.startsWith('estia (9.9.9+1) stable; urgency=medium\n\n  * ')).toBe(true)
  expect(made.match(/^ {2}\* /gm)).toHaveLength(changelog.match(/^- /gm)!.length)
  expect(made).not.toMatch(/\*\*|`|undefined|Invalid/)
  expect(made).toMatch(
    /^ -- Sheep <sheep@example\.com> {2}\w{3}, \d\d \w{3} \d{4} 12:00:00 \+0000$/m,
  )
  expect(made.split('\n').filter((line) => line.length > 80)).toEqual([])
})
