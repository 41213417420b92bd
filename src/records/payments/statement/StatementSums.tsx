import { inCents } from '#kit/fields/inCents.ts'
import { formatMoney, formatNumber } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Figure, FigureBand } from '#kit/ui/figures/Figure.tsx'
import type { StatementSums as Sums } from './statement.contract.ts'

type Props = {
  sums: Sums | undefined
  /** Whether the rows are those of some days. */
  ofPeriod: boolean
  /** Whether anything is filtered. */
  filtered: boolean
}

/** What the payments add up to: those of the chosen days, with the totals below; without days, the balance. */
export function StatementSums({ sums, ofPeriod, filtered }: Props) {
  const t = useText()
  return (
    <FigureBand label={t('payment.sums')} isBusy={!sums}>
      {sums && ofPeriod ? <OfPeriod sums={sums} /> : <AllTime sums={sums} filtered={filtered} />}
    </FigureBand>
  )
}

function OfPeriod({ sums }: { sums: Sums }) {
  const t = useText()
  const result = inCents(sums.filteredCredit - sums.filteredDebit)
  return (
    <>
      <Figure
        label={t('payment.month.income')}
        text={formatMoney(sums.filteredCredit)}
        note={`${t('payment.totalCredit')}: ${formatMoney(sums.totalCredit)}`}
      />
      <Figure
        label={t('payment.month.expense')}
        text={formatMoney(sums.filteredDebit)}
        note={`${t('payment.totalDebit')}: ${formatMoney(sums.totalDebit)}`}
      />
      <Figure
        label={t('payment.result')}
        text={formatMoney(result)}
        isBad={result < 0}
        note={`${t('payment.balance')}: ${formatMoney(sums.balance)}`}
      />
      {(['opening', 'closing'] as const).map((name) => {
        const amount = sums[name]
        return (
          amount !== null && (
            <Figure
              small
              key={name}
              label={t(`payment.${name}`)}
              text={formatMoney(amount)}
              isBad={amount < 0}
            />
          )
        )
      })}
      <Figure small label={t('payment.unpaid')} text={formatNumber(sums.unpaid)} />
    </>
  )
}

function AllTime({ sums, filtered }: Omit<Props, 'ofPeriod'>) {
  const t = useText()
  const ofFilter = (amount: number | undefined) =>
    filtered &&
    (amount === undefined
      ? '\u00a0'
      : t('payment.ofFilter', { amount: formatMoney(inCents(amount)) }))
  return (
    <>
      <Figure
        label={t('payment.balance')}
        text={sums && formatMoney(sums.balance)}
        isBad={sums && sums.balance < 0}
        note={ofFilter(sums && sums.filteredCredit - sums.filteredDebit)}
      />
      <Figure
        small
        label={t('payment.totalCredit')}
        text={sums && formatMoney(sums.totalCredit)}
        note={ofFilter(sums?.filteredCredit)}
      />
      <Figure
        small
        label={t('payment.totalDebit')}
        text={sums && formatMoney(sums.totalDebit)}
        note={ofFilter(sums?.filteredDebit)}
      />
      <Figure small label={t('payment.unpaid')} text={sums && formatNumber(sums.unpaid)} />
    </>
  )
}
