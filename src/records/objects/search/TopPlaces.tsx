import { Button, Group, Skeleton, Text } from '@mantine/core'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { placesApi } from '#base/places/places.contract.ts'

/** Buttons for the places with the most objects. */
export function TopPlaces({ onChoose }: { onChoose: (id: number) => void }) {
  const t = useText()
  const { data, isPending } = useAnswer(placesApi.topPlaces, {}, { staleTime: 10 * 60_000 })
  if (isPending) return <Skeleton h={{ base: 190, sm: 50 }} />
  if (!data || data.locations.length === 0) return null
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed">
        {t('object.topLocations')}
      </Text>
      {data.locations.map(({ id, text }) => (
        <Button key={id} size="compact-xs" variant="default" onClick={() => onChoose(id)}>
          {text}
        </Button>
      ))}
    </Group>
  )
}
