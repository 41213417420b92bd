// Reports an undeliverable mail to its sender, to the office, on the record that it is about, and at its address.
import { agencyToday } from '#kit/clock.ts'
import { log } from '#kit/db/save.ts'
import type { GivenUpMail } from '#kit/mail/mailQueue.ts'
import { addTask } from '#base/activities/addTask.store.ts'
import { addAlert } from '#base/alerts/addAlert.store.ts'
import type { AlertText } from '#base/alerts/alertText.ts'
import { noteBounces } from '#base/bounces/bounces.store.ts'
import { smtpBounce } from '#base/bounces/smtpBounce.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import { onServer } from '#base/register/recordsOnServer.ts'
import { activityParents, recordKinds } from '#base/register/records.contract.ts'
import type { ParentKind, RecordKind, RecordRef } from '#base/register/records.contract.ts'
import type { Backend, Db } from '#base/backend/backend.ts'

/**
 * The sender gets a task on the record and the office an alert; for a sender of a branch, who sees no alerts, there is
 * the task only. Without a sender, or a record that has tasks, there is the alert only.
 */
export async function tellUndelivered(
  tx: Db,
  mail: GivenUpMail,
  { translate }: Pick<Backend, 'translate'>,
): Promise<void> {
  const bounce = smtpBounce(mail)
  if (bounce) await noteBounces(tx, [bounce])
  const sender = mail.sentById === null ? undefined : await personOf(tx, mail.sentById)
  const record = await recordOf(tx, mail)
  const alertText = alertTextOf(mail, sender?.name ?? null)
  const officeTexts = { translate, language: await languageOfOffice(tx) }
  if (record)
    await log(tx, {
      of: record,
      id: record.id,
      action: 'mailUndelivered',
      version: null,
      actor: null,
      message: [mail.to, mail.said].filter(Boolean).join(': '),
    })
  const isTask = sender !== undefined && record !== undefined && hasTasks(record)
  if (isTask)
    await addTask(
      tx,
      {
        record,
        category: 'undefined',
        said: alertText.lines,
        date: `${agencyToday()}T00:00:00`,
        assignedTo: [sender.id],
      },
      officeTexts,
    )
  if (isTask && sender.branchId !== null) return
  await addAlert(tx, { said: alertText, ...(record && { about: record }) }, officeTexts)
}

const personOf = (tx: Db, id: number) =>
  tx
    .selectFrom('account as a')
    .select(['a.id', 'a.name', 'a.branchId'])
    .where('a.id', '=', id)
    .executeTakeFirst()

/** The record to report on: for a selection its lead. Also marks the selection as undelivered. */
async function recordOf(
  tx: Db,
  { to, entity, entityId: id }: GivenUpMail,
): Promise<RecordRef | undefined> {
  if (id === null || !isKind(entity)) return undefined
  const record: RecordRef = { entity, id }
  const { undelivered } = onServer(entity)
  return undelivered ? undelivered(tx, id, to) : record
}

const isKind = (entity: string | null): entity is RecordKind =>
  (recordKinds() as readonly (string | null)[]).includes(entity)
const hasTasks = (record: RecordRef): record is RecordRef<ParentKind> =>
  (activityParents() as readonly RecordKind[]).includes(record.entity)

const alertTextOf = (
  { to, subject, why, said }: GivenUpMail,
  sender: string | null,
): AlertText => ({
  source: ['mail.undelivered.source'],
  lines: [
    ['mail.undelivered', { to, subject }],
    [`mail.undelivered.${why}`],
    ...(said === null ? [] : [['mail.undelivered.said', { said }] as const]),
    ...(sender === null ? [] : [['mail.undelivered.sender', { sender }] as const]),
  ],
})
