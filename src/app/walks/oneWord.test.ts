// English texts always say "property"; only texts that the specification gives word for word differ.
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const given = [
  'lead.objectTwice',
  'object.delete',
  'object.deleteQuestion',
  'object.header',
  'object.undefinedId',
  'viewing.objectTwice',
]
/** Search words that people may type. */
const searched = ['palette.words.object']

test('English texts say property, not object', async () => {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const files = globSync('**/messages/**/en.ts', { cwd: root })
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ root + file)))
  const texts = modules.flatMap((module: Record<string, Record<string, string>>) =>
    Object.values(module).flatMap((messages) => Object.entries(messages)),
  )
  const told = texts.filter(([, text]) => /\bobjects?\b/i.test(text.replace(/\{+.*?\}+/g, '')))
  const keys = new Set(told.map(([key]) => key))
  expect([...keys].toSorted()).toEqual([...given, ...searched].toSorted())
})
