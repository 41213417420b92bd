// Everything that docs/spec.md names is there, and no section of the two documents is left out.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('docs/spec.md', 'utf8')
const [, first = '', second = ''] = page.split(/^## /m)

test('every file and folder that it names exists', () => {
  const named = [...page.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, path]) => path!)
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

test('each section of both documents has its row', () => {
  const sectionsOf = (part: string) =>
    new Set([...part.matchAll(/^\| ([\d.]+) +\|/gm)].map(([, section]) => section!))
  expect([...sectionsOf(first)]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  const parts = Array.from({ length: 12 }, (_, at) => `2.${at + 1}`)
  const wanted = ['1', ...parts, '3', '4', '5', '6', '7', '8', '9']
  expect(wanted.filter((section) => !sectionsOf(second).has(section))).toEqual([])
})
