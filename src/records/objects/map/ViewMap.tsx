import { Skeleton, Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { WhenNear } from '#kit/ui/loading/WhenNear.tsx'
import { circleCentreOf, pointOf } from './mapPosition.ts'
import type { ObjectEntity } from '../objects.contract.ts'
import { ObjectSection } from '../view/ObjectSection.tsx'

const ObjectMap = lazyPart(() => import('./ObjectMap.tsx').then((all) => all.ObjectMap), {
  place: () => <Skeleton h={400} />,
})

/** The exact position, for staff, and a note on what the public sees. Renders nothing without a position. */
export function ViewMap({ object }: { object: ObjectEntity }) {
  const t = useText()
  const point = pointOf(object)
  if (!point && !circleCentreOf(object)) return null
  const { displayCoordinates, mapCircleRadius: radius } = object
  return (
    <ObjectSection name="map">
      <div>
        <WhenNear height={400} orIdle>
          <ObjectMap object={object} />
        </WhenNear>
        {point && (
          <Text size="sm" c="dimmed" mt="xs">
            {point.latitude.toFixed(6)}, {point.longitude.toFixed(6)}
          </Text>
        )}
        {!displayCoordinates && radius !== null && (
          <Text size="sm" c="dimmed">
            {t('object.map.approximate', { radius })}
          </Text>
        )}
      </div>
    </ObjectSection>
  )
}
