// What a client does stands among the lead's activities and alerts the office: in one activity a day and
// one alert until it is read, so that ten marks are not ten of each.
import { agencyNow, agencyToday } from '#kit/clock.ts'
import { formatDate, inAthens } from '#kit/fields/format.ts'
import { queueMail } from '#kit/mail/mailQueue.ts'
import type { MailToQueue } from '#kit/mail/mailQueue.ts'
import { addTask, addToTask } from '#features/activities/addTask.store.ts'
import { addAlert, addToAlert } from '#features/alerts/addAlert.store.ts'
import { assignedTo } from '#features/assignments/assignAll.store.ts'
import { languageOfOffice } from '#features/alerts/languageOfOffice.store.ts'
import { mailboxesOf } from '#features/enquiries/office.store.ts'
import { paths } from '#features/paths.ts'
import type { Backend, Db } from '../../backend.ts'
import type { Mark } from '../selections.contract.ts'
import type { OpenSelection } from './openSelection.store.ts'

type Ways = Pick<Backend, 'translate' | 'publicUrl' | 'agency'>
type Done = { what: Mark | 'unmark' | 'message'; number: string | null; text?: string }

export async function tellOffice(
  tx: Db,
  selection: OpenSelection,
  done: Done,
  ways: Ways,
): Promise<void> {
  const { id, leadId } = selection
  const lead = { entity: 'Demand', id: leadId } as const
  const language = await languageOfOffice(tx)
  const agents = await assignedTo(tx, lead)
  const name = await clientOf(tx, leadId)
  const said = wordsFor(selection, done, name, ways)
  const { line, head, source } = said(language)

  const isAdded = selection.activityId !== null && (await addToTask(tx, selection.activityId, line))
  const activityId = isAdded
    ? selection.activityId
    : await addTask(tx, {
        record: lead,
        category: 'undefined',
        description: `${head}\n${line}`,
        date: `${agencyToday()}T00:00:00`,
        assignedTo: agents,
      })
  const isUnread = selection.alertId !== null && (await addToAlert(tx, selection.alertId, line))
  const alertId = isUnread
    ? selection.alertId
    : await addAlert(tx, { source, content: `${head}\n${line}`, about: lead })
  await tx.updateTable('selection').set({ activityId, alertId }).where('id', '=', id).execute()

  if (isAdded && done.what !== 'message') return
  const boxes = await mailboxesOf(tx, agents, language)
  const link = ways.publicUrl + paths.lead(leadId)
  await queueMail(
    tx,
    boxes.map(({ email, language }): MailToQueue => {
      const { line, head, subject, lead: linked } = said(language)
      const text = `${head}\n${line}\n\n${linked(link)}`
      return { to: email ?? ways.agency.email, subject, text, about: lead }
    }),
  )
}

/** The same in each language. */
const wordsFor =
  ({ leadId, createdOn }: OpenSelection, { what, number, text }: Done, name: string, ways: Ways) =>
  (language: string) => {
    const say = (key: string, params: Record<string, string> = {}) =>
      ways.translate(language, [key, params])
    const about = number === null ? 'all' : 'one'
    const key = what === 'message' ? `selection.did.message.${about}` : `selection.did.${what}`
    return {
      line: `${agencyNow().slice(11, 16)} ${say(key, { number: number ?? '', text: text ?? '' })}`,
      head: say('selection.did', {
        name,
        lead: String(leadId),
        day: formatDate(inAthens(createdOn)),
      }),
      source: say('selection.source'),
      subject: say('selection.didSubject', { name }).replace(/\s+/g, ' '),
      lead: (link: string) => say('selection.didLead', { link }),
    }
  }

async function clientOf(tx: Db, leadId: number): Promise<string> {
  const lead = await tx
    .selectFrom('lead')
    .select('accountName')
    .where('id', '=', leadId)
    .executeTakeFirst()
  return lead?.accountName ?? `#${leadId}`
}
