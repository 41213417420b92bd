// How alerts come to be: of what the office is told, as plain text or in each reader's language.
import { entityOf } from '#features/entity.ts'
import { instantNow } from '#kit/clock.ts'
import { add, save } from '#kit/db/save.ts'
import { textarea } from '#kit/fields/kinds.ts'
import type { Translate } from '#kit/i18n/translator.ts'
import type { RecordRef } from '#features/records/records.contract.ts'
import type { Db } from '../backend.ts'
import { alertFields } from './alerts.contract.ts'
import { inWords } from './alertWords.ts'
import type { Said } from './alertWords.ts'

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
type Told = About & {
  /** Where it comes from. */
  source: string
  /** Plain text. */
  content: string
}

/** Tells the office something. */
export const addAlert = (tx: Db, told: Told): Promise<number> => store(tx, told)

/** Tells everybody in the office in their own language; `language` is that of what is written down. */
export const addSaidAlert = (
  tx: Db,
  { said, ...about }: About & { said: Said },
  { translate, language }: { translate: Translate; language: string },
): Promise<number> => store(tx, { ...about, ...inWords(said, language, translate), said })

function store(tx: Db, { about, source, content, ...told }: Told & { said?: Said }) {
  const place = about && { entity: about.entity, entityId: about.id, part: about.part ?? null }
  const texts = {
    source: source.slice(0, alertFields.source.maxLength),
    content: content.slice(0, textarea.maxLength),
  }
  return add(tx, alertEntity, { ...told, ...place, ...texts }, null)
}

/** The newest of this source about a record that nobody has read yet, to add to. */
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
    .where('source', '=', source.slice(0, alertFields.source.maxLength))
    .where('said', 'is', null)
    .where('readedOn', 'is', null)
    .where('deletedOn', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return alert?.id
}

/** Adds a line to what nobody has read yet; false where there is no such alert, or it is full. */
export async function addToAlert(tx: Db, id: number, line: string): Promise<boolean> {
  const alert = await tx
    .selectFrom('alert')
    .select('content')
    .where('id', '=', id)
    .where('readedOn', 'is', null)
    .where('deletedOn', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  const content = `${alert?.content}\n${line}`
  if (!alert || content.length > textarea.maxLength) return false
  await save(tx, alertEntity, id, { actor: null, changes: { content } })
  return true
}

/** Says something new in an alert that is there, which is unread from then on; false where there is none. */
export async function renewAlert(tx: Db, id: number, content: string): Promise<boolean> {
  const alert = await tx
    .selectFrom('alert')
    .select('id')
    .where('id', '=', id)
    .where('deletedOn', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!alert) return false
  const text = content.slice(0, textarea.maxLength)
  const unread = { readedOn: null, readedById: null }
  await save(tx, alertEntity, id, { actor: null, changes: { content: text, ...unread } })
  await tx.updateTable('alert').set({ date: instantNow() }).where('id', '=', id).execute()
  return true
}
