// Tells the office about a client's actions on the page of a selection, in one activity of the lead and one alert until it is
// read, so that ten marks do not make ten of each.
import { agencyNow, agencyToday, inAthens } from '#kit/clock.ts'
import { formatDate } from '#kit/fields/format.ts'
import { queueMail } from '#kit/mail/mailQueue.ts'
import { addTask, addToTask } from '#base/activities/addTask.store.ts'
import { addAlertOrLine } from '#base/alerts/addAlert.store.ts'
import { literalText } from '#base/alerts/alertText.ts'
import type { TextLine } from '#base/alerts/alertText.ts'
import { assignedTo } from '#base/assignments/assignAll.store.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import { mailboxesOf, officeMails } from '#base/alerts/officeMails.store.ts'
import { leadPaths } from '#records/leads/leads.paths.ts'
import type { Db } from '#base/backend/backend.ts'
import type { Mark } from '../selections.contract.ts'
import type { SelectionContext } from '../selectionTexts.ts'
import type { OpenSelection } from './openSelection.store.ts'

type ClientAction = { what: Mark | 'unmark' | 'message'; number: string | null; text?: string }

export async function tellOffice(
  tx: Db,
  selection: OpenSelection,
  done: ClientAction,
  context: SelectionContext,
): Promise<void> {
  const { id, leadId } = selection
  const lead = { entity: 'Demand', id: leadId } as const
  const language = await languageOfOffice(tx)
  const agents = await assignedTo(tx, lead)
  const name = await clientOf(tx, leadId)
  const { line, head } = wordsFor(selection, done, name)
  const inOffice = { translate: context.translate, language }

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
  const said = { source: ['selection.source'], lines: [head, line] } as const
  const alertId = await addAlertOrLine(
    tx,
    { unread: selection.alertId, line, said, about: lead },
    inOffice,
  )
  await tx.updateTable('selection').set({ activityId, alertId }).where('id', '=', id).execute()

  if (isAdded && done.what !== 'message') return
  const link = context.publicUrl + leadPaths.lead(leadId)
  const mail = {
    about: lead,
    subject: ['selection.didSubject', { name }],
    lines: [head, line, literalText(''), ['selection.didLead', { link }]],
  } as const
  await queueMail(tx, officeMails(await mailboxesOf(tx, agents, language), mail, context))
}

function wordsFor(
  { leadId, createdOn }: OpenSelection,
  { what, number, text }: ClientAction,
  name: string,
): { head: TextLine; line: TextLine } {
  const about = number === null ? 'all' : 'one'
  const key = what === 'message' ? `selection.did.message.${about}` : `selection.did.${what}`
  const did: TextLine = [key, { number: number ?? '', text: text ?? '' }]
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
