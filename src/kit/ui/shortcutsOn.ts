// Whether single keys do something: who dictates, or strikes keys by mistake, turns it off. The server keeps it for the
// person; the browser knows it from the last time until it is told.
import { dropCookie, readCookie, writeCookie } from './cookies.ts'
import { createStore } from './store.ts'

const cookie = 'shortcuts'

export const shortcutsOn = createStore(
  typeof document === 'undefined' || readCookie(cookie) !== 'off',
)

export function turnShortcuts(on: boolean): void {
  if (on) dropCookie(cookie)
  else writeCookie(cookie, 'off')
  shortcutsOn.set(on)
}
