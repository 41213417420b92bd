// A session that ends while something is not saved: its person signs in again over the screen, and
// what waited for that goes on. Someone else who signs in finds nothing of it.
import { abandonUnsaved, isAnythingUnsaved } from '#kit/form/draft/unsaved.ts'
import { createStore } from '#kit/ui/store.ts'
import type { Session } from './storedSession.ts'

/** The session that ended; null while none is waited for. */
export const interrupted = createStore<Session | null>(null)

let waiting: ((resumed: boolean) => void)[] = []
let handedOver = false

/** Resolves with true once the same person is signed in again. */
export function whenResumed(): Promise<boolean> {
  if (handedOver) return Promise.resolve(false)
  return new Promise((resolve) => waiting.push(resolve))
}

function settle(resumed: boolean) {
  const all = waiting
  waiting = []
  for (const each of all) each(resumed)
}

/** The session ended without this person's doing. */
export function sessionLost(before: Session | null): void {
  if (before && isAnythingUnsaved()) interrupted.set(before)
}

/** Somebody signed in, here or in another tab; `before` was signed in until now. */
export function sessionBegan(before: Session | null, next: Session): void {
  const person = interrupted.get() ?? before
  if (person && person.username !== next.username) return leaveTo('/')
  interrupted.set(null)
  settle(true)
}

/** Gives up signing in again. What is kept of drafts stays for who typed it. */
export const giveUpSession = (address: string): void => leaveTo(address)

function leaveTo(address: string): void {
  handedOver = true
  abandonUnsaved()
  interrupted.set(null)
  settle(false)
  // The whole page goes: nothing that one person has loaded is left to another.
  window.location.assign(address)
}
