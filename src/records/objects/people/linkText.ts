import { formatCurrency, formatDate } from '#kit/fields/format.ts'
import type { MessageParams } from '#kit/i18n/messages.ts'
import type { ObjectAccount } from './objectAccounts.contract.ts'

export type LinkTerms = Pick<
  ObjectAccount,
  'relationName' | 'startDate' | 'endDate' | 'price' | 'rentPaymentDay'
>

type LinkTextKey =
  | 'object.since'
  | 'object.until'
  | 'object.payDay'
  | 'object.payDayLast'
  | 'object.payDayBefore'
type LinkTranslate = (key: LinkTextKey, params?: MessageParams) => string

/** The period and the price, as far as they are set. */
export function termsOfLink({ startDate, endDate, price }: LinkTerms, t: LinkTranslate): string {
  const terms = [
    startDate && t('object.since', { date: formatDate(startDate) }),
    endDate && t('object.until', { date: formatDate(endDate) }),
    price !== null && formatCurrency(price),
  ]
  return terms.filter(Boolean).join(' · ')
}

/** The day of the month on which the rent is due; '' if not set. */
export function payDayText({ rentPaymentDay: day }: LinkTerms, t: LinkTranslate): string {
  if (day === null) return ''
  if (day > 0) return t('object.payDay', { day })
  return day === 0 ? t('object.payDayLast') : t('object.payDayBefore', { count: -day })
}

/** The relation and all terms of a link in one line. */
export const linkText = (link: LinkTerms, t: LinkTranslate): string =>
  [link.relationName, termsOfLink(link, t), payDayText(link, t)].filter(Boolean).join(' · ')
