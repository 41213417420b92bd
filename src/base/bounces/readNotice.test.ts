import { expect, test } from 'vitest'
import { addressReason } from './bounceReason.ts'
import { readNotice } from './readNotice.ts'
import { notices } from './testing/notices.ts'

const read = (mail: string) => readNotice(Buffer.from(mail))
const at = (address: string, outcome: string, status: string | null, said: unknown) => ({
  address,
  outcome,
  status,
  said,
})

test.each([
  [
    'postfix',
    [
      at('Maria.Gone@example.gr', 'noMailbox', '5.1.1', expect.stringMatching(/^550 5.*table$/)),
      at('nowhere@no-such-domain.example', 'noDomain', '5.4.4', expect.any(String)),
    ],
  ],
  [
    'exchange',
    [at('nikos@example.com', 'noMailbox', '5.1.10', expect.stringContaining('not found by'))],
  ],
  ['gmail', [at('full@example.org', 'full', '5.2.2', expect.stringContaining('quota'))]],
  ['exim', [at('closed@example.net', 'disabled', '5.2.1', '550 5.2.1 The mailbox is disabled')]],
  [
    'qmail',
    [
      at('left@example.ru', 'noMailbox', null, expect.stringContaining('No such user here')),
      at('second@example.ru', 'noDomain', '5.1.2', expect.any(String)),
    ],
  ],
  ['delayed', [at('slow@example.gr', 'delayed', '4.4.1', expect.any(String))]],
  ['refusedAsSpam', [at('strict@example.gr', 'policy', '5.7.1', expect.any(String))]],
  ['delivered', [at('fine@example.gr', 'delivered', '2.0.0', null)]],
  ['forwarded', [at('old.place@example.gr', 'noMailbox', '5.1.1', '550 5.1.1 no such user')]],
  ['unclear', [at('unclear@example.gr', 'other', '5.0.0', null)]],
] as const)('the notice of %s names addresses and reasons', async (name, addresses) => {
  expect(await read(notices[name])).toEqual({
    on: expect.stringMatching(/^2026-11-12T/),
    addresses,
  })
})

test('a forged notice gives texts that can be shown', async () => {
  const notice = await read(notices.forged)
  expect(notice).toMatchObject({
    addresses: [{ outcome: 'noAddress' }, { address: 'victim@example.gr', outcome: 'noMailbox' }],
  })
  const { said } = (notice as { addresses: { said: string }[] }).addresses[1]!
  expect(said).toHaveLength(300)
  expect(said).not.toMatch(/\p{C}/u)
})

test.each([
  ['readReceipt', 'receipt'],
  ['vacation', 'noReport'],
  ['withoutRecipient', 'noRecipients'],
] as const)('%s is no notice of a returned mail', async (name, why) => {
  expect(await read(notices[name])).toBe(why)
})

test('files that are no mails are told apart', async () => {
  expect(await read('')).toBe('unreadable')
  expect(await readNotice(new Uint8Array(5000).fill(0xff))).toBe('unreadable')
  expect(await read('PK\u0003\u0004 a workbook')).toBe('unreadable')
})

test('a notice that lies in the future came back now', async () => {
  const later = notices.delayed.replace('12 Nov 2026', '12 Nov 2999')
  expect(await read(later)).toMatchObject({ on: expect.not.stringMatching(/^2999/) })
})

test('endless lines, headers and nested parts are refused or cut', async () => {
  const manyLines = notices.delayed + 'x\r\n'.repeat(100_000)
  expect(await read(manyLines)).toMatchObject({ addresses: [{ outcome: 'delayed' }] })
  expect(await read(`From: a@b.gr\r\n\r\n${'\n'.repeat(1_000_000)}`)).toBe('noReport')
  expect(await read('X-Long: '.concat('a'.repeat(900_000), '\r\n\r\n'))).toBe('unreadable')
  const boundaries = Array.from({ length: 200 }, (_, level) => `b${level}`)
  const nested = boundaries
    .map((name) => `Content-Type: multipart/mixed; boundary="${name}"\r\n\r\n--${name}\r\n`)
    .join('')
  expect(await read(`From: a@b.gr\r\n${nested}`)).toBe('unreadable')
  const recipient = 'Final-Recipient: rfc822; NR@example.gr\nAction: failed\nStatus: 5.1.1\n\n'
  const many = Array.from({ length: 5000 }, (_, nr) => recipient.replace('NR', `n${nr}`)).join('')
  const notice = await read(notices.withoutRecipient.replace('X-Note: nobody', many))
  expect((notice as { addresses: unknown[] }).addresses).toHaveLength(50)
})

test.each([
  ['550 5.1.1 No such user', 'noMailbox'],
  ['550 No such user', 'noMailbox'],
  ['550 Requested action not taken: mailbox unavailable', 'noMailbox'],
  ['550 5.1.2 bad destination system', 'noDomain'],
  ['556 5.1.10 Recipient address has null MX', 'noDomain'],
  ['550 5.4.1 Recipient address rejected: Access denied', 'noMailbox'],
  ['550 5.2.1 The email account is disabled', 'disabled'],
  ['452 4.2.2 mailbox full', 'full'],
  ['550 5.1.8 Sender address rejected', 'policy'],
  ['550 5.7.1 Requested action not taken: mailbox unavailable', 'policy'],
  ['554 5.2.3 message too long', 'policy'],
  ['450 4.1.1 try again later', null],
  ['550 relay not permitted from 5.1.1.20', null],
  ['550 go away', null],
] as const)('“%s” is said because of %s', (said, reason) => {
  expect(addressReason({ said })).toBe(reason)
})
