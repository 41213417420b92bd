import { expect, test } from 'vitest'
import { addressesOf, addressOf, isAddress, mailbox } from './emailAddress.ts'

test.each([
  ['maria@example.org', 'maria@example.org'],
  ['  maria@example.org ', 'maria@example.org'],
  ['mailto:maria@example.org', 'maria@example.org'],
  ['MAILTO:maria@example.org?subject=Hello', 'maria@example.org'],
  ['Maria P. <maria@example.org>', 'maria@example.org'],
  ['"P., Maria" <mailto:maria@example.org>', 'maria@example.org'],
  ['<maria@example.org>', 'maria@example.org'],
  ['maria @ example.org', 'maria@example.org'],
  ['call first', 'call first'],
  ['<b>', '<b>'],
])('%s is the address %s', (pasted, address) => {
  expect(addressOf(pasted)).toBe(address)
})

test('a text is split at commas and blanks only if every part is an address', () => {
  expect(addressesOf('a@x.gr, Maria <b@x.gr>,')).toEqual(['a@x.gr', 'b@x.gr'])
  expect(addressesOf('a@x.gr or <b@x.gr>')).toEqual(['a@x.gr or <b@x.gr>'])
  expect(addressesOf('a@x.gr, mailto:b@x.gr c@x.gr')).toEqual(['a@x.gr', 'b@x.gr', 'c@x.gr'])
  expect(addressesOf('ask Maria')).toEqual(['ask Maria'])
})

test.each([
  ['maria@example.org', true],
  ["o'brien+viewing@mail.example.co.uk", true],
  ['мария@пример.рф', true],
  ['x@xn--e1afmkfd.xn--p1ai', true],
  ['maria@example', false],
  ['maria@example.', false],
  ['maria@-example.org', false],
  ['maria@example..org', false],
  ['ma ria@example.org', false],
  ['maria@example.org,b@x.gr', false],
  ['mailto:maria@example.org', false],
  ['@example.org', false],
  ['', false],
  [`${'x'.repeat(65)}@example.org`, false],
  [`x@${'y'.repeat(300)}.org`, false],
])('mail can be sent to "%s": %s', (address, can) => {
  expect(isAddress(address)).toBe(can)
})

test('mail goes to the requested address, else to the first valid one', () => {
  const all = ['ask Maria', 'b@x.gr', 'c@x.gr']
  expect(mailbox(all, undefined)).toBe('b@x.gr')
  expect(mailbox(all, ' mailto:c@x.gr')).toBe('c@x.gr')
  expect(mailbox(all, 'd@x.gr')).toBeUndefined()
  expect(mailbox(['ask Maria'], undefined)).toBe('ask Maria')
  expect(mailbox([], undefined)).toBeUndefined()
})
