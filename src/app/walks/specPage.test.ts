// docs/spec.md leaves out no section of the two documents. `npm run check` looks whether the files that it names exist.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('docs/spec.md', 'utf8')
const [, first = '', second = ''] = page.split(/^## /m)

test('each section of both documents has a heading with entries and tests', () => {
  const sectionsOf = (part: string) =>
    [...part.matchAll(/^### ([\d.]+) .+\n\n- .+(?:\n.+)*?\n {2}Tests: /gm)].map(
      ([, section]) => section!,
    )
  expect(sectionsOf(first)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  const parts = Array.from({ length: 12 }, (_, at) => `2.${at + 1}`)
  expect(sectionsOf(second)).toEqual(['1', ...parts, '3', '4', '5', '6', '7', '8', '9'])
})
