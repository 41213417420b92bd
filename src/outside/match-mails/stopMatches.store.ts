import { agencyToday } from '#kit/clock.ts'
import { save } from '#kit/db/save.ts'
import { addTask } from '#base/activities/addTask.store.ts'
import { addAlert } from '#base/alerts/addAlert.store.ts'
import type { TextLine } from '#base/alerts/alertText.ts'
import { assignedTo } from '#base/assignments/assignAll.store.ts'
import { signedLink } from '#base/session/links/links.store.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import { sendings } from '#records/leads/leadFields.contract.ts'
import { leadEntity } from '#records/leads/leads.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'

/** The link that ends a lead's mails about new matches. It never expires and can be used repeatedly. */
export const stopMatchesLink = signedLink('end of new matches', 'newMatches')

/** Stops the mails and alerts the office. Does nothing if they are already off or the lead is gone. */
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
    const said: TextLine[] = [['matchMail.stopped', { name, lead: String(id) }]]
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
