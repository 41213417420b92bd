// No text that anybody can send blocks the server, whatever its length and content.
// @module-tag faults
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { openSession } from '#base/session/sessions.store.ts'
import { sampleOf } from '../../testing/sampleOf.ts'
import { testApp } from '../../testing/testApp.ts'
import type { TestApp } from '../../testing/testApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const letters = 100_000
const long = (sign: string, start = '') => `${start}${sign.repeat(letters / sign.length)}!`
const texts = [
  ...['@', ' ', '.', '(', '<', '1', '"'].map((sign) => long(sign)),
  long('@', 'a<'),
  long('.', 'https://'),
  long('\u0301\u0323', 'a'),
  long('a,', ''),
]
/** The limit of a body is a megabyte; quotes and accents take two bytes each. */
const fieldsAtOnce = (text: string) => Math.floor(900_000 / Buffer.byteLength(JSON.stringify(text)))
/** Node accepts headers of 16 kB. */
const longestQuery = 15_000

type Fields = Record<string, unknown>
const schemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Bodies within the limit in which every field occurs with this text. */
function bodiesOf({ body, multipart, method }: Endpoint, text: string): unknown[] {
  if (method === 'GET' || multipart) return []
  const [short, filled] = ['x', text].map((value) => sampleOf(schemaOf(body), value, 'all'))
  if (!isFields(short) || !isFields(filled)) return Array.isArray(filled) ? [filled] : []
  const names = Object.keys(filled).filter(
    (name) => JSON.stringify(filled[name]) !== JSON.stringify(short[name]),
  )
  const many = fieldsAtOnce(text)
  return Array.from({ length: Math.ceil(names.length / many) }, (_, part) => {
    const now = names.slice(part * many, (part + 1) * many)
    return { ...short, ...Object.fromEntries(now.map((name) => [name, filled[name]])) }
  })
}

function searchesOf({ query }: Endpoint, text: string): string[] {
  const names = Object.keys(schemaOf(query).properties ?? {})
  const values = names.map((name) => [name, text.slice(0, longestQuery)])
  return names.length > 0 ? [new URLSearchParams(values).toString()] : []
}

// CPU time, so that a busy machine makes no difference. Backtracking takes at least ten times as long.
const mostSeconds = 3

test.each(texts.map((text) => [JSON.stringify(text.slice(0, 10)), text]))(
  'a hundred thousand letters, %s…, in every field of every endpoint hold up nobody',
  async (_, text) => {
    const wrong: string[] = []
    for (const endpoint of app.http.endpoints) {
      const path = endpoint.path.replace(/\{\w+\}/g, '1')
      const requests = [
        ...bodiesOf(endpoint, text).map((payload) => ({ url: path, payload })),
        ...searchesOf(endpoint, text).map((search) => ({
          url: `${path}?${search}`,
          payload: undefined,
        })),
      ]
      if (requests.length === 0) continue
      // One of the calls signs out.
      const as = { ...app.admin, token: await openSession(app.db, app.admin.accountId) }
      for (const { url, payload } of requests) {
        const begun = process.cpuUsage()
        const { statusCode } = await app.call(endpoint.method, url, {
          as,
          payload: payload as object,
        })
        const seconds = process.cpuUsage(begun).user / 1e6
        if (statusCode >= 500 || seconds > mostSeconds)
          wrong.push(`${endpoint.method} ${url.slice(0, 80)}: ${statusCode} after ${seconds} s`)
      }
    }
    expect(wrong).toEqual([])
  },
)
