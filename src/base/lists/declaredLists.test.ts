// Checks of declared lists beyond the types: options have texts, and the request accepts what the form sends.
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { standardsOf } from '#kit/fields/filters.ts'
import { declaredList, listNames } from '#base/register/recordLists.contract.ts'
import '#app/features.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const modules = await Promise.all(
  globSync('**/messages/**/en.ts', { cwd: root }).map(
    (file) => import(/* @vite-ignore */ root + file) as Promise<Record<string, object>>,
  ),
)
const keys = new Set(
  modules.flatMap((module) => Object.values(module).flatMap((texts) => Object.keys(texts))),
)

test.each(listNames())('%s has a text for each filter and its choices', (name) => {
  const texts = Object.values(declaredList(name).filters).flatMap(
    ({ label, none, placeholder, values = [] }) => [
      label,
      none,
      placeholder,
      ...values.map(([, text]) => text),
    ],
  )
  expect(texts.filter((text) => text !== undefined && !keys.has(text))).toEqual([])
})

test.each(listNames())('the request of %s accepts each of its filters', (name) => {
  const { endpoint, filters } = declaredList(name)
  const { shape } = (endpoint.method === 'GET' ? endpoint.query : endpoint.body) as z.ZodObject
  expect(Object.keys(shape)).toEqual(expect.arrayContaining(Object.keys(standardsOf(filters))))
})
