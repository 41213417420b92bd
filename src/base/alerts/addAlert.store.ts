// How alerts come to be: of what the office is told, in each reader's language.
// Trigger on "alert": refuseLate refuses whom was forgotten meanwhile (refuseLate.sql).
import { sql } from 'kysely'
import { entityOf } from '#base/backend/entity.ts'
import { instantNow } from '#kit/clock.ts'
import { add, save } from '#kit/db/save.ts'
import { textarea } from '#kit/fields/kinds.ts'
import type { RecordRef } from '#base/register/records.contract.ts'
import type { Db } from '#base/backend/backend.ts'
import { alertFields } from './alerts.contract.ts'
import { inWords, say } from './alertWords.ts'
import type { Said, Saying, Words } from './alertWords.ts'

export const alertEntity = entityOf({
  table: 'alert',
  entity: 'Alert',
  fields: alertFields,
  kept: ['readedOn', 'readedById', 'entity', 'entityId', 'part', 'accountId', 'said'],
})

type About = {
  /** The record that it is about, and the part of its screen that it leads to. */
  about?: RecordRef & { part?: string }
  /** The person that it is about, where that is another record. */
  accountId?: number | null
}

/** Tells everybody in the office in their own language. */
export function addAlert(
  tx: Db,
  { about, ...told }: About & { said: Said },
  { translate, language }: Saying,
): Promise<number> {
  const { source, content } = inWords(told.said, language, translate)
  const place = about && { entity: about.entity, entityId: about.id, part: about.part ?? null }
  const texts = {
    source: source.slice(0, alertFields.source.maxLength),
    content: content.slice(0, textarea.maxLength),
  }
  return add(tx, alertEntity, { ...told, ...place, ...texts }, null)
}

/** The newest whose source has this key about a record that nobody has read yet, to add to. */
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

/** Adds a line to what nobody has read yet; false where there is no such alert, or it is full. */
export async function addToAlert(
  tx: Db,
  id: number,
  line: Words,
  { translate, language }: Saying,
): Promise<boolean> {
  const alert = await tx
    .selectFrom('alert')
    .select(['content', 'said'])
    .where('id', '=', id)
    .where('readedOn', 'is', null)
    .where('deletedOn', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  const content = `${alert?.content}\n${say(line, language, translate)}`
  if (!alert || content.length > textarea.maxLength) return false
  const said = alert.said && { ...alert.said, lines: [...alert.said.lines, line] }
  await save(tx, alertEntity, id, { actor: null, changes: { content, said } })
  return true
}

/** Says something new in an alert that is there, which is unread from then on; false where there is none. */
export async function renewAlert(
  tx: Db,
  id: number,
  said: Said,
  { translate, language }: Saying,
): Promise<boolean> {
  const alert = await tx
    .selectFrom('alert')
    .select('id')
    .where('id', '=', id)
    .where('deletedOn', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!alert) return false
  const content = inWords(said, language, translate).content.slice(0, textarea.maxLength)
  const unread = { readedOn: null, readedById: null }
  await save(tx, alertEntity, id, { actor: null, changes: { content, said, ...unread } })
  await tx.updateTable('alert').set({ date: instantNow() }).where('id', '=', id).execute()
  return true
}
