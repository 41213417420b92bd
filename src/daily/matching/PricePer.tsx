import { Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import type { MatchedObject } from './matching.contract.ts'

const per = {
  forPurchase: null,
  forRent: 'object.perMonth',
  forShortRent: 'object.perNight',
} as const

/** Unit of a price: per month, per night, or none for a sale. */
export function PricePer({ service }: Pick<MatchedObject, 'service'>) {
  const t = useText()
  const key = per[service]
  return (
    key && (
      <Text inherit span c="dimmed" fw={400}>
        {t(key)}
      </Text>
    )
  )
}
