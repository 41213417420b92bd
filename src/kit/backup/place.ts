// Makes sure that the place of the backups is the right one: not another database's, and not an empty disk where one was.
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { BackupStore } from './store/backupStore.ts'

const placeName = 'estia-backups.json'
const placeSchema = z.object({
  format: z.literal(1),
  placeId: z.uuid(),
  /** PostgreSQL's number of the database; null for one that is backed up by its own means. */
  system: z.string().nullable(),
  /** What is sealed and what is not are never mixed. */
  isSealed: z.boolean(),
})

/** BACKUP_URL leads somewhere where this database must not be backed up; the message says what to do. */
export class WrongPlace extends Error {}

/**
 * Returns the number of the place, and makes one in a new place.
 * @param known the number that this database has noted for this place; null for a place that it has not seen
 */
export async function checkPlace(
  store: BackupStore,
  { system, isSealed }: { system: string | null; isSealed: boolean },
  known: string | null,
): Promise<string> {
  const json = await store.read(placeName).then(text, (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (json === null) {
    if (known !== null)
      throw new WrongPlace(
        `${store.where} is empty, and backups were there: is its disk connected? If they are gone for good, choose another BACKUP_URL`,
      )
    const made = { format: 1, placeId: randomUUID(), system, isSealed }
    await store.write(placeName, Readable.from([JSON.stringify(made)]))
    return made.placeId
  }
  const place = placeSchema.safeParse(JSON.parse(json)).data
  if (!place) throw new WrongPlace(`${store.where} was made by another release: use that one`)
  if (place.system !== system)
    throw new WrongPlace(
      `${store.where} holds backups of another database (${place.system ?? 'one with DATABASE_URL'}): choose another BACKUP_URL`,
    )
  if (place.isSealed !== isSealed)
    throw new WrongPlace(
      isSealed
        ? `The backups in ${store.where} are not sealed, and BACKUP_KEY is set: choose another BACKUP_URL for sealed ones, and keep these as long as you need them`
        : `The backups in ${store.where} are sealed, and BACKUP_KEY is not set: set it, or choose another BACKUP_URL`,
    )
  if (known !== null && known !== place.placeId)
    throw new WrongPlace(
      `${store.where} holds other backups than before: is the right disk connected? If it is meant so, choose another BACKUP_URL`,
    )
  return place.placeId
}
