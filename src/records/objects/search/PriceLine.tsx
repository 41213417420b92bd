import { Text } from '@mantine/core'
import { formatCurrency, formatDate } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import classes from '../objects.module.css'
import { pricesOf } from '../objectPrices.ts'
import { Pill } from '#kit/ui/Pill.tsx'

type Props = {
  object: Parameters<typeof pricesOf>[0]
  /** As small as the text around it. */
  small?: boolean
}

/** The offers of an object with their prices; with a discount, also the previous price. */
export function PriceLine({ object, small = false }: Props) {
  const t = useText()
  return (
    <ul className={`wraps ${classes.prices}`} data-small={small || undefined}>
      {pricesOf(object).map(({ offer, now, before, since, per }) => (
        <li key={offer} className="wraps">
          <Pill bare>{t(`object.${offer}`)}</Pill>
          {now === null ? (
            <Text inherit c="dimmed">
              {t('object.noPrice')}
            </Text>
          ) : (
            <Text span inherit fw={600} {...(!small && { fz: 'xl' })}>
              {formatCurrency(now)}
            </Text>
          )}
          {per && now !== null && (
            <Text inherit c="dimmed">
              {t(`object.${per}`)}
            </Text>
          )}
          {before !== null && (
            <Text inherit component="s" td="line-through" c="dimmed">
              {formatCurrency(before)}
            </Text>
          )}
          {since && (
            <Text size="sm" c="dimmed">
              {t('object.discountSince', { date: formatDate(since) })}
            </Text>
          )}
        </li>
      ))}
    </ul>
  )
}
