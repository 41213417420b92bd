// Which texts a screen shows follows from the modules that it consists of; what it names must agree.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import type { Messages } from '#kit/i18n/messages.ts'
import { screens } from './screens.ts'

const src = join(import.meta.dirname, '..')
const folders = Object.fromEntries([
  ...readdirSync(join(src, 'features'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, join(src, 'features', name, 'messages')] as const)
    .filter(([, folder]) => existsSync(folder)),
  ['kit', join(src, 'kit/i18n/messages')],
  // Only the server has these, so no screen may show them.
  ['problems', join(src, 'kit/http/messages')],
  ['shell', join(src, 'app/messages/shell')],
])

/** Which part has a key, for every key; what plural forms have in common is a key too. */
const owners = new Map<string, string>()
for (const [part, folder] of Object.entries(folders)) {
  const { en } = (await import(join(folder, 'en.ts'))) as { en: Messages }
  for (const key of Object.keys(en)) owners.set(key, part)
}

/** The parts with a key that is this literal, or begins so where the literal has a gap in it. */
function partsWith(literal: string): string[] {
  const fits = [...owners].filter(([key]) => key === literal || key.startsWith(literal))
  return fits.map(([, part]) => part)
}

const fileOf = (from: string, specifier: string): string | undefined => {
  const file = specifier.startsWith('#')
    ? join(src, specifier.slice(1))
    : specifier.startsWith('.')
      ? join(dirname(from), specifier)
      : ''
  return /\.tsx?$/.test(file) ? file : undefined
}

type Module = { imports: string[]; parts: string[] }
const modules = new Map<string, Module>()

function readModule(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const specifiers = [
    ...code.matchAll(/^import (?!type\b)(?:[^'"]* from )?'([^']+)'/gm),
    ...code.matchAll(/\bimport\('([^']+)'\)/g),
  ]
  const module = {
    imports: specifiers.flatMap(([, specifier]) => fileOf(file, specifier!) ?? []),
    parts: partsOf(file, code),
  }
  modules.set(file, module)
  return module
}

/** Contracts and schemas name texts for the server, which answers with them translated. */
function partsOf(file: string, code: string): string[] {
  if (/(\.contract|\/schema)\.ts$/.test(file)) return []
  const literals = [...code.matchAll(/['`]([a-zA-Z]+\.[\w.]*)/g)].map(([, literal]) => literal!)
  // Forms and columns put the labels of their fields together.
  const entities = [...code.matchAll(/\b(?:formFor|columnsOf)(?:<[^(]*>)?\('(\w+)'/g)]
  return [...literals, ...entities.map(([, entity]) => `${entity}.`)].flatMap(partsWith)
}

/** The parts whose texts a module shows, with all that it consists of. */
function shownBy(file: string, leaveOut = new Set<string>()): string[] {
  const seen = new Set(leaveOut)
  const parts = new Set<string>()
  const waiting = [file]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    const { imports, parts: own } = readModule(next)
    for (const part of own) parts.add(part)
    waiting.push(...imports)
  }
  return [...parts].sort()
}

const source = readFileSync(join(src, 'app/screens.ts'), 'utf8')
const fileOfScreen = (name: string): string => {
  const [, rest = ''] = source.split(new RegExp(`\\b${name}: \\[`))
  return fileOf(src, /import\('([^']+)'\)/.exec(rest)![1]!)!
}

const everywhere = ['kit', 'shell']

test('what stands around the screens shows texts of kit and shell only', () => {
  const allScreens = new Set([join(src, 'app/screens.ts')])
  expect(shownBy(join(src, 'app/main.tsx'), allScreens)).toEqual(everywhere)
})

test.each(Object.entries(screens))('%s loads the texts that it shows', (name, [texts]) => {
  const shown = shownBy(fileOfScreen(name)).filter((part) => !everywhere.includes(part))
  expect([...texts].sort()).toEqual(shown)
})
