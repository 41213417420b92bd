// A mail that no mail server takes: told to whoever sent it, to the office, and on the record that it is about.
import { agencyToday } from '#kit/clock.ts'
import { log } from '#kit/db/save.ts'
import type { GivenUpMail } from '#kit/mail/mailQueue.ts'
import { addTask } from '#base/activities/addTask.store.ts'
import { addAlert } from '#base/alerts/addAlert.store.ts'
import type { Said } from '#base/alerts/alertWords.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import { onServer } from '#base/register/recordsOnServer.ts'
import { parentKinds, recordKinds } from '#base/register/records.contract.ts'
import type { ParentKind, RecordKind, RecordRef } from '#base/register/records.contract.ts'
import type { Backend, Db } from '#base/backend/backend.ts'

/** Where nobody sent it, the office alone is told. People of a branch see no alerts: they get a task. */
export async function tellUndelivered(
  tx: Db,
  mail: GivenUpMail,
  { translate }: Pick<Backend, 'translate'>,
): Promise<void> {
  const sender = mail.sentById === null ? undefined : await personOf(tx, mail.sentById)
  const record = await recordOf(tx, mail)
  const said = saidOf(mail, sender?.name ?? null)
  const inOffice = { translate, language: await languageOfOffice(tx) }
  if (record)
    await log(tx, {
      of: record,
      id: record.id,
      action: 'mailUndelivered',
      version: null,
      actor: null,
      message: [mail.to, mail.said].filter(Boolean).join(': '),
    })
  const isTask = sender !== undefined && record !== undefined && isParent(record)
  if (isTask)
    await addTask(
      tx,
      {
        record,
        category: 'undefined',
        said: said.lines,
        date: `${agencyToday()}T00:00:00`,
        assignedTo: [sender.id],
      },
      inOffice,
    )
  if (isTask && sender.branchId !== null) return
  await addAlert(tx, { said, ...(record && { about: record }) }, inOffice)
}

const personOf = (tx: Db, id: number) =>
  tx
    .selectFrom('account as a')
    .select(['a.id', 'a.name', 'a.branchId'])
    .where('a.id', '=', id)
    .executeTakeFirst()

/** The record that people look at for it: of a selection its lead. Marks there that the mail did not arrive. */
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
const isParent = (record: RecordRef): record is RecordRef<ParentKind> =>
  (parentKinds() as readonly RecordKind[]).includes(record.entity)

const saidOf = ({ to, subject, why, said }: GivenUpMail, sender: string | null): Said => ({
  source: ['mail.undelivered.source'],
  lines: [
    ['mail.undelivered', { to, subject }],
    [`mail.undelivered.${why}`],
    ...(said === null ? [] : [['mail.undelivered.said', { said }] as const]),
    ...(sender === null ? [] : [['mail.undelivered.sender', { sender }] as const]),
  ],
})
