import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eventually } from '#kit/testing/eventually.ts'
import { createServer as createHttp } from '#kit/http/server.ts'
import { mapOrigins, originsOfStyle } from './mapOrigins.ts'
import { openFreeMap } from './settings/mapSource.ts'

let server: Server
let here: string
beforeAll(async () => {
  const style = () => ({
    version: 8,
    glyphs: 'https://glyphs.test/{fontstack}/{range}.pbf',
    sprite: [{ id: 'default', url: '/sprite' }],
    sources: {
      pictures: { type: 'raster', tiles: ['https://a.tiles.test/{z}/{x}/{y}.png'] },
      roads: { type: 'vector', url: 'roads.json' },
      coast: { type: 'geojson', data: 'https://coast.test/coast.json' },
      pins: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
    },
  })
  const answers: Record<string, () => object> = {
    '/style.json': style,
    '/roads.json': () => ({ tiles: ['https://roads.test/{z}/{x}/{y}.pbf'] }),
  }
  server = createServer((request, reply) => {
    const answer = answers[request.url ?? '']
    reply.statusCode = answer ? 200 : 404
    reply.end(JSON.stringify(answer?.() ?? {}))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const sourceOf = (style: string) => ({ light: style, dark: style, origins: null })

const hosts = ['https://glyphs.test', 'https://a.tiles.test', 'https://roads.test']

test('the origins of a style are all hosts that it and its sources name', async () => {
  const found = await originsOfStyle(`${here}/style.json`)
  expect(found.toSorted()).toEqual([here, 'https://coast.test', ...hosts].toSorted())
})

test('browsers may load from these hosts as soon as the style was read', async () => {
  const log = { warn: vi.fn() }
  const origins = mapOrigins(sourceOf(`${here}/style.json`), log)
  expect(origins).toEqual([here])
  const translate = (_language: string, message: unknown) => JSON.stringify(message)
  const options = { title: 'Maps', translate, logger: false, mapOrigins: origins } as const
  const http = await createHttp(options)
  http.get('/', () => 'a page')
  await eventually(() => expect(origins).toContain('https://roads.test'))
  const answer = await http.inject('/')
  const policy = String(answer.headers['content-security-policy'])
  for (const part of ['img-src', 'connect-src']) {
    const allowed = policy.split(';').find((each) => each.startsWith(part))
    for (const host of hosts) expect(allowed?.split(' ')).toContain(host)
  }
  expect(log.warn).not.toHaveBeenCalled()
  await http.close()
})

test('a missing style is logged, and its own host stays allowed', async () => {
  const log = { warn: vi.fn() }
  const origins = mapOrigins(sourceOf(`${here}/none.json?key=secret`), log)
  await eventually(() => expect(log.warn).toHaveBeenCalledOnce())
  expect(log.warn.mock.calls[0]?.[1]).not.toContain('secret')
  expect(origins).toEqual([here])
})

test('the outline alone needs no other host', () => {
  expect(mapOrigins(null, { warn: vi.fn() })).toEqual([])
})

test('without a setting one host is allowed, and the server sends it no request', () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  expect(mapOrigins(openFreeMap, { warn: vi.fn() })).toEqual(['https://tiles.openfreemap.org'])
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
})

test('the style of the dark mode brings its hosts too', async () => {
  const both = { light: `${here}/none.json`, dark: `${here}/style.json`, origins: null }
  const origins = mapOrigins(both, { warn: vi.fn() })
  await eventually(() => expect(origins).toContain('https://roads.test'))
})
