// Mails of a client, signed like those of a real mail server (DKIM).
import { generateKeyPairSync } from 'node:crypto'
import { dkimSign } from 'mailauth/lib/dkim/sign.js'

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const publicKey = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
const privateKey = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
const selector = 'mail2026'

/** What DNS says of the key that signs, under this name. */
export const keyRecord = `v=DKIM1; k=rsa; p=${publicKey}`
export const keyNameOf = (domain: string) => `${selector}._domainkey.${domain}`

let count = 0
type Letter = { from?: string; body?: string; more?: string }
/** A new mail each time. */
export const mailOf = ({
  from = 'Μαρία Παπαδάκη <papadaki@example.com>',
  body = 'Έλαβα την εντολή και συμφωνώ.',
  more = '',
}: Letter = {}) =>
  [
    `From: ${from}`,
    'To: crm@example.com',
    'Subject: =?utf-8?B?zpXOvc+Ezr/Ou86uIDEy?=',
    'Date: Mon, 30 Nov 2026 10:00:00 +0200',
    `Message-ID: <${++count}@example.com>`,
    'Content-Type: text/plain; charset=utf-8',
    ...(more ? [more] : []),
    '',
    body,
    '',
  ].join('\r\n')

type SigningOptions = { domain?: string; maxBodyLength?: number }
export async function signed(
  mail: string,
  { domain = 'example.com', ...more }: SigningOptions = {},
): Promise<string> {
  const key = { signingDomain: domain, selector, privateKey, ...more }
  const { signatures } = await dkimSign(mail, {
    ...key,
    canonicalization: 'relaxed/relaxed',
    algorithm: 'rsa-sha256',
    signatureData: [key],
  })
  return signatures + mail
}
