// The link with which a client stops what goes to them by itself for one lead: signed, so that nobody can guess it, and good
// for ever.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { agencyToday } from '#kit/clock.ts'
import { save } from '#kit/db/save.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { addTask } from '#base/activities/addTask.store.ts'
import { addAlert } from '#base/alerts/addAlert.store.ts'
import type { Words } from '#base/alerts/alertWords.ts'
import { assignedTo } from '#base/assignments/assignAll.store.ts'
import { keyFor } from '#base/session/second-factor/sealed.store.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import { sendings } from '#records/leads/leadFields.contract.ts'
import { leadEntity } from '#records/leads/leads.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'

type Keys = Pick<Backend, 'db' | 'secretsKey'>

const signatureOf = async (leadId: number, { db, secretsKey }: Keys): Promise<Buffer> =>
  createHmac('sha256', await keyFor(db, 'end of new matches', secretsKey))
    .update(String(leadId))
    .digest()

export const stopPath = (language: Language, token: string) =>
  `/site/${language}/newMatches/${token}`

export async function stopLink(
  leadId: number,
  language: Language,
  { publicUrl, ...keys }: Keys & Pick<Backend, 'publicUrl'>,
): Promise<string> {
  const token = `${leadId}.${(await signatureOf(leadId, keys)).toString('base64url')}`
  return publicUrl + stopPath(language, token)
}

/** The lead of a link; undefined for what is none of ours. */
export async function leadOfToken(token: string, keys: Keys): Promise<number | undefined> {
  const [, id, signature] = /^([1-9]\d{0,8})\.([\w-]{43})$/.exec(token) ?? []
  if (id === undefined || signature === undefined) return undefined
  const right = await signatureOf(Number(id), keys)
  return timingSafeEqual(right, Buffer.from(signature, 'base64url')) ? Number(id) : undefined
}

/**
 * Switches the sending off, and tells the agents and the office. Does nothing where it is off already or the lead is gone.
 */
export const stopMatches = (
  db: Db,
  id: number,
  { translate }: Pick<Backend, 'translate'>,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const lead = await tx
      .selectFrom('lead')
      .select(['sendMatches', 'accountName'])
      .where('id', '=', id)
      .where('deletedOn', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!lead || (lead.sendMatches ?? sendings.off) === sendings.off) return
    await save(tx, leadEntity, id, { actor: null, changes: { sendMatches: sendings.off } })
    const record = { entity: 'Demand', id } as const
    const name = lead.accountName ?? `#${id}`
    const said: Words[] = [['matchMail.stopped', { name, lead: String(id) }]]
    const inOffice = { translate, language: await languageOfOffice(tx) }
    const assigned = await assignedTo(tx, record)
    await addTask(
      tx,
      {
        record,
        said,
        category: 'undefined',
        date: `${agencyToday()}T00:00:00`,
        assignedTo: assigned,
      },
      inOffice,
    )
    await addAlert(
      tx,
      { said: { source: ['matchMail.source'], lines: said }, about: record },
      inOffice,
    )
  })
