import { expect, test } from 'vitest'
import { z } from 'zod'
import { parse } from './parse.ts'
import type { Problem } from './problem.ts'

function refusal(schema: z.ZodType, value: unknown) {
  try {
    return void parse(schema, value)
  } catch (error) {
    return (error as Problem).parts.errors
  }
}

test('names every invalid field, even one called like a member of Object', () => {
  const body = JSON.parse('{"toString": 1, "__proto__": 2, "constructor": 3, "email": 4}') as object
  const errors = refusal(z.strictObject({ email: z.email() }), body)
  expect(Object.keys(errors ?? {}).sort()).toEqual([
    '__proto__',
    'constructor',
    'email',
    'toString',
  ])
  expect(errors?.['toString']).toEqual(['problem.unknownField'])
})

test('reports at most a hundred invalid values', () => {
  const errors = refusal(z.array(z.int()), Array(100_000).fill('x'))
  expect(Object.keys(errors ?? {})).toHaveLength(100)
})
