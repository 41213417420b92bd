import { expect, test } from 'vitest'
import { withoutNesting } from './nesting.ts'

test.each([
  ['CHECK (((a AND b) AND c))', 'CHECK ((a AND b AND c))'],
  ['CHECK ((((a > 1) AND (b < 2)) AND (c = 3)))', 'CHECK (((a > 1) AND (b < 2) AND (c = 3)))'],
  ['(a OR (b OR c))', '(a OR b OR c)'],
  ['((x))', '(x)'],
])('%s says the same as %s', (one, other) =>
  expect(withoutNesting(one)).toBe(withoutNesting(other)),
)

test.each([
  ['CHECK (((a OR b) AND c))', 'CHECK ((a OR (b AND c)))'],
  ['CHECK ((a * (b + c)))', 'CHECK (((a * b) + c))'],
  [`CHECK ((a ~ '(x)'))`, `CHECK ((a ~ 'x'))`],
  ['(NOT (a AND b) AND c)', '(NOT a AND b AND c)'],
  ['(f(a AND b) AND c)', '(f(a) AND b AND c)'],
])('%s says something else than %s', (one, other) =>
  expect(withoutNesting(one)).not.toBe(withoutNesting(other)),
)

test('a text that is no expression stays as it is', () => {
  for (const text of ['', ')', '(', `it's :)`, `"(" AND '('`])
    expect(withoutNesting(text)).toBe(text)
})
