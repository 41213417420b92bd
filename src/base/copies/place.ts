// Ensures that the backup place is the right one: not another database's, and not an empty disk mounted in its place.
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { z } from 'zod'
import { idOfKey, idOfSecret, sealedBy } from './pack/sealing.ts'
import type { BackupKey } from './pack/sealing.ts'
import { readIfThere } from './store/backupStore.ts'
import type { BackupStore } from './store/backupStore.ts'

const placeName = 'estia-backups.json'
const placeSchema = z.object({
  format: z.literal(1),
  placeId: z.uuid(),
  /** PostgreSQL's system identifier; null for a database that is backed up by its own means. */
  system: z.string().nullable(),
  /** Encrypted and plain files are never mixed. */
  isSealed: z.boolean(),
  /** The ids of all keys used there (see keyId); missing in a place of an older release. */
  keys: z.array(z.string()).optional(),
})
type Place = z.infer<typeof placeSchema>

/** BACKUP_URL points to a place where this database must not be backed up; the message says what to do. */
export class WrongPlace extends Error {}

export type PlaceOf = {
  system: string | null
  key: BackupKey | null
  /** An operator has decided to use another key from now on, without having the previous one. */
  isNewKey?: boolean
}

/**
 * Returns the number of the place; initialises a new place.
 * @param known the number that this database has stored for this place; null for a new place
 */
export async function checkPlace(
  store: BackupStore,
  of: PlaceOf,
  known: string | null,
): Promise<string> {
  const { system, key } = of
  const isSealed = key !== null
  const stored = await readIfThere(store, placeName)
  if (stored === null) {
    if (known !== null)
      throw new WrongPlace(
        `${store.where} is empty, and backups were there: is its disk connected? If they are gone for good, choose another BACKUP_URL`,
      )
    const made: Place = { format: 1, placeId: randomUUID(), system, isSealed }
    await writePlace(store, { ...made, ...(key && { keys: [idOfKey(key)] }) })
    return made.placeId
  }
  const place = placeSchema.safeParse(JSON.parse(await text(stored))).data
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
  if (key) await checkKey(store, place, key, of.isNewKey === true)
  return place.placeId
}

const writePlace = (store: BackupStore, place: Place): Promise<void> =>
  store.write(placeName, Readable.from([JSON.stringify(place)]))

/**
 * Data encrypted with a mistyped key could never be decrypted, so a new key is accepted only together with the previous one.
 */
async function checkKey(
  store: BackupStore,
  place: Place,
  { secrets }: BackupKey,
  isNewKey: boolean,
): Promise<void> {
  const keys = place.keys ?? (await keyOfOlderRelease(store))
  const [first, ...older] = secrets.map(idOfSecret)
  if (place.keys?.includes(first!)) return
  const isKnown = keys.length === 0 || keys.includes(first!)
  if (!isKnown && !isNewKey && !older.some((each) => keys.includes(each)))
    throw new WrongPlace(
      `The backups in ${store.where} were sealed with another BACKUP_KEY: is it mistyped? To change it, put the new one in front of the old one with a space between them; without the old one, run "estia backup --new-key"`,
    )
  await writePlace(store, { ...place, keys: [...new Set([...keys, first!])] })
}

/** The key of the newest base backup, from the header of its manifest. */
async function keyOfOlderRelease(store: BackupStore): Promise<string[]> {
  let newest: string | undefined
  for await (const { name } of store.list('base/')) if (name.endsWith('/manifest')) newest = name
  if (newest === undefined) return []
  const id = sealedBy(await buffer(await store.read(newest)))
  return id === null ? [] : [id]
}
