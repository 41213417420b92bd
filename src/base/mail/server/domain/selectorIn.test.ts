import { expect, test } from 'vitest'
import { selectorIn } from './selectorIn.ts'

test.each([
  ['google', 'google'],
  [' s1.mail ', 's1.mail'],
  ['google._domainkey.white-tower.gr', 'google'],
  ['DKIM-Signature: v=1; a=rsa-sha256; d=white-tower.gr; s=est2026; h=from:subject', 'est2026'],
  ['v=1; a=rsa-sha256; c=relaxed;\ts=k1;bs=x', 'k1'],
  ['', ''],
  ['<b>', null],
  ['two words', null],
])('the selector in “%s”', (text, selector) => {
  expect(selectorIn(text)).toBe(selector)
})
