import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { jsonWriter, pageWriter } from './answerText.ts'

const file = z.object({ id: z.int().min(1), name: z.string().max(5).nullable() })

test('a field that the contract does not name is left out, however deep', () => {
  const account = z.object({ id: z.int(), files: z.array(file), main: file.nullable() })
  const named = { id: 1, name: 'plan' }
  const secret = { ...named, path: '/data/1' }
  const text = jsonWriter(account)({ id: 7, files: [secret, named], main: secret, hash: 'x' })
  expect(JSON.parse(text)).toEqual({ id: 7, files: [named, named], main: named })
})

test('a union is written by the alternative that matches', () => {
  const answer = z.union([
    z.object({ kind: z.literal('user'), name: z.string() }),
    z.object({ kind: z.literal('step'), ways: z.array(z.string()) }),
  ])
  const text = jsonWriter(answer)
  expect(JSON.parse(text({ kind: 'step', ways: ['code'], name: 'Eleni' }))).toEqual({
    kind: 'step',
    ways: ['code'],
  })
  expect(() => text({ kind: 'other' })).toThrow('does not match')
})

test('the rows of a page and the rest of it are written separately', () => {
  const page = pageWriter(z.object({ items: z.array(file), totalRows: z.int(), sum: z.number() }))
  expect(page.row({ id: 1, name: 'plan', folded: 'plan' })).toBe('{"id":1,"name":"plan"}')
  expect(JSON.parse(page.rest({ totalRows: 2, sum: 0.1, spent: 5 }))).toEqual({
    totalRows: 2,
    sum: 0.1,
  })
})

test('void and undefined answers are null, and a missing optional field stays missing', () => {
  expect(jsonWriter(z.void())({ id: 1 })).toBe('null')
  expect(jsonWriter(file.nullable())(null)).toBe('null')
  expect(jsonWriter(file.nullable())(undefined)).toBe('null')
  expect(jsonWriter(z.object({ name: z.string().optional() }))({})).toBe('{}')
})

const anything = z.object({
  text: z.string(),
  number: z.number(),
  whole: z.int(),
  yes: z.boolean().nullable(),
  choice: z.enum(['a', 'b']).nullable(),
  numbers: z.array(z.int().min(3)).max(2).optional(),
  byName: z.record(z.string(), z.number()),
  any: z.unknown(),
})

test('fields of the contract are written as JSON.stringify writes them', () => {
  const text = jsonWriter(anything)
  const answers = fc.record(
    {
      text: fc.string({ unit: 'binary' }),
      number: fc.double({ noNaN: true, noDefaultInfinity: true }),
      whole: fc.integer(),
      yes: fc.option(fc.boolean()),
      choice: fc.option(fc.constantFrom('a', 'b')),
      numbers: fc.array(fc.integer()),
      byName: fc.dictionary(fc.string(), fc.double({ noNaN: true, noDefaultInfinity: true })),
      any: fc.jsonValue(),
    },
    { requiredKeys: ['text', 'number', 'whole', 'yes', 'choice', 'byName', 'any'] },
  )
  fc.assert(
    fc.property(answers, (answer) => {
      expect(JSON.parse(text(answer))).toEqual(JSON.parse(JSON.stringify(answer)))
    }),
  )
})
