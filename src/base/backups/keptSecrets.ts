// The key that encrypts the secrets of authenticator apps goes into the backup if the backup itself is encrypted. Otherwise
// only its fingerprint does, so that a restore can tell whether the right key is set.
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { packed, unpacked } from '#base/copies/pack/pack.ts'
import { readIfThere } from '#base/copies/store/backupStore.ts'
import type { Backups } from './openBackups.ts'

const name = 'keys/secrets'
const secretsSchema = z.object({
  SECRETS_KEY: z.string().nullable(),
  /** The first bytes of its hash; null if no key was set, so that the key is in the database. */
  fingerprint: z.string().nullable(),
})

export type KeptSecrets = z.infer<typeof secretsSchema>

export const fingerprintOf = (secret: string): string =>
  createHash('sha256').update(`estia ${secret}`).digest('hex').slice(0, 16)

export async function keepSecrets(
  { store, key }: Backups,
  secretsKey: string | null,
): Promise<{ isKept: boolean }> {
  const secrets: KeptSecrets = {
    SECRETS_KEY: key ? secretsKey : null,
    fingerprint: secretsKey === null ? null : fingerprintOf(secretsKey),
  }
  await store.write(name, packed(Readable.from([JSON.stringify(secrets)]), name, key))
  return { isKept: secrets.SECRETS_KEY !== null }
}

/** Null without any secrets. */
export async function readSecrets({ store, key }: Backups): Promise<KeptSecrets | null> {
  const stored = await readIfThere(store, name)
  return stored && secretsSchema.parse(JSON.parse(await text(unpacked(stored, name, key))))
}
