import { Marker } from '@vis.gl/react-maplibre'
import { useText } from '#kit/i18n/useText.ts'
import { MapCanvas } from './MapCanvas.tsx'
import { MapCircle } from './MapCircle.tsx'
import { MapPin } from './MapPin.tsx'
import { circleCentreOf, pointOf, standardView, zoomOfCircle } from './mapPosition.ts'
import type { ObjectEntity } from '../objects.contract.ts'

export function ObjectMap({ object }: { object: ObjectEntity }) {
  const t = useText()
  const point = pointOf(object)
  const centre = circleCentreOf(object)
  const { displayCoordinates, mapCircleRadius: radius } = object
  const view = point ?? centre ?? standardView
  return (
    <MapCanvas label={t('object.map.title')} initial={{ ...view, zoom: zoomOf(object) }}>
      {!displayCoordinates && centre && radius !== null && (
        <MapCircle centre={centre} radius={radius} />
      )}
      {point && (
        <Marker {...point} anchor="bottom">
          <MapPin />
        </Marker>
      )}
    </MapCanvas>
  )
}

function zoomOf({ mapZoom, displayCoordinates, mapCircleRadius: radius }: ObjectEntity): number {
  if (mapZoom !== null) return mapZoom
  return displayCoordinates || radius === null ? standardView.zoom : zoomOfCircle(radius)
}
