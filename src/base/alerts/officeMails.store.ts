// Mails to the office about what visitors and clients do on their pages.
import { sql } from 'kysely'
import type { MailToQueue } from '#kit/mail/mailQueue.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { formatLine, formatLines } from './alertText.ts'
import type { TextLine } from './alertText.ts'

/** Without an e-mail address the agency's is used. */
export type OfficeMailbox = { email: string | null; language: string }

/** Mailboxes of the agents with their languages; the office's mailbox if nobody is assigned. */
export async function mailboxesOf(
  tx: Db,
  agents: readonly number[],
  language: string,
): Promise<OfficeMailbox[]> {
  const { rows } = await sql<{ email: string; language: string }>`
    SELECT coalesce(u."username", btrim(split_part(a."email", ';', 1))) AS "email", coalesce(u."language", a."language", ${language}) AS "language"
    FROM "account" a LEFT JOIN "user" u ON u."accountId" = a."id"
    WHERE a."id" = ANY(${agents}::integer[]) AND coalesce(u."username", a."email", '') LIKE '%_@_%'
    ORDER BY a."name", a."id"
  `.execute(tx)
  return rows.length > 0 ? rows : [{ email: null, language }]
}

type OfficeMail = Pick<MailToQueue, 'about'> & { subject: TextLine; lines: readonly TextLine[] }

/** The same mail for each mailbox, in its language. */
export const officeMails = (
  mailboxes: readonly OfficeMailbox[],
  { about, subject, lines }: OfficeMail,
  { translate, agency }: Pick<Backend, 'translate' | 'agency'>,
): MailToQueue[] =>
  mailboxes.map(({ email, language }) => ({
    to: email ?? agency.email,
    subject: formatLine(subject, language, translate).replace(/\s+/g, ' '),
    text: formatLines(lines, language, translate),
    about,
  }))
