import { mailFromOf } from '#kit/mail/mailer.ts'
import type { MailEnvironment } from '#base/backend/mailEnvironment.ts'
import { mailProviders } from '#base/mail/server/consent/providers.ts'
import type { Config } from './config.ts'

export const mailEnvironmentOf = ({
  smtpUrl,
  mailFrom,
  mailHeldBack,
  mailHostsInside,
  agency,
}: Config): MailEnvironment => ({
  smtpUrl: smtpUrl ?? null,
  from: mailFrom === undefined ? null : mailFromOf(mailFrom),
  defaultFrom: { name: agency.name, address: agency.email },
  isHeldBack: mailHeldBack,
  hostsInside: mailHostsInside,
  providers: mailProviders,
})
