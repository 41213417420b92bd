// Mails a person when their second factors or calendar feed change, so that nobody changes these unnoticed.
import { sql } from 'kysely'
import type { Message } from '#kit/i18n/messages.ts'
import { queueMail } from '#kit/mail/mailQueue.ts'
import { signatureOf } from '#base/backend/agencyFacts.ts'
import type { Backend, Db } from '#base/backend/backend.ts'

export type Post = Pick<Backend, 'translate' | 'publicUrl' | 'agency'>

type AccessNews = {
  /** The key of the subject and the text around `what`. */
  mail: 'secondFactorMail' | 'calendarFeedMail'
  what: Message
  /** The screen where the person can undo the change. */
  path: string
}

/** Queues the mail in the transaction that makes the change. */
export async function queueAccessMail(
  tx: Db,
  { translate, publicUrl, agency }: Post,
  accountId: number,
  { mail, what, path }: AccessNews,
): Promise<void> {
  const { rows } = await sql<{ username: string; language: string }>`
    SELECT "username", "language" FROM "user" WHERE "accountId" = ${accountId}
  `.execute(tx)
  if (!rows[0]) return
  const { username: to, language } = rows[0]
  const sender = agency.in(language)
  const params = {
    username: to,
    what: translate(language, what),
    link: `${publicUrl}${path}`,
    agency: sender.name,
  }
  const text = translate(language, [`${mail}.text`, params])
  await queueMail(tx, [
    {
      to,
      subject: translate(language, [`${mail}.subject`, params]),
      text: `${text}\n\n${signatureOf(sender)}`,
      about: { entity: 'Account', id: accountId },
    },
  ])
}
