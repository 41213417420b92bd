// Tells administrators about problems of the backups: an alert, and a mail to each, once a day while they last. Only this file
// writes "backupTold".
import { sql } from 'kysely'
import { queueMail } from '#kit/mail/mailQueue.ts'
import { addAlert } from '#base/alerts/addAlert.store.ts'
import { formatLine } from '#base/alerts/alertText.ts'
import type { TextLine } from '#base/alerts/alertText.ts'
import { signatureOf } from '#base/backend/agencyFacts.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import { maySignIn } from '#base/session/sessions.store.ts'
import type { BackupProblem } from './backupProblems.store.ts'

type Post = Pick<Backend, 'translate' | 'publicUrl' | 'agency'>

/** Problems that follow from an unreachable or foreign place, which is reported alone. */
const ofCutOff: readonly BackupProblem['reason'][] = ['never', 'old', 'failed']

/** Returns the problems that were reported now. */
export const tellBackups = (
  db: Db,
  wrong: readonly BackupProblem[],
  post: Post,
): Promise<BackupProblem[]> =>
  db.transaction().execute(async (tx) => {
    const reasons = wrong.map(({ reason }) => reason)
    const isCutOff = reasons.includes('notSent')
    await tx
      .deleteFrom('backupTold')
      .$if(reasons.length > 0, (query) => query.where('reason', 'not in', reasons))
      .execute()
    const told: BackupProblem[] = []
    for (const each of wrong) {
      if (isCutOff && ofCutOff.includes(each.reason)) continue
      if (!(await isDue(tx, each.reason))) continue
      await tell(tx, each, post)
      told.push(each)
    }
    return told
  })

/** Notes the report; false if there already was one today. */
async function isDue(tx: Db, reason: string): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO "backupTold" ("reason") VALUES (${reason})
    ON CONFLICT ("reason") DO UPDATE SET "toldOn" = now()
      WHERE "backupTold"."toldOn" < now() - interval '23 hours'
    RETURNING "reason"`.execute(tx)
  return rows.length > 0
}

async function tell(tx: Db, { reason, said, hours }: BackupProblem, post: Post): Promise<void> {
  const { translate, publicUrl, agency } = post
  const lines: TextLine[] = [
    [`backups.${reason}`],
    ...(hours === null ? [] : [['backups.hours', { hours: Math.floor(hours) }] as const]),
    ...(said === '' ? [] : [['backups.said', { said }] as const]),
    ['backups.whatToDo'],
  ]
  const office = await languageOfOffice(tx)
  await addAlert(
    tx,
    { said: { source: ['backups.source'], lines } },
    { translate, language: office },
  )
  const { rows } = await sql<{ to: string; language: string }>`
    SELECT u."username" AS "to", u."language" FROM "user" u JOIN "account" a ON a."id" = u."accountId"
    WHERE a."role" = 'admin' AND ${maySignIn}`.execute(tx)
  await queueMail(
    tx,
    rows.map(({ to, language }) => ({
      to,
      subject: formatLine(['backups.source'], language, translate),
      text: [
        ...lines.map((line) => formatLine(line, language, translate)),
        '',
        publicUrl,
        '',
        signatureOf(agency.in(language)),
      ].join('\n'),
    })),
  )
}
