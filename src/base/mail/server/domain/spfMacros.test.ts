// The examples of RFC 7208, section 7.4.
import { expect, test } from 'vitest'
import { expandMacros } from './spfMacros.ts'

const sender = 'strong-bad@email.example.com'
const domain = 'email.example.com'

test.each([
  ['%{s}', 'strong-bad@email.example.com'],
  ['%{o}', 'email.example.com'],
  ['%{d4}', 'email.example.com'],
  ['%{d2}', 'example.com'],
  ['%{d1}', 'com'],
  ['%{dr}', 'com.example.email'],
  ['%{d2r}', 'example.email'],
  ['%{l-}', 'strong.bad'],
  ['%{lr-}', 'bad.strong'],
  ['%{l1r-}', 'strong'],
  ['%{ir}.%{v}._spf.%{d2}', '3.2.0.192.in-addr._spf.example.com'],
  ['%{lr-}.lp.%{ir}.%{v}._spf.%{d2}', 'bad.strong.lp.3.2.0.192.in-addr._spf.example.com'],
  ['%{d2}.trusted-domains.example.net', 'example.com.trusted-domains.example.net'],
  ['100%%', '100%'],
])('%s is %s', (macro, expanded) => {
  expect(expandMacros(macro, { sender, domain, address: '192.0.2.3' })).toBe(expanded)
})

test('an IPv6 address is written digit by digit', () => {
  expect(expandMacros('%{ir}.%{v}._spf.%{d2}', { sender, domain, address: '2001:db8::cb01' })).toBe(
    '1.0.b.c.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6._spf.example.com',
  )
})

test('a macro of a hundred thousand signs is cut', () => {
  const long = '%{d}'.repeat(25_000)
  expect(expandMacros(long, { sender, domain, address: '192.0.2.3' })).toHaveLength(253)
})
