// The signed-in person of this browser, in local storage and so the same in every tab.
import { setCallSignature } from '#kit/http/call.ts'
import { isAnythingUnsaved } from '#kit/form/draft/unsaved.ts'
import { createStore } from '#kit/ui/store.ts'
import { isTyping, sessionBegan, sessionLost } from './interruption.ts'
import type { Session } from './storedSession.ts'

// A session stored by an older version of the app counts as signed out.
const isSession = (value: Partial<Session> | null): value is Session =>
  typeof value?.token === 'string' &&
  typeof value.username === 'string' &&
  Array.isArray(value.userroles) &&
  (value.branchId === null || typeof value.branchId === 'number')

const key = 'session'

function read(): Session | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Session> | null
    return isSession(stored) ? stored : null
  } catch {
    return null
  }
}

export const sessionStore = createStore<Session | null>(read())

function follow(next: Session | null) {
  setCallSignature(next?.token ?? null)
  sessionStore.set(next)
}

/** Applies a session change, and interrupts or resumes the work on the screen. */
function change(next: Session | null, isKept = isAnythingUnsaved()) {
  const before = sessionStore.get()
  if (!next) sessionLost(before, isKept)
  follow(next)
  if (next) sessionBegan(before, next)
}
follow(sessionStore.get())
// Signing in or out in one tab does so in all.
window.addEventListener('storage', (event) => {
  if (event.key === key || event.key === null) change(read())
})

export const session = {
  current: sessionStore.get,
  begin(next: Session) {
    localStorage.setItem(key, JSON.stringify(next))
    change(next)
  },
  /** The server no longer knows the session. */
  lose() {
    localStorage.removeItem(key)
    change(null, isTyping())
  },
  /** Forgets the session in the browser; the logout request ends it on the server. */
  end() {
    localStorage.removeItem(key)
    follow(null)
  },
}
