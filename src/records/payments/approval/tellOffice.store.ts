// Alerts the office to a client's decision. Declining and asking are also mailed to the client's agents.
import { instantNow } from '#kit/clock.ts'
import { formatInstantTime, formatMoney } from '#kit/fields/format.ts'
import { queueMail } from '#kit/mail/mailQueue.ts'
import { addAlertOrLine, unreadAlertAbout } from '#base/alerts/addAlert.store.ts'
import { literalText } from '#base/alerts/alertText.ts'
import type { TextLine } from '#base/alerts/alertText.ts'
import { assignedTo } from '#base/assignments/assignAll.store.ts'
import { mailboxesOf, officeMails } from '#base/alerts/officeMails.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import { paymentPaths } from '../payments.paths.ts'
import { categoryOf } from './readApproval.store.ts'
import type { LinkedExpense } from './readApproval.store.ts'

type OfficeContext = Pick<Backend, 'translate' | 'agency' | 'publicUrl'>
type ClientDecision = { action: 'approve' | 'revert' | 'decline' | 'ask'; text: string | undefined }

const source = 'payments.approval.source'

/** One alert until it is read, so that ten changes of mind make one alert. */
export async function tellOffice(
  tx: Db,
  expense: LinkedExpense,
  { action, text }: ClientDecision,
  context: OfficeContext,
): Promise<void> {
  const { translate } = context
  const language = await languageOfOffice(tx)
  const { id, accountId, accountName, referenceNumber, amount } = expense
  const what: TextLine = [
    `payments.approval.told.${action}`,
    {
      name: accountName,
      number: referenceNumber,
      amount: formatMoney(amount),
      category: await categoryOf(tx, id),
      text: text ?? '',
    },
  ]
  const about = { entity: 'Transaction', id } as const
  const unread = await unreadAlertAbout(tx, about, source)
  const line: TextLine = ['alert.timed', { time: formatInstantTime(instantNow()), text: what }]
  const said = { source: [source], lines: [what] } as const
  await addAlertOrLine(tx, { unread, line, about, accountId, said }, { translate, language })
  if (text === undefined) return
  const agents = await assignedTo(tx, { entity: 'Account', id: accountId })
  const mail = {
    about,
    subject: [`payments.approval.toldSubject.${action}`, { name: accountName }],
    lines: [what, literalText(''), literalText(context.publicUrl + paymentPaths.viewIncome(id))],
  } as const
  await queueMail(tx, officeMails(await mailboxesOf(tx, agents, language), mail, context))
}
