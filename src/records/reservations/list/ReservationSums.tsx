import { Text } from '@mantine/core'
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
    <dl className={`boxed ${classes.sums}`} aria-label={t('reservation.sums')}>
      {summed.map((name) => (
        <div key={name}>
          <Text component="dt" size="xs" c="dimmed">
            {t(`reservation.${name}`)}
          </Text>
          <Text component="dd" fw={600}>
            {formatMoney(sums[name])}
          </Text>
        </div>
      ))}
    </dl>
  )
}
