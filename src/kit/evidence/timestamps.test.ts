// Timestamps by RFC 3161: made by OpenSSL and by a service in the test.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NoTimestamp, checkTimestamp, timestampIn, timestampRequest } from './timestamps.ts'
import type { TimestampRequest } from './timestamps.ts'
import {
  answerOfOpenssl,
  nonceOfOpenssl,
  rootOfOpenssl,
  stampedSum,
} from './testing/opensslTimestamp.ts'
import { timestampService } from './testing/timestampService.ts'
import type { TimestampService } from './testing/timestampService.ts'

let service: TimestampService
let other: TimestampService
beforeAll(async () => {
  service = await timestampService()
  // A certificate for web servers.
  other = await timestampService('1.3.6.1.5.5.7.3.1')
})
afterAll(() => Promise.all([service.close(), other.close()]))

const ask = async ({ body }: TimestampRequest, { url } = service): Promise<Buffer> => {
  const answer = await fetch(url, { method: 'POST', body: new Uint8Array(body) })
  return Buffer.from(await answer.arrayBuffer())
}
const reasonOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof NoTimestamp ? error.reason : String(error)),
  )
const openssl = {
  answer: Buffer.from(answerOfOpenssl, 'base64'),
  request: { nonce: Buffer.from(nonceOfOpenssl, 'hex') },
  root: Buffer.from(rootOfOpenssl, 'base64'),
}

test('a timestamp of OpenSSL is read, and leads to its root and to no other', async () => {
  const token = await timestampIn(openssl.answer, openssl.request, stampedSum)
  expect(await checkTimestamp(token, stampedSum, [openssl.root])).toMatchObject({
    time: '2026-11-30T11:34:15.000Z',
    service: 'Test Timestamps',
    isTrusted: true,
  })
  const { certificate } = service
  expect((await checkTimestamp(token, stampedSum, [certificate])).isTrusted).toBe(false)
  expect((await checkTimestamp(token, stampedSum)).isTrusted).toBe(null)
})

test('a service stamps what it is asked, once for each request', async () => {
  const [first, second] = [timestampRequest('a sum'), timestampRequest('a sum')]
  const answer = await ask(first)
  const token = await timestampIn(answer, first, 'a sum')
  expect(await checkTimestamp(token, 'a sum', [service.certificate])).toMatchObject({
    service: 'Timestamps for tests',
    isTrusted: true,
  })
  expect(await reasonOf(timestampIn(answer, second, 'a sum'))).toBe('otherRequest')
  expect(await reasonOf(timestampIn(answer, first, 'another sum'))).toBe('otherContent')
})

test('a refusal, a lie, and what is no answer at all are no timestamps', async () => {
  const request = timestampRequest('a sum')
  service.mood = 'refuses'
  expect(await reasonOf(ask(request).then((answer) => timestampIn(answer, request, 'a sum')))).toBe(
    'refused',
  )
  service.mood = 'lies'
  expect(await reasonOf(ask(request).then((answer) => timestampIn(answer, request, 'a sum')))).toBe(
    'otherContent',
  )
  service.mood = 'answers'
  const asWebServer = await ask(request, other)
  expect(await reasonOf(timestampIn(asWebServer, request, 'a sum'))).toBe('badSignature')
  for (const answer of ['', 'no', '<html>502</html>', '0'.repeat(100_000)])
    expect(await reasonOf(timestampIn(Buffer.from(answer), request, 'a sum'))).toBe('unreadable')
})

test('a token that was changed in its signed part is refused', async () => {
  const request = timestampRequest('a sum')
  const token = await timestampIn(await ask(request), request, 'a sum')
  const at = token.indexOf(Buffer.from('Z', 'latin1'))
  const changed = Buffer.from(token)
  changed[at - 1]! ^= 1
  expect(await reasonOf(checkTimestamp(changed, 'a sum'))).not.toBe('none')
})
