// Sends bad input to every endpoint: invalid numbers, unknown fields, broken forms.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { testApp } from '../testing/testApp.ts'
import type { TestApp } from '../testing/testApp.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

/** These end the caller's session. */
const leaveOut = new Set(['/api/authenticate/logout', '/api/authenticate/signOutEverywhere'])
const calls = () => app.http.endpoints.filter(({ path }) => !leaveOut.has(path))
const at = ({ path }: Endpoint, id: string) => path.replace(/\{\w+\}/g, id)

/** Other endpoints take no body, and read none. */
function takesFields({ body, multipart }: Endpoint): boolean {
  const { properties } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
  return !multipart && Object.keys(properties ?? {}).length > 0
}

type Sent = { url: string; payload?: object | string; headers?: Record<string, string> }

async function answersOf(sentTo: (endpoint: Endpoint) => Sent | undefined) {
  const answers: [call: string, status: number, type: string][] = []
  for (const endpoint of calls()) {
    const sent = sentTo(endpoint)
    if (!sent) continue
    const { url, payload, headers = {} } = sent
    const answer = await app.call(endpoint.method, url, { payload, headers })
    const type = String(answer.headers['content-type']).split(';')[0]!
    answers.push([`${endpoint.method} ${endpoint.path}`, answer.statusCode, type])
  }
  return answers
}
const not = (answers: Awaited<ReturnType<typeof answersOf>>, ...good: number[]) =>
  answers.filter(
    ([, status, type]) => !good.includes(status) || type !== 'application/problem+json',
  )

test('an invalid number in the address is refused', async () => {
  const answers = await answersOf((endpoint) =>
    endpoint.path.includes('{') ? { url: at(endpoint, 'no-number') } : undefined,
  )
  expect(answers.length).toBeGreaterThan(80)
  expect(not(answers, 400, 404)).toEqual([])
})

test('unknown fields are refused, in the query and in the body', async () => {
  const inQuery = await answersOf((endpoint) => ({ url: `${at(endpoint, '1')}?nobodyAsked=1` }))
  const inBody = await answersOf((endpoint) =>
    takesFields(endpoint) ? { url: at(endpoint, '1'), payload: { nobodyAsked: 1 } } : undefined,
  )
  expect(inBody.length).toBeGreaterThan(60)
  expect([not(inQuery, 400, 404, 415), not(inBody, 400, 404)]).toEqual([[], []])
})

const broken = [
  'x',
  '--a\r\nContent-Disposition: form-data; name="amount"\r\n\r\n5',
  '--a\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n5\r\n--a--\r\n',
  '--a\r\nContent-Disposition: form-data; name="nobodyAsked"\r\n\r\n5\r\n--a--\r\n',
  '',
]
test.each(broken)(
  'a form that is broken or asks for nothing known is refused: %j',
  async (payload) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=a' }
    const answers = await answersOf((endpoint) =>
      endpoint.multipart ? { url: at(endpoint, '1'), payload, headers } : undefined,
    )
    expect(answers.length).toBeGreaterThan(6)
    expect(not(answers, 400)).toEqual([])
  },
)

test('a body of another type instead of a form is a 415', async () => {
  const answers = await answersOf((endpoint) =>
    endpoint.multipart ? { url: at(endpoint, '1'), payload: { amount: 5 } } : undefined,
  )
  expect(not(answers, 415)).toEqual([])
})
