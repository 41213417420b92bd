import { Text } from '@mantine/core'
import { formatCurrency, formatDate } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { Text as Translate } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { ReachLinks } from '#features/accounts/view/ReachLinks.tsx'
import { paths } from '#features/paths.ts'
import type { ReachableAccount } from './objectAccounts.contract.ts'

/** Somebody who has to do with an object: what they are to it, from when to when, at what price. */
export function ObjectContact({ contact }: { contact: ReachableAccount }) {
  const t = useText()
  const { accountId, account, relationName, startDate, endDate, price, rentPaymentDay } = contact
  const reach = [contact.phone, contact.email].filter(Boolean).join(';')
  const period = [
    startDate && t('object.since', { date: formatDate(startDate) }),
    endDate && t('object.until', { date: formatDate(endDate) }),
  ].filter(Boolean)
  return (
    <li>
      <GoLink href={paths.account(accountId)}>{account}</GoLink>
      {relationName && <span className="quiet"> · {relationName}</span>}
      <Text size="sm" c="dimmed" className="numbers">
        {[...period, price !== null && formatCurrency(price)].filter(Boolean).join(' · ')}
      </Text>
      {rentPaymentDay !== null && (
        <Text size="sm" c="dimmed">
          {payDayText(rentPaymentDay, t)}
        </Text>
      )}
      {reach && <ReachLinks all={reach} />}
    </li>
  )
}

function payDayText(day: number, t: Translate): string {
  if (day > 0) return t('object.payDay', { day })
  return day === 0 ? t('object.payDayLast') : t('object.payDayBefore', { count: -day })
}
