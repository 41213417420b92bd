// The tests and files that docs/security.md names exist.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('docs/security.md', 'utf8').replaceAll(/\s+/g, ' ')
const all = (expression: RegExp) => [
  ...new Set([...page.matchAll(expression)].map(([, found]) => found!)),
]
const files = globSync('{src,bench,scripts,docs,e2e,migrations}/**/*.*').concat(globSync('*.*'))

test('every test that it quotes exists, or is a heading of the page', () => {
  const tests = files
    .filter((file) => /\.test\.tsx?$|^e2e\//.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const headings = readFileSync('docs/security.md', 'utf8')
  const quoted = all(/"([^"]+)"/g)
  expect(quoted.length).toBeGreaterThan(40)
  expect(
    quoted.filter((name) => !tests.includes(name) && !headings.includes(`\n### ${name}\n`)),
  ).toEqual([])
})

test('every file that it names exists', () => {
  const named = all(/`([\w./-]+\.(?:ts|tsx|sql|txt|json|md))`/g)
  expect(named.length).toBeGreaterThan(30)
  expect(
    named.filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`))),
  ).toEqual([])
})
