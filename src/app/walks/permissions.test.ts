// Calls every endpoint as every kind of person.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#kit/http/endpoint.ts'
import {
  admin,
  anyone,
  clientChecker,
  enrolling,
  office,
  signedIn,
  staff,
  statementReader,
} from '#base/permissions/permissions.contract.ts'
import { testApp } from '../testing/testApp.ts'
import type { Person, TestApp } from '../testing/testApp.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

type Kind = 'admin' | 'employee' | 'branchEmployee' | 'client' | 'nobody'
const kinds: Kind[] = ['admin', 'employee', 'branchEmployee', 'client', 'nobody']

// A second, independent table of permissions, which the rules must match.
const allowed = new Map([
  [anyone, kinds],
  [signedIn, kinds.slice(0, 4)],
  [enrolling, kinds.slice(0, 4)],
  [staff, kinds.slice(0, 3)],
  [office, kinds.slice(0, 2)],
  [admin, kinds.slice(0, 1)],
  // And employees who are named for it (knownClients.test.ts).
  [clientChecker, kinds.slice(0, 1)],
  [statementReader, kinds.slice(0, 4)],
])

// These change the session, or depend on the account in question; they have tests of their own.
const leaveOut = new Set([
  '/api/authenticate/logout',
  '/api/authenticate/signOutEverywhere',
  '/api/transactions/files/{id}',
])

const personOf = (kind: Kind): Person | null => (kind === 'nobody' ? null : app[kind])
const addressOf = ({ path }: Endpoint) => path.replace(/\{\w+\}/g, '2147483647')

test('every endpoint has one of the known permissions', () => {
  expect(app.http.endpoints.length).toBeGreaterThan(40)
  const unknown = app.http.endpoints.filter(({ may }) => !allowed.has(may))
  expect(unknown.map(({ path }) => path)).toEqual([])
})

describe.each(kinds)('called by %s', (kind) => {
  test('every endpoint answers permitted people and refuses others', async () => {
    const wrong: string[] = []
    for (const endpoint of app.http.endpoints) {
      if (leaveOut.has(endpoint.path)) continue
      const answer = await app.call(endpoint.method, addressOf(endpoint), {
        as: personOf(kind),
        payload: endpoint.method === 'GET' ? undefined : {},
      })
      const refused = answer.statusCode === 401 || answer.statusCode === 403
      if (refused === allowed.get(endpoint.may)!.includes(kind))
        wrong.push(`${endpoint.method} ${endpoint.path} ${answer.statusCode}`)
      if (refused) expect(answer.statusCode).toBe(kind === 'nobody' ? 401 : 403)
      if (answer.statusCode === 403) expect(answer.json()).toMatchObject({ title: 'Access denied' })
    }
    expect(wrong).toEqual([])
  })
})
