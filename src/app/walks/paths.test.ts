// Every address that the product builds opens a screen.
import { expect, test, vi } from 'vitest'

import { registeredParts } from '#base/register/parts.ts'
import { menu } from '../shell/menu.ts'
import { router } from '../routes.tsx'

// Only browsers have a session store.
vi.mock('#base/session/person/session.ts', () => ({ session: { current: () => null } }))
vi.mock('#kit/ui/pageTitle.ts', () => ({}))

/** Pages that the server renders itself. */
const elsewhere = new Set(['publicObject', 'publicSelection'])

const opens = (href: string): boolean => {
  const [, , route] = router.getMatchedRoutes(new URL(href, 'http://estia').pathname)
  return route !== undefined && route.path !== '/'
}
const files = import.meta.glob<Record<string, object>>('../../**/*.paths.ts', { eager: true })
const paths = Object.assign({}, ...Object.values(files).flatMap((file) => Object.values(file)))
const built = Object.entries<unknown>(paths).flatMap(([name, path]) =>
  typeof path === 'string'
    ? [[name, path] as const]
    : [
        // Some parameters are texts; numbers work for them too.
        [name, (path as (...numbers: unknown[]) => string)(12)] as const,
        [name, (path as (...numbers: unknown[]) => string)(12, 1)] as const,
      ],
)

test.each(built.filter(([name]) => !elsewhere.has(name)))('%s leads to a screen: %s', (_, path) => {
  expect(opens(path)).toBe(true)
})

test('addresses of server-rendered pages open no screen', () => {
  const arrived = built.filter(([name, path]) => elsewhere.has(name) && opens(path))
  expect(arrived).toEqual([])
})

test('every entry of the menu leads to a screen', () => {
  const items = menu().flatMap((entry) => ('items' in entry ? entry.items : [entry]))
  expect(items.filter(({ href }) => !opens(href))).toEqual([])
})

test('people may see every screen that is offered to them', () => {
  const { menu: entries, settings, places, adds, routes } = registeredParts()
  const screenOf = (href: string) =>
    routes.find(({ path }) => path === new URL(href, 'http://estia').pathname)
  const people = [['admin'], ['employee'], ['clientPayments']].flatMap((roles) =>
    [null, 1].map((branchId) => ({ accountId: 1, username: '', roles, branchId, language: 'en' })),
  )
  const wrong = [...entries, ...settings, ...places, ...adds].filter(({ href, may }) =>
    people.some((person) => may.allows(person) && !screenOf(href)?.may?.allows(person)),
  )
  expect(wrong).toEqual([])
})
