import { expect, test } from 'vitest'
import { z } from 'zod'
import { emails, textUpTo } from '../fields/kinds.ts'
import { inputOf, mailboxUpTo, valueSchema } from '../fields/schema.ts'
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

test('a text that is too long is refused before it is parsed further, also in a union', () => {
  const text = `a<${'@'.repeat(60_000)}`
  const mailbox = z.union([z.literal('').transform(() => null), mailboxUpTo(120), z.null()])
  expect(refusal(z.object({ contactEmail: mailbox }), { contactEmail: text })).toEqual({
    contactEmail: [['problem.tooLong', { max: 120 }]],
  })
  expect(refusal(inputOf({ email: emails(3, 100) }), { email: text })).toEqual({
    email: [['problem.tooLong', { max: 100 }]],
  })
  let isRead = false
  const read = valueSchema(textUpTo(200)).refine(() => (isRead = true))
  expect(refusal(z.object({ title: read }), { title: text })).toEqual({
    title: [['problem.tooLong', { max: 200 }]],
  })
  expect(isRead).toBe(false)
})

test('an e-mail address is extracted from pasted text around it', () => {
  const pasted = `  ${'Maria '.repeat(20)}<mailto:maria@example.org?subject=${'x'.repeat(100)}>  `
  expect(parse(inputOf({ email: emails(3, 100) }), { email: pasted })).toEqual({
    email: 'maria@example.org',
  })
})
