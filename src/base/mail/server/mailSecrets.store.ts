// Secrets of sending mail, sealed. Each may be sent to one place only, so that whoever changes the settings cannot have it
// sent to a server of their own.
import type { Db } from '#base/backend/backend.ts'
import { seal, unseal } from '#base/session/sealed.store.ts'
import type { SecretsKey } from '#base/session/sealed.store.ts'

export type MailSecretKind = 'password' | 'clientSecret' | 'refreshToken' | 'accessToken'

const sealedAs = (kind: MailSecretKind) => `mail ${kind}`

export async function keepMailSecret(
  tx: Db,
  kind: MailSecretKind,
  { secret, sentTo }: { secret: string; sentTo: string },
  key: SecretsKey,
): Promise<void> {
  const sealed = await seal(tx, Buffer.from(secret), sealedAs(kind), key)
  await tx
    .insertInto('mailSecret')
    .values({ kind, secret: sealed, sentTo })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet({ secret: sealed, sentTo }))
    .execute()
}

export const forgetMailSecret = (tx: Db, kind: MailSecretKind) =>
  tx.deleteFrom('mailSecret').where('kind', '=', kind).execute()

/** Undefined if there is none for this place, or if it does not open with the key. */
export async function mailSecret(
  db: Db,
  kind: MailSecretKind,
  sentTo: string,
  key: SecretsKey,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('mailSecret')
    .select('secret')
    .where('kind', '=', kind)
    .where('sentTo', '=', sentTo)
    .executeTakeFirst()
  return row && (await unseal(db, row.secret, sealedAs(kind), key))?.toString()
}

/** How many secrets there are, and how many of them do not open. */
export async function unopenedMailSecrets(
  db: Db,
  key: SecretsKey,
): Promise<{ all: number; unopened: number }> {
  const rows = await db.selectFrom('mailSecret').select(['kind', 'secret']).execute()
  let unopened = 0
  for (const { kind, secret } of rows)
    if (!(await unseal(db, secret, sealedAs(kind), key))) unopened++
  return { all: rows.length, unopened }
}
