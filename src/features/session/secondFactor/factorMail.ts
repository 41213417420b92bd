// The mail that tells a person what has changed in how they sign in, so that nobody changes it unseen.
import { sql } from 'kysely'
import { queueMail } from '#kit/mail/mailQueue.ts'
import type { MessageParams } from '#kit/http/problem.ts'
import { signatureOf } from '#features/settings/agency/agencyFacts.ts'
import type { Backend, Db } from '../../backend.ts'

export type Post = Pick<Backend, 'translate' | 'publicUrl' | 'agency'>

type FactorNews =
  | 'authenticatorAdded'
  | 'authenticatorDeleted'
  | 'passkeyAdded'
  | 'passkeyDeleted'
  | 'newRecoveryCodes'
  | 'recoveryCodeUsed'
  | 'reset'
  | 'guessed'

/** Goes out with what it tells of; `secondFactorMail.*` are its texts. */
export async function queueFactorMail(
  tx: Db,
  { translate, publicUrl, agency }: Post,
  accountId: number,
  news: FactorNews,
  params: MessageParams = {},
): Promise<void> {
  const { rows } = await sql<{ username: string; language: string }>`
    SELECT "username", "language" FROM "user" WHERE "accountId" = ${accountId}
  `.execute(tx)
  if (!rows[0]) return
  const { username: to, language } = rows[0]
  const what = translate(language, [`secondFactorMail.${news}`, params])
  const link = `${publicUrl}/Security`
  const sender = agency.in(language)
  const told = { username: to, what, link, agency: sender.name }
  const text = translate(language, ['secondFactorMail.text', told])
  await queueMail(tx, [
    {
      to,
      subject: translate(language, ['secondFactorMail.subject', told]),
      text: `${text}\n\n${signatureOf(sender)}`,
      about: { entity: 'Account', id: accountId },
    },
  ])
}
