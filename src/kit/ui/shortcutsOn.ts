// Whether single-key shortcuts are on: people who dictate, or hit keys by mistake, turn them off. The server stores it for the
// person; the browser uses its last known value until the server responds.
import { dropCookie, readCookie, writeCookie } from '../cookies.ts'
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
