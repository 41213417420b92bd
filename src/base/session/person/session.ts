// Who is signed in, in this browser: kept in local storage, the same in every tab.
import { signCallsWith } from '#kit/http/call.ts'
import { createStore } from '#kit/ui/store.ts'
import { sessionBegan, sessionLost } from './interruption.ts'
import type { Session } from './storedSession.ts'

// What an older version of this program left behind counts as signed out.
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
  signCallsWith(next?.token ?? null)
  sessionStore.set(next)
}

/** What another tab did, or the server. */
function heard(next: Session | null) {
  const before = sessionStore.get()
  if (!next) sessionLost(before)
  follow(next)
  if (next) sessionBegan(before, next)
}
follow(sessionStore.get())
// Signing in or out in one tab does so in all.
window.addEventListener('storage', (event) => {
  if (event.key === key || event.key === null) heard(read())
})

export const session = {
  current: sessionStore.get,
  begin(next: Session) {
    localStorage.setItem(key, JSON.stringify(next))
    heard(next)
  },
  /** The server knows it no more. */
  lose() {
    localStorage.removeItem(key)
    heard(null)
  },
  /** Forgets it here; the server is told by logging out. */
  end() {
    localStorage.removeItem(key)
    follow(null)
  },
}
