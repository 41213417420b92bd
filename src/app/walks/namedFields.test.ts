// Messages about refused requests name fields by their labels.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { testApp } from '../testing/testApp.ts'
import type { TestApp } from '../testing/testApp.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const namesOf = (schema: z.ZodType): string[] =>
  Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {})

test("no refusal shows a field's name in the API", async () => {
  await app.call('POST', '/api/UserSettings/Language', { payload: { language: 'el' } })
  const raw: string[] = []
  let refused = 0
  for (const { method, path, body, multipart } of app.http.endpoints) {
    const names = namesOf(body)
    if (method === 'GET' || multipart || names.length === 0 || /login|signOut/i.test(path)) continue
    const payload = Object.fromEntries(names.map((name) => [name, { odd: { value: [] } }]))
    const answer = await app.call(method, path.replace(/\{\w+\}/g, '1'), { payload })
    if (answer.statusCode !== 400) continue
    const { detail, errors = {} } = answer.json() as { detail: string; errors?: object }
    refused += 1
    const words = detail.split(/[^\w.]+/)
    for (const name of Object.keys(errors))
      if (words.includes(name)) raw.push(`${method} ${path}: ${detail}`)
  }
  expect(raw).toEqual([])
  expect(refused).toBeGreaterThan(50)
})

test('a field without a label is described by its error only', async () => {
  const payload = { objectId: 1, name: 'Booking', url: 'ftp://example.org' }
  const answer = await app.call('POST', '/api/Reservation/feed/update', { payload })
  const { detail, errors } = answer.json() as { detail: string; errors: Record<string, string[]> }
  expect(detail).toBe(errors['url']!.join(' '))
})
