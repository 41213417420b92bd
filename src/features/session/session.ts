// Who is signed in, in this browser: kept in local storage, the same in every tab.
import { z } from 'zod'
import { signCallsWith } from '#kit/http/call.ts'
import { createStore } from '#kit/ui/store.ts'

const stored = z.object({
  token: z.string(),
  username: z.string(),
  userroles: z.array(z.string()),
  branchId: z.number().nullable(),
})
export type Session = z.output<typeof stored>

const key = 'session'

function read(): Session | null {
  try {
    const parsed = stored.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

export const sessionStore = createStore<Session | null>(read())

function follow(next: Session | null) {
  signCallsWith(next?.token ?? null)
  sessionStore.set(next)
}
follow(sessionStore.get())
// Signing in or out in one tab does so in all.
window.addEventListener('storage', (event) => {
  if (event.key === key || event.key === null) follow(read())
})

export const session = {
  current: sessionStore.get,
  begin(next: Session) {
    localStorage.setItem(key, JSON.stringify(next))
    follow(next)
  },
  /** Forgets it here; the server is told by logging out. */
  end() {
    localStorage.removeItem(key)
    follow(null)
  },
}
