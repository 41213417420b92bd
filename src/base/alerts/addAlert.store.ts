// Adds and changes alerts, which inform the office in each user's language.
// Trigger on "alert": refuseLate refuses people whose data was erased meanwhile (refuseLate.sql).
import { cutText } from '#kit/fields/cutText.ts'
import { sql } from 'kysely'
import { entityOf } from '#base/backend/entity.ts'
import { instantNow } from '#kit/clock.ts'
import { add, save } from '#kit/db/save.ts'
import { textarea } from '#kit/fields/kinds.ts'
import type { RecordRef } from '#base/register/records.contract.ts'
import type { Db } from '#base/backend/backend.ts'
import { alertFields } from './alerts.contract.ts'
import { formatAlert, formatLine } from './alertText.ts'
import type { AlertText, TextStorageOptions, TextLine } from './alertText.ts'

export const alertEntity = entityOf({
  table: 'alert',
  entity: 'Alert',
  fields: alertFields,
  kept: [
    'readedOn',
    'readedById',
    'entity',
    'entityId',
    'part',
    'accountId',
    'said',
    'forAdministrators',
  ],
})

type Subject = {
  /** The record that the alert is about, and the section of its screen to open. */
  about?: RecordRef & { part?: string }
  /** The person that the alert is about, if that is another record. */
  accountId?: number | null
  /** Shown to administrators only. */
  forAdministrators?: boolean
}

/** Adds an alert for everybody in the office or only for administrators, in each reader's language. */
export function addAlert(
  tx: Db,
  { about, ...alert }: Subject & { said: AlertText },
  { translate, language }: TextStorageOptions,
): Promise<number> {
  const { source, content } = formatAlert(alert.said, language, translate)
  const place = about && { entity: about.entity, entityId: about.id, part: about.part ?? null }
  const texts = {
    source: cutText(source, alertFields.source.maxLength),
    content: cutText(content, textarea.maxLength),
  }
  return add(tx, alertEntity, { ...alert, ...place, ...texts }, null)
}

/** The newest unread alert about a record whose source has this message key; a line can be added to it. */
export async function unreadAlertAbout(
  tx: Db,
  { entity, id }: RecordRef,
  source: string,
): Promise<number | undefined> {
  const alert = await tx
    .selectFrom('alert')
    .select('id')
    .where('entity', '=', entity)
    .where('entityId', '=', id)
    .where(sql<string>`"said"->'source'->>0`, '=', source)
    .where('readedOn', 'is', null)
    .where('deletedOn', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return alert?.id
}

/** Adds a line to an unread alert, or a new alert where there is none. Returns its id. */
export async function addAlertOrLine(
  tx: Db,
  {
    unread,
    line,
    ...alert
  }: Parameters<typeof addAlert>[1] & { unread: number | null | undefined; line: TextLine },
  texts: TextStorageOptions,
): Promise<number> {
  if (typeof unread === 'number' && (await addToAlert(tx, unread, line, texts))) return unread
  return addAlert(tx, alert, texts)
}

/** False when there is none or its text is full. */
export async function addToAlert(
  tx: Db,
  id: number,
  line: TextLine,
  { translate, language }: TextStorageOptions,
): Promise<boolean> {
  const alert = await tx
    .selectFrom('alert')
    .select(['content', 'said'])
    .where('id', '=', id)
    .where('readedOn', 'is', null)
    .where('deletedOn', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  const content = `${alert?.content}\n${formatLine(line, language, translate)}`
  if (!alert || content.length > textarea.maxLength) return false
  const said = alert.said && { ...alert.said, lines: [...alert.said.lines, line] }
  await save(tx, alertEntity, id, { actor: null, changes: { content, said } })
  return true
}

/** Replaces the text of an alert and marks it as unread; false when there is none. */
export async function renewAlert(
  tx: Db,
  id: number,
  said: AlertText,
  { translate, language }: TextStorageOptions,
): Promise<boolean> {
  const alert = await tx
    .selectFrom('alert')
    .select('id')
    .where('id', '=', id)
    .where('deletedOn', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!alert) return false
  const content = cutText(formatAlert(said, language, translate).content, textarea.maxLength)
  const unread = { readedOn: null, readedById: null }
  await save(tx, alertEntity, id, { actor: null, changes: { content, said, ...unread } })
  await tx.updateTable('alert').set({ date: instantNow() }).where('id', '=', id).execute()
  return true
}

/** Marks the unread alerts about a record whose source has this message key as read: what they tell is over. */
export async function settleAlerts(tx: Db, about: RecordRef, source: string): Promise<void> {
  for (;;) {
    const id = await unreadAlertAbout(tx, about, source)
    if (id === undefined) return
    await save(tx, alertEntity, id, { actor: null, changes: { readedOn: instantNow() } })
  }
}
