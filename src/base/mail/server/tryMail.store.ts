// Sends a mail with the settings of the form, saved or not, and tells what the server said in each step.
import { lookup } from 'node:dns/promises'
import { createTransport } from 'nodemailer'
import { smtpOptionsOf, smtpOptionsOfUrl } from '#kit/mail/mailServer.ts'
import { trySending } from '#kit/mail/trySending.ts'
import type { StepResult } from '#kit/mail/trySending.ts'
import { badInput, badRequest } from '#kit/http/problem.ts'
import { countTry, limitsOfUses } from '#base/session/sign-in/tries.store.ts'
import { NoConsent } from './consent/consents.store.ts'
import type { MailTrial } from './mailSettings.contract.ts'
import { mailSettingsFields } from './mailSettings.contract.ts'
import { mustBeWhole, readMailValues, withPlainHost } from './mailSettings.store.ts'
import type { StoredMailValues } from './mailSettings.store.ts'
import { senderOf } from './mailWay.ts'
import { NoPassword, enteredAddresses, signedInServer } from './storedMailer.ts'
import type { SendingContext } from './storedMailer.ts'

/** Tries of one administrator in a quarter of an hour. */
const most = 20
/** Milliseconds for all steps. */
const patience = 60_000

type Caller = { accountId: number; address: string; language: string; left: AbortSignal }

/** 400 that names what is missing, 429 after too many tries. */
export async function tryMail(
  context: SendingContext,
  input: MailTrial,
  { accountId, address, language, left }: Caller,
): Promise<{ steps: StepResult[] }> {
  const { db, mailEnvironment, translate } = context
  const { to, password, ...typed } = withPlainHost(input)
  const values = over(await readMailValues(db), typed)
  mustBeWhole(values, mailEnvironment)
  await countTry(db, limitsOfUses({ name: 'mailTrial', most }, String(accountId), address))
  const { smtpUrl } = mailEnvironment
  const server =
    smtpUrl === null
      ? await signedInServer(context, values, password).catch(explain)
      : smtpOptionsOfUrl(smtpUrl)
  if (!server) throw badInput({ host: ['problem.required'] })
  const from = senderOf(values, mailEnvironment)
  const steps = await trySending({
    options: 'signIn' in server ? smtpOptionsOf(server) : server,
    addressesOf: (host, signal) =>
      'signIn' in server
        ? enteredAddresses(context, server, signal)
        : lookup(host, { all: true, verbatim: true }),
    from: from.address,
    to,
    message: await messageTo(to, from, {
      subject: translate(language, 'mailSettings.trial.subject'),
      text: translate(language, 'mailSettings.trial.text'),
    }),
    signal: AbortSignal.any([left, AbortSignal.timeout(patience)]),
  })
  return { steps }
}

function over(row: StoredMailValues, typed: object): StoredMailValues {
  const given = Object.entries(typed).filter(
    ([name, value]) => name in mailSettingsFields && value !== undefined,
  )
  return { ...row, ...Object.fromEntries(given) }
}

function explain(error: unknown): never {
  if (error instanceof NoPassword) throw badInput({ password: ['mailSettings.passwordAgain'] })
  if (error instanceof NoConsent) throw badRequest('mailSettings.connectFirst')
  throw error
}

async function messageTo(
  to: string,
  from: { name: string; address: string },
  texts: { subject: string; text: string },
): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const headers = { 'Auto-Submitted': 'auto-generated' }
  const recipient = { name: '', address: to }
  const { message } = await transport.sendMail({ ...texts, from, to: recipient, headers })
  return message as Buffer
}
