// What a client decides about an expense alerts the office; what they decline or ask is also mailed to whom they are assigned.
import { instantNow } from '#kit/clock.ts'
import { formatInstantTime, formatMoney } from '#kit/fields/format.ts'
import { queueMail } from '#kit/mail/mailQueue.ts'
import { addAlert, addToAlert, unreadAlertAbout } from '#base/alerts/addAlert.store.ts'
import { say } from '#base/alerts/alertWords.ts'
import type { Words } from '#base/alerts/alertWords.ts'
import { assignedTo } from '#base/assignments/assignAll.store.ts'
import { mailboxesOf } from '#base/assignments/mailboxes.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import { paymentPaths } from '../payments.paths.ts'
import { categoryOf } from './readApproval.store.ts'
import type { LinkedExpense } from './readApproval.store.ts'

type Ways = Pick<Backend, 'translate' | 'agency' | 'publicUrl'>
type Done = { action: 'approve' | 'revert' | 'decline' | 'ask'; text: string | undefined }

const source = 'payments.approval.source'

/** One alert until it is read, so that ten changes of mind are not ten of them. */
export async function tellOffice(
  tx: Db,
  expense: LinkedExpense,
  { action, text }: Done,
  ways: Ways,
): Promise<void> {
  const { translate } = ways
  const language = await languageOfOffice(tx)
  const { id, accountId, accountName, referenceNumber, amount } = expense
  const what: Words = [
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
  const saying = { translate, language }
  const unread = await unreadAlertAbout(tx, about, source)
  const line: Words = ['alert.timed', { time: formatInstantTime(instantNow()), text: what }]
  const isAdded = unread !== undefined && (await addToAlert(tx, unread, line, saying))
  if (!isAdded)
    await addAlert(tx, { about, accountId, said: { source: [source], lines: [what] } }, saying)
  if (text === undefined) return
  const agents = await assignedTo(tx, { entity: 'Account', id: accountId })
  const boxes = await mailboxesOf(tx, agents, language)
  const link = ways.publicUrl + paymentPaths.viewIncome(id)
  await queueMail(
    tx,
    boxes.map(({ email, language }) => ({
      to: email ?? ways.agency.email,
      subject: say(
        [`payments.approval.toldSubject.${action}`, { name: accountName }],
        language,
        translate,
      ).replace(/\s+/g, ' '),
      text: [say(what, language, translate), link].join('\n\n'),
      about,
    })),
  )
}
