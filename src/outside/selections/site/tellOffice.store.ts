// What a client does stands among the lead's activities and alerts the office: in one activity a day and
// one alert until it is read, so that ten marks are not ten of each.
import { agencyNow, agencyToday, inAthens } from '#kit/clock.ts'
import { formatDate } from '#kit/fields/format.ts'
import { queueMail } from '#kit/mail/mailQueue.ts'
import type { MailToQueue } from '#kit/mail/mailQueue.ts'
import { addTask, addToTask } from '#base/activities/addTask.store.ts'
import { addAlert, addToAlert } from '#base/alerts/addAlert.store.ts'
import { say as sayIn } from '#base/alerts/alertWords.ts'
import type { Words } from '#base/alerts/alertWords.ts'
import { assignedTo } from '#base/assignments/assignAll.store.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import { mailboxesOf } from '#base/assignments/mailboxes.store.ts'
import { leadPaths } from '#records/leads/leads.paths.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
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
  const { line, head } = wordsFor(selection, done, name)
  const inOffice = { translate: ways.translate, language }
  const say = (words: Words, language: string) => sayIn(words, language, ways.translate)

  const isAdded =
    selection.activityId !== null && (await addToTask(tx, selection.activityId, line, inOffice))
  const activityId = isAdded
    ? selection.activityId
    : await addTask(
        tx,
        {
          record: lead,
          category: 'undefined',
          said: [head, line],
          date: `${agencyToday()}T00:00:00`,
          assignedTo: agents,
        },
        inOffice,
      )
  const isUnread =
    selection.alertId !== null && (await addToAlert(tx, selection.alertId, line, inOffice))
  const alertId = isUnread
    ? selection.alertId
    : await addAlert(
        tx,
        { said: { source: ['selection.source'], lines: [head, line] }, about: lead },
        inOffice,
      )
  await tx.updateTable('selection').set({ activityId, alertId }).where('id', '=', id).execute()

  if (isAdded && done.what !== 'message') return
  const boxes = await mailboxesOf(tx, agents, language)
  const link = ways.publicUrl + leadPaths.lead(leadId)
  await queueMail(
    tx,
    boxes.map(({ email, language }): MailToQueue => {
      const texts = [head, line].map((words) => say(words, language))
      const toLead = say(['selection.didLead', { link }], language)
      return {
        to: email ?? ways.agency.email,
        subject: say(['selection.didSubject', { name }], language).replace(/\s+/g, ' '),
        text: [...texts, '', toLead].join('\n'),
        about: lead,
      }
    }),
  )
}

function wordsFor(
  { leadId, createdOn }: OpenSelection,
  { what, number, text }: Done,
  name: string,
): { head: Words; line: Words } {
  const about = number === null ? 'all' : 'one'
  const key = what === 'message' ? `selection.did.message.${about}` : `selection.did.${what}`
  const did: Words = [key, { number: number ?? '', text: text ?? '' }]
  const day = formatDate(inAthens(createdOn))
  return {
    head: ['selection.did', { name, lead: String(leadId), day }],
    line: ['alert.timed', { time: agencyNow().slice(11, 16), text: did }],
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
