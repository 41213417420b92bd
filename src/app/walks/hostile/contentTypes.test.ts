// A body of another type than an endpoint takes is refused before it is read, and waits like any other request.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '../../testing/testApp.ts'
import type { TestApp } from '../../testing/testApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const form =
  '--x\r\nContent-Disposition: form-data; name="email"; filename="a.txt"\r\n\r\nb@example.org\r\n--x--\r\n'
const bodies: [contentType: string | undefined, payload: string][] = [
  ['multipart/form-data; boundary=x', form],
  [' Multipart/Form-Data; boundary=x', form],
  ['multipart/mixed; boundary=x', form],
  ['multipart/form-data', form],
  ['application/x-www-form-urlencoded', 'email=b%40example.org'],
  ['text/plain', '{"email":"b@example.org"}'],
  ['application/xml', '<email>b@example.org</email>'],
  ['application/octet-stream', '\u0000\u0001'],
  ['json', '{}'],
  [undefined, '{"email":"b@example.org"}'],
]

test.each(bodies)('a body of the type %j is refused by every endpoint', async (type, payload) => {
  const wrong: string[] = []
  for (const { method, path, multipart } of app.http.endpoints) {
    const isForm = type?.trim().toLowerCase().startsWith('multipart/') ?? false
    // The body of a GET is not read.
    if (method === 'GET' || (multipart && isForm)) continue
    const answer = await app.call(method, path.replace(/\{\w+\}/g, '1'), {
      as: app.admin,
      payload,
      headers: type === undefined ? {} : { 'content-type': type },
    })
    const isRefused = isForm ? answer.statusCode === 415 : [400, 415].includes(answer.statusCode)
    if (!isRefused) wrong.push(`${method} ${path}: ${answer.statusCode}`)
  }
  expect(wrong).toEqual([])
})
