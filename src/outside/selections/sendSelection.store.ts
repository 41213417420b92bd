// Sends a selection by mail, or notes that it was sent by messenger. The mail and the note that it was sent are one
// transaction.
import { sql } from 'kysely'
import { instantNow } from '#kit/clock.ts'
import { save } from '#kit/db/save.ts'
import { isAddress } from '#kit/fields/emailAddress.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput, badRequest } from '#kit/http/problem.ts'
import { languageOf } from '#kit/i18n/languages.ts'
import { chosenMailbox, wasJustSent } from '#base/mail/chosenMailbox.ts'
import { queueLetter } from '#base/mail/queueLetters.store.ts'
import type { LetterContext } from '#base/mail/queueLetters.store.ts'
import { consentingAddresses } from '#records/accounts/consentingAddresses.store.ts'
import { unsubscribeLink } from '#records/accounts/unsubscribe.store.ts'
import { mustChange } from '#base/register/records.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { noteContacted } from '#records/leads/moveLeadOn.store.ts'
import type { Messenger } from './selections.contract.ts'
import { clientOfLead } from './readSelections.store.ts'
import type { StoredSelection } from './readSelections.store.ts'
import { selectionLetter } from './selectionLetter.store.ts'
import { singleSelection, selectionEntity } from './selections.store.ts'

type SendingContext = LetterContext & Pick<Backend, 'publicUrl' | 'secretsKey'>

type ToSend = { id: number; email: string | undefined }

export const sendSelection = (
  db: Db,
  sent: ToSend,
  actor: Actor,
  context: SendingContext,
): Promise<StoredSelection> =>
  db.transaction().execute((tx) => sendSelectionIn(tx, sent, actor, context))

/** Call in a transaction. */
export async function sendSelectionIn(
  tx: Db,
  { id, email }: ToSend,
  actor: Actor,
  context: SendingContext,
): Promise<StoredSelection> {
  await mustChange(tx, { entity: 'Selection', id }, actor)
  const { leadId } = await tx
    .selectFrom('selection')
    .select('leadId')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (email !== undefined && !isAddress(email.trim())) throw badInput({ email: ['problem.email'] })
  const to = chosenMailbox((await clientOfLead(tx, leadId)).emails, email, 'selection')
  const selection = await singleSelection(tx, id, actor)
  if (selection.state !== 'open') throw badRequest('selection.isClosed')
  if (wasJustSent(selection, to)) return selection
  const stop = await advertisingStop(tx, { leadId, to, language: selection.language }, context)
  const letter = await selectionLetter(tx, selection, stop, context)
  await save(tx, selectionEntity, id, {
    actor,
    action: 'send',
    changes: { sentOn: instantNow(), sentTo: to, undeliveredOn: null },
  })
  await noteContacted(tx, leadId, actor)
  await queueLetter(tx, { ...letter, to, about: { entity: 'Selection', id } }, actor, context)
  return singleSelection(tx, id, actor)
}

type Addressee = { leadId: number; to: string; language: string | null }

/**
 * The unsubscribe link; null while the lead is open, because its client asked for the selection. Once it is closed, a selection
 * is advertising: 400 for a client who has not agreed to mailings.
 */
async function advertisingStop(
  tx: Db,
  { leadId, to, language }: Addressee,
  context: SendingContext,
): Promise<string | null> {
  const { rows } = await sql<{ accountId: number | null; isClosed: boolean }>`
    SELECT l."accountId", coalesce(o."closed", false) AS "isClosed" FROM "lead" l
    LEFT JOIN "selectOption" o ON o."list" = 'leadStage' AND o."value" = l."stage" WHERE l."id" = ${leadId}
  `.execute(tx)
  const { accountId, isClosed } = rows[0]!
  if (!isClosed || accountId === null) return null
  const agreed = await consentingAddresses(tx, [to.toLowerCase()])
  if (agreed.size === 0) throw badInput({ email: ['selection.closedLead'] })
  return unsubscribeLink.url(accountId, languageOf(language), { ...context, db: tx })
}

type SentBy = { id: number; by: Messenger; phone: string | null }

/** 400 for a selection whose link does not work. */
export const noteSent = (
  db: Db,
  { id, by, phone }: SentBy,
  actor: Actor,
): Promise<StoredSelection> =>
  db.transaction().execute(async (tx) => {
    await mustChange(tx, { entity: 'Selection', id }, actor)
    const selection = await singleSelection(tx, id, actor)
    if (selection.state !== 'open') throw badRequest('selection.isClosed')
    const to = phone === null ? by : `${by} ${phone}`
    if (!wasJustSent(selection, to))
      await save(tx, selectionEntity, id, {
        actor,
        action: 'send',
        changes: { sentOn: instantNow(), sentTo: to, undeliveredOn: null },
      })
    await noteContacted(tx, selection.leadId, actor)
    return singleSelection(tx, id, actor)
  })

/** A mail server finally refused the mail to this address. Returns the lead. */
export async function markUndelivered(tx: Db, id: number, to: string): Promise<number | undefined> {
  const selection = await tx
    .selectFrom('selection')
    .select(['leadId', 'sentTo'])
    .where('id', '=', id)
    .where('deletedOn', 'is', null)
    .executeTakeFirst()
  if (selection?.sentTo === to)
    await save(tx, selectionEntity, id, {
      actor: null,
      action: 'mailUndelivered',
      changes: { undeliveredOn: instantNow() },
    })
  return selection?.leadId
}
