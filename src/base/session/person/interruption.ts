// When a session ends while somebody may be typing, its person signs in again in a dialog over the
// screen, and pending work resumes. If someone else signs in, the page is reloaded without that work.
import { abandonUnsaved, isAnythingUnsaved } from '#kit/form/draft/unsaved.ts'
import { createStore } from '#kit/ui/store.ts'
import type { Session } from './storedSession.ts'

/** The ended session whose person has to sign in again; null otherwise. */
export const interruptedSession = createStore<Session | null>(null)

let waiting: ((resumed: boolean) => void)[] = []
let handedOver = false

/** Resolves with true once the same person has signed in again, with false if someone else did or they gave up. */
export function whenResumed(): Promise<boolean> {
  if (handedOver) return Promise.resolve(false)
  return new Promise((resolve) => waiting.push(resolve))
}

function settle(resumed: boolean) {
  const all = waiting
  waiting = []
  for (const resolve of all) resolve(resumed)
}

/** Whether somebody may be typing on this screen, even if nothing is unsaved yet. */
export const isTyping = (): boolean =>
  isAnythingUnsaved() ||
  document.querySelector(
    'main form, [role=dialog] :is(input, textarea), :is(input:not([type=checkbox], [type=radio]), textarea):focus',
  ) !== null

/** The session ended. `isKept`: the screen stays, with the sign-in over it. */
export function sessionLost(before: Session | null, isKept: boolean): void {
  if (before && isKept) interruptedSession.set(before)
}

/** Somebody signed in, in this tab or another; `before` is the session until now. */
export function sessionBegan(before: Session | null, next: Session): void {
  const person = interruptedSession.get() ?? before
  if (person && person.username !== next.username) return leaveTo('/')
  interruptedSession.set(null)
  settle(true)
}

/** Leaves without signing in again. Stored drafts stay for the person who typed them. */
export const giveUpSession = (address: string): void => leaveTo(address)

function leaveTo(address: string): void {
  handedOver = true
  abandonUnsaved()
  interruptedSession.set(null)
  settle(false)
  // A full page load, so that the next person sees nothing that the previous one has loaded.
  window.location.assign(address)
}
