import { Skeleton } from '@mantine/core'
import { formatMoney, formatNumber } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Amount } from '../Amount.tsx'
import classes from '../payments.module.css'
import type { StatementSums as Sums } from './statement.contract.ts'

type Props = { sums: Sums | undefined; filtered: boolean }

/** The sums of all rows and, below, of the filtered ones. */
export function StatementSums({ sums, filtered }: Props) {
  const t = useText()
  const amounts = [
    ['balance', sums && sums.filteredCredit - sums.filteredDebit],
    ['totalDebit', sums?.filteredDebit],
    ['totalCredit', sums?.filteredCredit],
  ] as const
  return (
    <dl className={classes['sums']} aria-label={t('payment.sums')} aria-busy={!sums}>
      {amounts.map(([name, ofFilter]) => (
        <div key={name}>
          <dt>{t(`payment.${name}`)}</dt>
          <dd>
            {sums ? <Amount value={sums[name]}>{formatMoney(sums[name])}</Amount> : place}
            {filtered && (
              <small className="numbers">
                {ofFilter === undefined
                  ? '\u00a0'
                  : t('payment.ofFilter', { amount: formatMoney(inCents(ofFilter)) })}
              </small>
            )}
          </dd>
        </div>
      ))}
      {(['opening', 'closing'] as const).map(
        (name) =>
          typeof sums?.[name] === 'number' && (
            <div key={name}>
              <dt>{t(`payment.${name}`)}</dt>
              <dd>
                <Amount value={sums[name]}>{formatMoney(sums[name])}</Amount>
              </dd>
            </div>
          ),
      )}
      <div>
        <dt>{t('payment.unpaid')}</dt>
        <dd className="numbers">{sums ? formatNumber(sums.unpaid) : place}</dd>
      </div>
    </dl>
  )
}

// As high as the line that replaces it.
const place = (
  <Skeleton component="span" display="inline-block" height="0.8em" width="5rem">
    {'\u00a0'}
  </Skeleton>
)

// Rounded to cents, because floats make the difference inexact.
const inCents = (amount: number) => Math.round(amount * 100) / 100
