import { trySignIn } from '#kit/mail/mailer.ts'
import { smtpAnswer } from '#kit/mail/mailRefused.ts'
import type { Config } from '../config.ts'
import { ok, untried, withTimeout, wrong } from './check.ts'
import type { Finding } from './check.ts'

const patience = 40

/** Signs in to the mail server, and sends nothing. */
export async function checkMail({ smtpUrl, dataDir }: Config): Promise<Finding> {
  if (smtpUrl === undefined)
    return untried(
      `SMTP_URL is not set: mail goes to the server entered at Settings, Mail server, which is tried there; without one it is written to ${dataDir}/outbox, and nobody gets it`,
    )
  const { host } = new URL(smtpUrl)
  try {
    await withTimeout(patience, trySignIn({ url: smtpUrl }))
  } catch (error) {
    return wrong(`SMTP_URL: ${host} does not take the sign-in: ${smtpAnswer(error)}`)
  }
  return ok(`${host} takes the sign-in`)
}
