// Test helpers for portals: add one, give it an address, make its feed and read it like a portal.
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect } from 'vitest'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import type { FormatName } from '../formats/formatNames.contract.ts'
import type { Portal, PortalInput } from '../portals.contract.ts'

export async function post(app: TestApp, url: string, payload: object = {}, as?: Person) {
  const answer = await app.call('POST', url, { payload, ...(as && { as }) })
  expect([url, answer.statusCode === 200 || answer.body]).toEqual([url, true])
  return answer.json()
}

const input = (format: FormatName, more: Partial<PortalInput> = {}): PortalInput => ({
  name: format,
  format,
  viewId: null,
  language: 'en',
  contactName: null,
  contactPhone: null,
  contactEmail: null,
  mostObjects: null,
  mostPictures: null,
  isOn: true,
  ...more,
})

export type TestPortal = { id: number; path: string }

/** A portal that is on and has an address, but no feed yet. */
export async function addPortal(
  app: TestApp,
  format: FormatName,
  more: Partial<PortalInput> = {},
): Promise<TestPortal> {
  const { id } = await post(app, '/api/portal/add', input(format, more))
  const { url } = await post(app, `/api/portal/address/${id}`)
  return { id, path: new URL(url).pathname }
}

export async function changePortal(app: TestApp, id: number, changes: Partial<PortalInput>) {
  const { version, format } = await portalOf(app, id)
  return post(app, '/api/portal/update', { ...input(format, changes), id, version })
}

export const portalOf = async (app: TestApp, id: number): Promise<Portal> =>
  (await app.call('GET', '/api/portal')).json().items.find((one: Portal) => one.id === id) as Portal

export const make = async (app: TestApp, { id }: { id: number }, acceptsLoss = false) =>
  (await post(app, `/api/portal/make/${id}`, { acceptsLoss })).made as string | null

export const read = (app: TestApp, { path }: TestPortal, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url: path, headers })

type Element = { [name: string]: unknown }

/** Uses another parser than the feed's own check. */
export function parseXml(text: string): Element {
  expect(XMLValidator.validate(text)).toBe(true)
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    trimValues: false,
    isArray: (name) => ['property', 'ad', 'listing', 'item', 'image', 'picture'].includes(name),
  })
  return parser.parse(text) as Element
}

export async function kyeroProperties(app: TestApp, portal: TestPortal): Promise<Element[]> {
  const answer = await read(app, portal)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ])
  return propertiesIn(answer.body)
}

export const propertiesIn = (text: string) =>
  ((parseXml(text)['root'] as Element)['property'] ?? []) as Element[]

/** The ids of all properties of a feed, in any format. */
export function idsIn(format: FormatName, text: string, numbers: Map<string, number>): number[] {
  const list = {
    kyero: () => propertiesIn(text).map(({ id }) => Number(id)),
    lifull: () => elements(parseXml(text), 'trovit', 'ad').map(({ id }) => Number(id)),
    meta: () =>
      elements(parseXml(text), 'listings', 'listing').map((one) => Number(one['home_listing_id'])),
    rss: () =>
      elements((parseXml(text)['rss'] ?? {}) as Element, 'channel', 'item').map(({ link }) =>
        numberIn(String(link)),
      ),
    schemaOrg: () =>
      (JSON.parse(text) as { itemListElement: { url: string }[] }).itemListElement.map(({ url }) =>
        numberIn(url),
      ),
    agencyJson: () =>
      (JSON.parse(text) as { properties: { id: number }[] }).properties.map(({ id }) => id),
  }
  const numberIn = (url: string) => numbers.get(url.slice(-4))!
  return list[format]()
}

const elements = (root: Element, outer: string, inner: string) =>
  ((root[outer] as Element)[inner] ?? []) as Element[]
