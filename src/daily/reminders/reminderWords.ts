// Text of a reminder, in any language.
import { formatDate, formatMoney } from '#kit/fields/format.ts'
import type { AlertText, TextLine } from '#base/alerts/alertText.ts'
import type { NewReminder, ReminderKind } from './reminderKinds.ts'

export const reminderTextOf = (kind: ReminderKind, made: NewReminder): AlertText => ({
  source: [`reminder.${kind}.source`],
  lines: [what(kind, made), ...when(kind, made), ...reasons(made)],
})

function what(kind: ReminderKind, made: NewReminder): TextLine {
  const { amount, name, dueDay } = made
  const hasAmount = (kind === 'rent' || kind === 'expense') && amount !== null
  return [
    `reminder.${kind}${hasAmount ? '.amount' : ''}`,
    {
      name: name ?? '–',
      object: made.names ?? '–',
      day: formatDate(dueDay),
      ...(hasAmount && { amount: formatMoney(amount) }),
    },
  ]
}

/** Counted from the day on which the reminder was created, which may be late. */
function when(kind: ReminderKind, { dueDay, madeDay }: NewReminder): TextLine[] {
  if (kind === 'publishError') return []
  const count = Math.round((Date.parse(dueDay) - Date.parse(madeDay)) / 86_400_000)
  if (count === 0) return [['reminder.today']]
  return [count > 0 ? ['reminder.daysLeft', { count }] : ['reminder.daysSince', { count: -count }]]
}

const reasons = ({ details }: NewReminder): TextLine[] =>
  details?.split('\n').map((reason): TextLine => [reason]) ?? []
