import type { Db } from '#base/backend/backend.ts'
import { reasonsAgainstErasing } from './reasonsAgainstErasing.store.ts'
import { filesOf, personOf } from './person.store.ts'
import { retainedOf } from './retained.store.ts'
import type { StoredPersonalData } from './personalData.contract.ts'

/** Number of records of each kind, and the reasons against erasing them. */
export async function storedPersonalData(db: Db, id: number): Promise<StoredPersonalData> {
  const person = await personOf(db, id)
  const [files, against] = await Promise.all([
    filesOf(db, person),
    reasonsAgainstErasing(db, person),
  ])
  const { Account: _accounts, ...records } = person.records
  const counts = Object.entries({ ...records, File: files }).map(([kind, { length }]) => ({
    kind,
    count: length,
  }))
  return {
    id: person.id,
    name: person.name || `#${person.id}`,
    merged: person.ids.length - 1,
    counts: counts.filter(({ count }) => count > 0),
    against,
    retained: retainedOf(files),
  }
}
