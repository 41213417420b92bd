import type { Kysely } from 'kysely'
import { NotFetched } from '#kit/http/outside/fetchWhole.ts'
import { wholeInternet } from '#kit/http/outside/fetchOutside.ts'
import { createTexts } from '#kit/i18n/translator.ts'
import { trySignIn } from '#kit/mail/mailer.ts'
import { smtpAnswer } from '#kit/mail/mailRefused.ts'
import type { Tables } from '#base/backend/tables.ts'
import { NoConsent } from '#base/mail/server/consent/consents.store.ts'
import { unopenedMailSecrets } from '#base/mail/server/mailSecrets.store.ts'
import { NoPassword, mailWayNow } from '#base/mail/server/storedMailer.ts'
import { bundledTexts } from '#base/register/bundledTexts.ts'
import type { Config } from '../config.ts'
import { mailEnvironmentOf } from '../mailEnvironmentOf.ts'
import { ok, untried, withTimeout, wrong } from './check.ts'
import type { Finding } from './check.ts'

const patience = 40
const page = 'Settings, Mail server'

/** Signs in to the mail server, that of the settings or the one that administrators entered, and sends nothing. */
export async function checkMail(
  config: Config,
  db: Kysely<Tables> | null,
  environment = mailEnvironmentOf(config),
): Promise<Finding> {
  const { smtpUrl, mailHeldBack, dataDir } = config
  if (mailHeldBack)
    return untried(`MAIL_HELD_BACK is on: mail is written to ${dataDir}/outbox, and nobody gets it`)
  if (smtpUrl !== undefined) {
    const { host } = new URL(smtpUrl)
    const tried = withTimeout(patience, trySignIn({ url: smtpUrl }))
    return tried.then(
      () => ok(`${host} takes the sign-in`),
      (error: unknown) =>
        wrong(`SMTP_URL: ${host} does not take the sign-in: ${smtpAnswer(error)}`),
    )
  }
  if (!db)
    return untried(
      `SMTP_URL is not set, and the server entered at ${page} is not known: the database cannot be reached`,
    )
  const key = config.secretsKey ?? null
  const { translate } = createTexts(bundledTexts)
  const context = {
    db,
    secretsKey: key,
    mailEnvironment: environment,
    publicUrl: config.publicUrl,
    translate,
    reach: wholeInternet,
  }
  const way = await withTimeout(patience, mailWayNow(context)).catch((error: Error) => error)
  if (way instanceof NoPassword || way instanceof NoConsent)
    return wrong(
      (await unopenedMailSecrets(db, key)).unopened > 0
        ? `what signs in to the server entered at ${page} does not open with ${key === null ? 'the key in the database' : 'SECRETS_KEY'}: set SECRETS_KEY as it was, or enter it again there`
        : way instanceof NoPassword
          ? `there is no password for the server entered at ${page}: enter it there`
          : `there is no consent of the mailbox entered at ${page}: connect it there`,
    )
  if (way instanceof Error)
    return wrong(`the server entered at ${page} cannot be read: ${way.message}`)
  if (!way.server)
    return untried(
      `SMTP_URL is not set, and no server is entered at ${page}: mail is written to ${dataDir}/outbox, and nobody gets it`,
    )
  const { host, auth } = way.server as { host?: string; auth?: Secrets }
  const name = `${host}, entered at ${page},`
  try {
    await withTimeout(patience, trySignIn(way.server))
    return ok(auth ? `${name} takes the sign-in` : `${name} answers; no sign-in is entered`)
  } catch (error) {
    if (error instanceof NotFetched) return wrong(`${name} ${reasons[error.reason] ?? unreached}`)
    return wrong(`${name} does not take the sign-in: ${withoutSecrets(smtpAnswer(error), auth)}`)
  }
}

const unreached = 'cannot be reached'
const reasons: { [reason: string]: string } = {
  inside: 'is in your own network: MAIL_HOSTS_INSIDE allows it',
  unknownHost: 'is unknown to DNS: check how it is written',
}

type Secrets = { pass?: string; accessToken?: string }

/** A server may repeat what it was given. */
const withoutSecrets = (said: string, { pass, accessToken }: Secrets = {}): string =>
  [pass, accessToken].reduce<string>(
    (shown, secret) => (secret ? shown.replaceAll(secret, '…') : shown),
    said,
  )
