import { Skeleton } from '@mantine/core'
import { formatMoney, formatNumber } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Amount } from '../Amount.tsx'
import classes from '../payments.module.css'
import type { StatementSums as Sums } from './statement.contract.ts'

type Props = { sums: Sums | undefined; filtered: boolean }

/** What all rows add up to and, under it, those that are filtered for. */
export function StatementSums({ sums, filtered }: Props) {
  const t = useText()
  const amounts =
    sums &&
    ([
      ['balance', sums.balance, sums.filteredCredit - sums.filteredDebit],
      ['totalDebit', sums.totalDebit, sums.filteredDebit],
      ['totalCredit', sums.totalCredit, sums.filteredCredit],
    ] as const)
  if (!amounts) return <Skeleton height={66} mb="sm" />
  return (
    <dl className={classes['sums']} aria-label={t('payment.sums')}>
      {amounts.map(([name, value, ofFilter]) => (
        <div key={name}>
          <dt>{t(`payment.${name}`)}</dt>
          <dd>
            <Amount value={value}>{formatMoney(value)}</Amount>
            {filtered && (
              <small className="numbers">
                {t('payment.ofFilter', { amount: formatMoney(inCents(ofFilter)) })}
              </small>
            )}
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('payment.unpaid')}</dt>
        <dd className="numbers">{formatNumber(sums.unpaid)}</dd>
      </div>
    </dl>
  )
}

// The difference of two amounts of cents is one, whatever floats make of it.
const inCents = (amount: number) => Math.round(amount * 100) / 100
