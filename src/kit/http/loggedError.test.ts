import pino from 'pino'
import { expect, test } from 'vitest'
import { loggedError } from './loggedError.ts'

function logged(error: Error): Record<string, unknown> & { stack: string } {
  const lines: string[] = []
  const log = pino(
    { serializers: { err: loggedError } },
    { write: (line: string) => lines.push(line) },
  )
  log.error({ err: error }, 'failed')
  expect(lines.join('')).not.toMatch(/maria|Παπαδοπούλου|AX123456/)
  return (JSON.parse(lines[0]!) as { err: Record<string, unknown> & { stack: string } }).err
}

test('a database error is logged without the values of the row', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "user"'), {
    code: '23505',
    table: 'user',
    constraint: 'userName',
    detail: 'Key (username)=(maria@example.com) already exists.',
    where: 'row (Παπαδοπούλου, AX123456)',
    parameters: ['Παπαδοπούλου'],
  })
  const { stack, ...rest } = logged(error)
  expect(rest).toEqual({
    type: 'Error',
    message: 'duplicate key value violates unique constraint "user"',
    code: '23505',
    table: 'user',
    constraint: 'userName',
  })
  expect(stack).toContain('loggedError.test.ts')
})

test('quoted values and e-mail addresses are removed, in the cause too', () => {
  const cause = Object.assign(new Error("Can't send: 550 <maria@example.com> unknown"), {
    rejected: ['maria@example.com'],
    responseCode: 550,
  })
  const error = new Error('invalid input syntax for type date: "Παπαδοπούλου"', { cause })
  expect(logged(error)).toMatchObject({
    message: 'invalid input syntax for type date: "…"',
    cause: { message: "Can't send: 550 <…@…> unknown", responseCode: 550 },
  })
})
