import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { bareCode, errorCode } from './errorCode.ts'
import { MailRefused } from '../mail/mailRefused.ts'

const coded = (fields: object, message = '') => Object.assign(new Error(message), fields)
const ofDatabase = (code: string) => Object.assign(new DatabaseError('', 0, 'error'), { code })
const refused = coded({ code: 'EENVELOPE', responseCode: 550, response: '550 5.1.1 <maria@x.gr>' })

test.each([
  ['postgres:23505', ofDatabase('23505')],
  ['postgres:08006', new Error('Connection terminated unexpectedly')],
  ['system:ENOSPC', coded({ code: 'ENOSPC' })],
  ['system:ENOTFOUND', coded({ code: 'ENOTFOUND' }, 'getaddrinfo ENOTFOUND smtp.maria.gr')],
  ['system:ECONNREFUSED', coded({ code: 'ESOCKET', errno: -111 })],
  ['system:EAUTH', coded({ code: 'EAUTH' })],
  ['system:CERT_HAS_EXPIRED', coded({ code: 'CERT_HAS_EXPIRED' })],
  [
    'system:UND_ERR_SOCKET',
    new TypeError('fetch failed', { cause: coded({ code: 'UND_ERR_SOCKET' }) }),
  ],
  ['system:ECONNRESET', new AggregateError([coded({ code: 'ECONNRESET' })])],
  ['smtp:550 5.1.1', refused],
  ['smtp:550 5.1.1', new MailRefused('550 5.1.1 <maria@x.gr>', refused)],
  ['smtp:451', coded({ responseCode: 451, response: '451 4.12.1989 Maria' })],
  ['http:403', coded({ $metadata: { httpStatusCode: 403 }, name: 'Maria' })],
  ['error:TimeoutError', new DOMException('', 'TimeoutError')],
  ['error:TypeError', new TypeError('x is not iterable')],
  ['error:MailRefused', new MailRefused('550 no such user')],
  ['error:unknown', 'Maria'],
])('%s', (code, error) => {
  expect(errorCode(error)).toBe(code)
})

/** Personal data, and contents that errors quote. */
const personal = [
  ...(['Maria Papadopoulou', 'MARIA', 'Μαρία Παπαδοπούλου', 'Мария', 'maria@example.com'] as const),
  ...(['6971234567', '54621', '550 6971234567', '/home/maria', 'smtp.maria.gr:25'] as const),
  ...(['password=secret', 'timeout\u200bMaria', 'GR1601101250000000012300695'] as const),
]

test.each(personal)('a code contains nothing of %s, wherever it is in the error', (text) => {
  const error = coded({ code: text, errno: text, httpStatus: text, responseCode: text }, text)
  error.name = text
  error.cause = text
  Object.assign(error, { response: text, detail: text, constraint: text, stack: text })
  expect(errorCode(error)).toBe('error:Error')
  expect(errorCode(text)).toBe('error:unknown')
  expect(errorCode(Object.assign(ofDatabase('23505'), { message: text }))).toBe('postgres:23505')
  expect(errorCode(coded({ responseCode: 550, response: `550 ${text}` }))).toBe('smtp:550')
})

test.each(personal)('%s is not read as a code', (text) => {
  expect(bareCode(text)).toBeNull()
})

test('bareCode returns the code without its source', () => {
  expect(bareCode('smtp:550 5.1.1')).toBe('550 5.1.1')
  expect(bareCode('error:WrongPlace')).toBe('WrongPlace')
  expect(bareCode(null)).toBeNull()
})
