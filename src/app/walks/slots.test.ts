// Slots are loaded together with the screen or summary that contains them.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** The static imports of our own files, with the imported names. */
function importsOf(file: string): { from: string; names: string[] }[] {
  const found = sourceOf(file).matchAll(/^import (?:type )?\{([^}]*)\} from '([^']+\.tsx?)'/gm)
  return [...found].flatMap(([all, names, from]) => {
    if (all.startsWith('import type')) return []
    const path = from!.startsWith('#')
      ? `src/${from!.slice(1)}`
      : normalize(join(dirname(file), from!))
    const taken = names!.split(',').map((name) => name.trim().split(' ')[0]!)
    return [{ from: path, names: taken.filter(Boolean) }]
  })
}

const slotsIn = (file: string) =>
  [...sourceOf(file).matchAll(/= slot\(\s*'(\w+)'/g)].map(([, name]) => name!)

/** The slots in a file or in its static imports. */
function drawnBy(start: string): string[] {
  const seen = new Set<string>([start])
  const drawn = new Set<string>()
  for (const file of seen)
    for (const { from, names } of importsOf(file)) {
      const slots = new Set(slotsIn(from))
      if (slots.size === 0) seen.add(from)
      for (const name of names) if (slots.has(name)) drawn.add(name)
    }
  return [...drawn]
}

// Parts that are loaded only when somebody ticks rows.
const later = new Set(['BulkBar'])

const parts = globSync('src/**/*.parts.ts', { cwd: root })
const screens = parts.flatMap((file) =>
  [
    ...sourceOf(file).matchAll(
      /screen\(\s*\(\) => import\('([^']+)'\)[\s\S]*?\n\n?(?=(?:export )?const|\/\*\*|type )/g,
    ),
  ].map(([declared, path]) => ({ file: normalize(join(dirname(file), path!)), declared })),
)

test('every screen names its slots', () => {
  expect(screens.length).toBeGreaterThan(50)
  const unnamed = screens.flatMap(({ file, declared }) =>
    drawnBy(file)
      .filter((name) => !later.has(name) && !declared.includes(`'${name}'`))
      .map((name) => `${file}: ${name}`),
  )
  expect(unnamed).toEqual([])
  expect(screens.flatMap(({ file }) => drawnBy(file)).length).toBeGreaterThan(20)
})
