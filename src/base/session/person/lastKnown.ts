// A cache of recently looked-up sessions. An entry only lets a request start early; the session is always looked up again.
import type { Person } from '../sessions.store.ts'

/** Beyond this the oldest entries are dropped; their next request waits for the look-up. */
const maxEntries = 1000

export function lastKnown() {
  const people = new Map<string, Person>()
  return {
    of: (tokenHash: Buffer): Person | undefined => people.get(tokenHash.toString('base64')),

    keep(tokenHash: Buffer, person: Person | undefined): void {
      const key = tokenHash.toString('base64')
      people.delete(key)
      if (!person) return
      people.set(key, person)
      const [oldest] = people.keys()
      if (people.size > maxEntries) people.delete(oldest!)
    },
  }
}
