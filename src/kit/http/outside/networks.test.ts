import { expect, test } from 'vitest'
import { networksOf } from './networks.ts'

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.*'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.*'],
  ['::ffff:cb00:7107', '203.0.113.7', '203.0.113.*'],
  ['2001:db8:12:34:5:6:7:8', '2001:db8:12:34:*', '2001:db8:12:*'],
  ['2001:DB8:12:34::1', '2001:db8:12:34:*', '2001:db8:12:*'],
  ['2001:db8::1', '2001:db8:0:0:*', '2001:db8:0:*'],
  ['fe80::1%eth0', 'fe80:0:0:0:*', 'fe80:0:0:*'],
  ['::1', '0:0:0:0:*', '0:0:0:*'],
  ['/run/estia.sock', '/run/estia.sock', '/run/estia.sock'],
])('the networks of %s are %s and %s', (address, near, wide) => {
  expect(networksOf(address)).toMatchObject({ near, wide })
})
