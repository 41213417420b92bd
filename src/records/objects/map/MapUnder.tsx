// Below the map: help, or a warning about the position.
import { Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import type { PlaceView } from '#base/places/places.contract.ts'
import { pointOf } from './mapPosition.ts'
import type { ObjectEntity } from '../objects.contract.ts'
import { usePositionDoubt } from './usePositionDoubt.ts'

type Props = {
  values: ObjectEntity
  place: PlaceView | undefined
  /** The current zoom; null until the map is ready. */
  zoom: number | null
  onKeepZoom: (zoom: number) => void
}

export function MapUnder({ values, place, zoom, onKeepZoom }: Props) {
  const t = useText()
  const point = pointOf(values)
  const warning = usePositionDoubt(point, place)
  return (
    <Group mih={34} mt={4} gap="sm" justify="space-between" wrap="nowrap">
      <output className="grow">
        {warning ? (
          <Text size="sm" c="var(--estia-red)">
            <IconAlertTriangle size={16} aria-hidden /> {warning}
          </Text>
        ) : (
          <Text size="sm" c="dimmed">
            {t(point ? 'object.map.help' : 'object.map.notSet')}
          </Text>
        )}
      </output>
      {point && (
        <Button
          size="compact-sm"
          variant="default"
          flex="none"
          disabled={zoom === null || zoom === values.mapZoom}
          onClick={() => zoom !== null && onKeepZoom(zoom)}
        >
          {t('object.map.keepZoom')}
        </Button>
      )}
    </Group>
  )
}
