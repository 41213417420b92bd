import { Marker } from '@vis.gl/react-maplibre'
import type { MapRef, MarkerDragEvent } from '@vis.gl/react-maplibre'
import { useEffect, useRef } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import type { PlaceView } from '#base/places/places.contract.ts'
import type { Point } from './circleShape.ts'
import classes from './map.module.css'
import { MapCanvas } from './MapCanvas.tsx'
import { MapCircle } from './MapCircle.tsx'
import { MapPin } from './MapPin.tsx'
import {
  circleCentreOf,
  editorZoom,
  pointOf,
  rounded,
  standardView,
  zoomOfPlace,
} from './mapPosition.ts'
import type { ObjectEntity } from '../objects.contract.ts'

type Props = {
  values: ObjectEntity
  /** Where it is said to be: the map shows it until the object is put on it. */
  place: PlaceView | undefined
  onPlace: (point: Point) => void
  onCircle: (centre: Point) => void
  /** How near the map is by now. */
  onZoom: (zoom: number) => void
}

const pointOfEvent = ({ lngLat }: Pick<MarkerDragEvent, 'lngLat'>): Point =>
  rounded({ latitude: lngLat.lat, longitude: lngLat.lng })

/** The map to click on, with the pin and the middle of the circle to drag. */
export function MapEditor({ values, place, onPlace, onCircle, onZoom }: Props) {
  const t = useText()
  const map = useRef<MapRef>(null)
  const point = pointOf(values)
  const centre = circleCentreOf(values)
  const { displayCoordinates, mapCircleRadius: radius } = values
  const latitude = point?.latitude ?? null
  const longitude = point?.longitude ?? null
  const placed = point ?? centre
  const around = !placed && place ? { ...place, zoom: zoomOfPlace[place.kind] } : null
  const initial = around ?? { ...(placed ?? standardView), zoom: values.mapZoom ?? editorZoom }
  // A position that was typed may lie outside of what is seen.
  useEffect(() => {
    if (latitude === null || longitude === null || !map.current) return
    const inSight = map.current.getBounds().contains([longitude, latitude])
    if (!inSight) map.current.easeTo({ center: [longitude, latitude] })
  }, [latitude, longitude])
  // So may the place that is chosen while the map is there.
  const { latitude: north, longitude: east, zoom } = around ?? {}
  useEffect(() => {
    if (north !== undefined && east !== undefined && zoom !== undefined)
      map.current?.jumpTo({ center: [east, north], zoom })
  }, [north, east, zoom])
  const tellZoom = (zoom: number) => onZoom(Number(zoom.toFixed(2)))
  return (
    <MapCanvas
      ref={map}
      label={t('object.map.title')}
      initial={initial}
      onReady={() => map.current && tellZoom(map.current.getZoom())}
      onClick={(event) => onPlace(pointOfEvent(event))}
      onMoved={({ viewState }) => tellZoom(viewState.zoom)}
    >
      {!displayCoordinates && centre && radius !== null && (
        <>
          <MapCircle centre={centre} radius={radius} />
          <Marker {...centre} draggable onDragEnd={(event) => onCircle(pointOfEvent(event))}>
            <div className={classes.handle} title={t('object.map.circle')} />
          </Marker>
        </>
      )}
      {point && (
        <Marker
          {...point}
          anchor="bottom"
          draggable
          onDragEnd={(event) => onPlace(pointOfEvent(event))}
        >
          <div title={t('object.map.pin')}>
            <MapPin />
          </div>
        </Marker>
      )}
    </MapCanvas>
  )
}
