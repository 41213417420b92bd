import { describe, expect, test } from 'vitest'
import { reducedError, reducedText } from './reducedError.ts'

describe('the text of an error', () => {
  test.each([
    ['connect ECONNREFUSED 10.0.0.7:25', 'connect ECONNREFUSED …'],
    ['getaddrinfo ENOTFOUND smtp.papadopoulos.gr', '… ENOTFOUND …'],
    [
      "EACCES: permission denied, open '/home/maria/backups/base'",
      'EACCES permission denied open …',
    ],
    [
      'duplicate key value violates unique constraint "user_username_key"',
      'duplicate key value violates unique constraint …',
    ],
    [
      '550 5.1.1 <maria.k@example.gr>: Recipient address rejected: User unknown',
      '550 5.1.1 … recipient address rejected user unknown',
    ],
    ['Timeout', 'timeout'],
    ['', '…'],
  ])('%s', (said, kept) => {
    expect(reducedText(said)).toBe(kept)
  })

  test.each([
    'Maria Papadopoulou',
    'Μαρία Παπαδοπούλου, Τσιμισκή 12',
    'Мария Иванова +7 921 123-45-67',
    '6971234567',
    '+30 697 123 4567',
    '550 6971234567',
    '4.12.1989',
    '550 4.12.1989',
    '2 5.1.1',
    'maria@example.com',
    'MARIA@EXAMPLE.COM',
    'passport-AB123456.pdf',
    '"connection refused.pdf"',
    '«file not found»',
    "'open access'",
    '<user>',
    '"open access',
    'https://example.com/connect?token=secret',
    'a@b error@host key=value',
    'timeout\u200bMaria',
    '54621',
  ])('nothing that might be of a person is kept of %s', (said) => {
    expect(reducedText(said).replace(/^(550|2) ?/, '')).toMatch(/^(… ?)*$/)
  })

  test('is one line, and no more than so much of it', () => {
    expect(reducedText('failed\nconnection')).toBe('failed')
    expect(reducedText(`${'x'.repeat(400)} failed`)).toBe('…')
  })
})

describe('what comes with an error', () => {
  test('a code is kept if it is known, and a constraint if the database has it', () => {
    const known = new Set(['user_username_key'])
    expect(
      reducedError({ message: null, code: '23505', constraint: 'user_username_key' }, known),
    ).toMatchObject({ code: '23505', constraint: 'user_username_key' })
    expect(
      reducedError({ message: null, code: 'MARIA', constraint: 'Maria' }, known),
    ).toMatchObject({ code: null, constraint: null })
    expect(reducedError({ message: null, code: '54621' })).toMatchObject({ code: null })
  })

  test('the place is a file of this program, and no other that looks like one', () => {
    const at = (path: string) =>
      reducedError({ message: null, stack: `Error: x\n    at f (file:///usr/lib/estia/${path})` })
        .place
    expect(at('src/kit/clock.ts:12:3')).toBe('src/kit/clock.ts:12')
    expect(at('src/kit/maria.ts:12:3')).toBeNull()
    expect(at('src/kit/../../maria/src/kit/clock.ts:12:3')).toBeNull()
    expect(at('src/kit/clock.ts:6971234567')).toBeNull()
  })
})
