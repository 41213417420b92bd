// Picks several places; each includes the places inside it.
import { Button, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { PlacePicker } from '#base/places/PlacePicker.tsx'
import type { ObjectFilterProps } from './filterProps.ts'

export function PlacesInput({ filters: { locationId, locations }, set }: ObjectFilterProps) {
  const t = useText()
  const [adding, setAdding] = useState(false)
  const chosen = [...(locationId === null ? [] : [locationId]), ...locations]
  const setPlaces = (places: readonly number[]) => {
    const [first = null, ...others] = new Set(places)
    set({ locationId: first, locations: others })
  }
  const inputs: (number | null)[] = chosen.length === 0 || adding ? [...chosen, null] : chosen
  return (
    <Stack gap={4}>
      {inputs.map((place, at) => (
        <PlacePicker
          key={place ?? 'next'}
          label={at === 0 ? t('object.location') : undefined}
          {...(at > 0 && { name: t('object.search.placeNumber', { number: at + 1 }) })}
          value={place}
          autoFocus={adding && place === null}
          onChange={(next) => {
            setAdding(false)
            setPlaces(
              next === null
                ? chosen.filter((each) => each !== place)
                : place === null
                  ? [...chosen, next]
                  : chosen.map((each) => (each === place ? next : each)),
            )
          }}
        />
      ))}
      {chosen.length > 0 && !adding && (
        <div>
          {' '}
          <Button
            size="compact-xs"
            variant="subtle"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {t('object.search.addPlace')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
