import { formatMoney } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { summed } from '../reservationLists.contract.ts'
import type { Sums } from '../reservationLists.contract.ts'
import classes from '../reservations.module.css'

/** The sums of all matching reservations, below the list. */
export function ReservationSums({ sums }: { sums: Sums | undefined }) {
  const t = useText()
  if (!sums) return null
  return (
    <dl className={classes.sums} aria-label={t('reservation.sums')}>
      {summed.map((name) => (
        <div key={name}>
          <dt>{t(`reservation.${name}`)}</dt>
          <dd className="numbers">{formatMoney(sums[name])}</dd>
        </div>
      ))}
    </dl>
  )
}
