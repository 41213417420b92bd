import { formatCurrency, formatDate } from '#kit/fields/format.ts'
import type { MessageParams } from '#kit/http/problem.ts'
import type { ObjectAccount } from './objectAccounts.contract.ts'

export type LinkSays = Pick<
  ObjectAccount,
  'relationName' | 'startDate' | 'endDate' | 'price' | 'rentPaymentDay'
>

type LinkWord =
  | 'object.since'
  | 'object.until'
  | 'object.payDay'
  | 'object.payDayLast'
  | 'object.payDayBefore'
type Words = (key: LinkWord, params?: MessageParams) => string

/** From when to when, and at what price; nothing of what is left open. */
export function termsOfLink({ startDate, endDate, price }: LinkSays, t: Words): string {
  const terms = [
    startDate && t('object.since', { date: formatDate(startDate) }),
    endDate && t('object.until', { date: formatDate(endDate) }),
    price !== null && formatCurrency(price),
  ]
  return terms.filter(Boolean).join(' · ')
}

/** When in a month the rent is due; '' where nobody has said. */
export function payDayText({ rentPaymentDay: day }: LinkSays, t: Words): string {
  if (day === null) return ''
  if (day > 0) return t('object.payDay', { day })
  return day === 0 ? t('object.payDayLast') : t('object.payDayBefore', { count: -day })
}

/** All that a link says, in one line. */
export const linkText = (link: LinkSays, t: Words): string =>
  [link.relationName, termsOfLink(link, t), payDayText(link, t)].filter(Boolean).join(' · ')
