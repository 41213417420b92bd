import type { Kysely } from 'kysely'
import type { Tables } from '#base/backend/tables.ts'
import { unopenedSecrets } from '#base/session/second-factor/authenticators.store.ts'
import type { Config } from '../config.ts'
import { unopenedMailSecrets } from '#base/mail/server/mailSecrets.store.ts'
import { ok, wrong } from './check.ts'
import type { Finding } from './check.ts'

/** Checks that the key of the settings decrypts the secrets of authenticator apps and of the mail server. */
export async function checkSecrets({ secretsKey }: Config, db: Kysely<Tables>): Promise<Finding> {
  const key = secretsKey ?? null
  const ofMail = await unopenedMailSecrets(db, key)
  const { all, unopened } = await unopenedSecrets(db, key)
  const by = secretsKey === undefined ? 'the key in the database' : 'SECRETS_KEY'
  if (unopened > 0)
    return wrong(
      `${unopened} of ${all} secrets of authenticator apps do not open with ${by}: set SECRETS_KEY as it was when they were made`,
    )
  if (ofMail.unopened > 0)
    return wrong(
      `${ofMail.unopened} of ${ofMail.all} secrets of the mail server do not open with ${by}: set SECRETS_KEY as it was when they were made, or enter them again at Settings, Mail server`,
    )
  return ok(
    all > 0
      ? `the secrets of ${all} authenticator apps open with ${by}`
      : `no secret is sealed yet; new ones are, with ${by}`,
  )
}
