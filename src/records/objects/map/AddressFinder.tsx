// Suggests positions for the address of an object, if a geocoder is configured.
import { Box, Button, Group, Text } from '@mantine/core'
import { IconMapSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { LoadFailed } from '#kit/ui/loading/LoadFailed.tsx'
import { placesApi } from '#base/places/places.contract.ts'
import type { FoundPosition } from '#base/places/places.contract.ts'
import { useVariant } from '#base/session/person/useVariant.ts'
import type { Point } from './circleShape.ts'
import type { ObjectEntity } from '../objects.contract.ts'

type Props = {
  object: Pick<ObjectEntity, 'address' | 'zipCode' | 'locationId'>
  onChoose: (point: Point) => void
}

export function AddressFinder({ object, onChoose }: Props) {
  const t = useText()
  const hasGeocoder = useVariant()?.geocoder === true
  const [asking, setAsking] = useState(false)
  const [found, setFound] = useState<readonly FoundPosition[] | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  if (!hasGeocoder) return null
  const { address, zipCode, locationId } = object
  const find = async () => {
    setAsking(true)
    setFailure(null)
    setFound(null)
    try {
      const query = {
        address: [address, zipCode].filter(Boolean).join(', ').slice(0, 300),
        ...(locationId !== null && { locationId: String(locationId) }),
      }
      setFound((await call(placesApi.findPositions, { query }, { quiet: true })).items)
    } catch (error) {
      setFailure(error as Error)
    }
    setAsking(false)
  }
  const choose = (position: FoundPosition) => {
    setFound(null)
    onChoose(position)
  }
  return (
    <Box mb="xs">
      <Group gap="sm">
        <Button
          size="compact-md"
          variant="default"
          leftSection={<IconMapSearch size={16} aria-hidden />}
          disabled={!address}
          loading={asking}
          onClick={() => void find()}
        >
          {t('object.map.findByAddress')}
        </Button>
        {!address && (
          <Text size="sm" c="dimmed">
            {t('object.map.addressFirst')}
          </Text>
        )}
      </Group>
      {failure && <LoadFailed failure={failure} retry={() => void find()} />}
      <output>
        {found?.length === 0 && <Text size="sm">{t('object.map.noPosition')}</Text>}
        {found && found.length > 0 && <Text size="sm">{t('object.map.positions')}</Text>}
      </output>
      {found && found.length > 0 && (
        <Box component="ul" mt={4}>
          {found.map((position) => (
            <li key={`${position.latitude} ${position.longitude}`}>
              <Button
                size="compact-md"
                variant="subtle"
                maw="100%"
                h="auto"
                mih={28}
                styles={{ label: { whiteSpace: 'normal', textAlign: 'start' } }}
                onClick={() => choose(position)}
              >
                {position.text}
              </Button>
            </li>
          ))}
        </Box>
      )}
    </Box>
  )
}
