import { SimpleGrid, Text } from '@mantine/core'
import { formatMoney } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { summed } from '../reservationLists.contract.ts'
import type { Sums } from '../reservationLists.contract.ts'

/** The sums of all matching reservations, below the list. */
export function ReservationSums({ sums }: { sums: Sums | undefined }) {
  const t = useText()
  if (!sums) return null
  return (
    <SimpleGrid
      component="dl"
      minColWidth="9.5rem"
      autoFlow="auto-fit"
      spacing="sm"
      mt="sm"
      mb={0}
      px="md"
      py="sm"
      className="boxed"
      aria-label={t('reservation.sums')}
    >
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
    </SimpleGrid>
  )
}
