import { createHmac, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alertOutside } from './alertOutside.ts'

const taken: { headers: IncomingHttpHeaders; body: string }[] = []
let status = 204
const server = createServer((request, response) => {
  void text(request).then((body) => {
    taken.push({ headers: request.headers, body })
    response.writeHead(status, { location: '/elsewhere' }).end()
  })
})
let url: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/alerts`
})
afterAll(() => server.close())

const alert = {
  id: 'msg_1',
  on: '2026-11-28T10:00:00.000Z',
  publicUrl: 'https://crm.example.gr',
  ...({ reason: 'notSent', said: 'the disk is full', hours: 0.1 } as const),
}

test('problems are sent as signed Standard Webhooks', async () => {
  const key = randomBytes(32)
  await alertOutside({ url, secret: `whsec_${key.toString('base64')}` }, alert)
  const { headers, body } = taken.at(-1)!
  expect(JSON.parse(body)).toEqual({
    type: 'backup.notSent',
    timestamp: alert.on,
    data: {
      publicUrl: alert.publicUrl,
      reason: 'notSent',
      said: 'the disk is full',
      hours: 0.1,
    },
  })
  expect(headers).toMatchObject({ 'webhook-id': 'msg_1', 'webhook-timestamp': '1795860000' })
  const signed = createHmac('sha256', key).update(`msg_1.1795860000.${body}`).digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${signed}`)
  await alertOutside({ url, secret: null }, alert)
  expect(taken.at(-1)!.headers['webhook-signature']).toBeUndefined()
})

test('a refused or redirected request is a failure', async () => {
  const refusal = async (answered: number) => {
    status = answered
    return alertOutside({ url, secret: null }, alert).catch((error: Error) => error.message)
  }
  expect(await refusal(500)).toBe('ALERT_URL answered 500')
  expect(await refusal(404)).toBe('ALERT_URL answered 404')
  expect(await refusal(302)).toBe('fetch failed')
})
