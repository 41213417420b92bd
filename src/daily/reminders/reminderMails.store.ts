// Reminders by e-mail: to the agents of the record, in their own languages, one e-mail per run and kind.
import { sql } from 'kysely'
import { formatDate } from '#kit/fields/format.ts'
import { queueMail } from '#kit/mail/mailQueue.ts'
import type { Mail } from '#kit/mail/mailer.ts'
import { isWrongAddress } from '#base/bounces/bounces.store.ts'
import { formatAlert } from '#base/alerts/alertText.ts'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import { alertPaths } from '#base/alerts/alerts.paths.ts'
import { settingsPaths } from '#base/settings/settings.paths.ts'
import { hrefOfRecord } from '#base/register/recordPaths.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { reminderKinds } from './reminderKinds.ts'
import type { NewReminder, ReminderKind } from './reminderKinds.ts'
import { reminderTextOf } from './reminderWords.ts'

type MailOptions = Pick<Backend, 'translate' | 'publicUrl' | 'agency'> & {
  /** Language of the office. */
  language: string
}
type Agent = {
  recordId: number
  email: string
  language: string | null
  /** The agent has turned off these e-mails. */
  isSilent: boolean
}
type Mailbox = { email: string; language: string }

/** Records without agents go to the office; if all agents have turned e-mails off, nobody gets one. */
export async function mailReminders(
  tx: Db,
  kind: ReminderKind,
  made: readonly NewReminder[],
  options: MailOptions,
): Promise<void> {
  const agents = await agentsOf(tx, kind, made)
  const boxes = new Map<string, Mailbox & { made: NewReminder[] }>()
  const office: Mailbox = { email: options.agency.email, language: options.language }
  for (const one of made)
    for (const { email, language } of mailboxesFor(agents, parentOf(kind, one), office)) {
      const box = boxes.get(email) ?? { email, language, made: [] }
      box.made.push(one)
      boxes.set(email, box)
    }
  await queueMail(
    tx,
    [...boxes.values()].map((box) => mailTo(box, kind, box.made, options)),
  )
}

const parentOf = (kind: ReminderKind, { recordId, objectId, accountId }: NewReminder) =>
  ({ Object: objectId, Account: accountId, Order: recordId })[reminderKinds[kind].lookedAfter]

function mailboxesFor(agents: readonly Agent[], id: number | null, office: Mailbox): Mailbox[] {
  const assigned = agents.filter(({ recordId }) => recordId === id)
  if (assigned.length === 0) return [office]
  return assigned
    .filter(({ isSilent }) => !isSilent)
    .map(({ email, language }) => ({ email, language: language ?? office.language }))
}

/** Agents who still work here and have an e-mail address. */
async function agentsOf(
  tx: Db,
  kind: ReminderKind,
  made: readonly NewReminder[],
): Promise<Agent[]> {
  const ids = [...new Set(made.flatMap((one) => parentOf(kind, one) ?? []))]
  const agents =
    reminderKinds[kind].lookedAfter === 'Order'
      ? sql`(SELECT 'Order' AS "parentKind", "id" AS "parentId", "agentId" AS "accountId" FROM "brokerOrder")`
      : sql.table('assignment')
  const { rows } = await sql<Agent>`
    SELECT s."parentId" AS "recordId", coalesce(u."username", btrim(split_part(a."email", ';', 1))) AS "email",
      coalesce(u."language", a."language") AS "language", EXISTS (SELECT FROM "reminderSilence" n WHERE n."accountId" = a."id") AS "isSilent"
    FROM ${agents} s
    JOIN "account" a ON a."id" = s."accountId" AND a."deletedOn" IS NULL AND a."isEmploye"
      AND (a."endDate" IS NULL OR a."endDate" >= ${made[0]!.madeDay}::date)
    LEFT JOIN "user" u ON u."accountId" = a."id"
    WHERE s."parentKind" = ${reminderKinds[kind].lookedAfter} AND s."parentId" = ANY (${ids}::integer[])
      AND coalesce(u."username", a."email", '') LIKE '%_@_%'
      -- Nor to an address where mail comes back: then the office gets it.
      AND NOT ${isWrongAddress(sql`coalesce(u."username", btrim(split_part(a."email", ';', 1)))`)}
      -- Payments are not for people of a branch.
      AND (s."parentKind" <> 'Account' OR a."branchId" IS NULL)
    ORDER BY a."name", a."id"
  `.execute(tx)
  return rows
}

/** The record's own screen, otherwise that of the person. */
const placeOf = (kind: ReminderKind, made: NewReminder) =>
  hrefOfRecord(reminderKinds[kind].about(made)) ??
  (made.accountId === null ? alertPaths.alerts : accountPaths.account(made.accountId))

function mailTo(
  { email, language }: Mailbox,
  kind: ReminderKind,
  made: NewReminder[],
  options: MailOptions,
): Mail {
  const { translate, publicUrl } = options
  const [first] = made
  const { source } = formatAlert(reminderTextOf(kind, first!), language, translate)
  const subject =
    made.length === 1
      ? translate(language, [
          'reminder.mail.one',
          {
            source,
            object: first!.referenceNumber ?? first!.name ?? '–',
            day: formatDate(first!.dueDay),
          },
        ])
      : translate(language, ['reminder.mail.several', { source, count: made.length }])
  const texts = made.map((one) => {
    const { content } = formatAlert(reminderTextOf(kind, one), language, translate)
    return `${content}\n${publicUrl}${placeOf(kind, one)}`
  })
  const off = translate(language, [
    'reminder.mail.off',
    { link: publicUrl + settingsPaths.reminders },
  ])
  return { to: email, subject: subject.replace(/\s+/g, ' '), text: [...texts, off].join('\n\n') }
}
