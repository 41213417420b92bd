// Whose sessions were looked up last: never taken for granted, only so that work can begin while it is looked up anew.
import type { Person } from '../sessions.store.ts'

/** Of more people at once, those who came longest ago are looked up before anything is done for them. */
const most = 1000

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
      if (people.size > most) people.delete(oldest!)
    },
  }
}
