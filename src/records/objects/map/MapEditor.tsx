import type { MapRef, MarkerDragEvent } from '@vis.gl/react-maplibre'
import { useEffect, useRef } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import type { PlaceView } from '#base/places/places.contract.ts'
import type { Point } from './circleShape.ts'
import { DragMarker } from './DragMarker.tsx'
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
  /** The object's place: the map shows it until the object has a position. */
  place: PlaceView | undefined
  onPlace: (point: Point) => void
  onCircle: (centre: Point) => void
  /** Called with the current zoom. */
  onZoom: (zoom: number) => void
}

const pointOfEvent = ({ lngLat }: Pick<MarkerDragEvent, 'lngLat'>): Point =>
  rounded({ latitude: lngLat.lat, longitude: lngLat.lng })

/** The map of the form: a click sets the position; the pin and the circle's centre can be dragged. */
export function MapEditor({ values, place, onPlace, onCircle, onZoom }: Props) {
  const t = useText()
  const map = useRef<MapRef>(null)
  const point = pointOf(values)
  const centre = circleCentreOf(values)
  const { displayCoordinates, mapCircleRadius: radius } = values
  const latitude = point?.latitude ?? null
  const longitude = point?.longitude ?? null
  const position = point ?? centre
  const placeView = !position && place ? { ...place, zoom: zoomOfPlace[place.kind] } : null
  const initial = placeView ?? { ...(position ?? standardView), zoom: values.mapZoom ?? editorZoom }
  // A typed position may be outside the visible area.
  useEffect(() => {
    if (latitude === null || longitude === null || !map.current) return
    const inSight = map.current.getBounds().contains([longitude, latitude])
    if (!inSight) map.current.easeTo({ center: [longitude, latitude] })
  }, [latitude, longitude])
  // So may a place that is chosen while the map is open.
  const { latitude: placeLatitude, longitude: placeLongitude, zoom } = placeView ?? {}
  useEffect(() => {
    if (placeLatitude !== undefined && placeLongitude !== undefined && zoom !== undefined)
      map.current?.jumpTo({ center: [placeLongitude, placeLatitude], zoom })
  }, [placeLatitude, placeLongitude, zoom])
  const reportZoom = (zoom: number) => onZoom(Number(zoom.toFixed(2)))
  return (
    <MapCanvas
      ref={map}
      label={t('object.map.title')}
      initial={initial}
      onReady={() => map.current && reportZoom(map.current.getZoom())}
      onClick={(event) => onPlace(pointOfEvent(event))}
      onMoved={({ viewState }) => reportZoom(viewState.zoom)}
    >
      {!displayCoordinates && centre && radius !== null && (
        <>
          <MapCircle centre={centre} radius={radius} />
          <DragMarker point={centre} onDrop={(event) => onCircle(pointOfEvent(event))}>
            <div className={classes.handle} title={t('object.map.circle')} />
          </DragMarker>
        </>
      )}
      {point && (
        <DragMarker point={point} anchor="bottom" onDrop={(event) => onPlace(pointOfEvent(event))}>
          <div title={t('object.map.pin')}>
            <MapPin />
          </div>
        </DragMarker>
      )}
    </MapCanvas>
  )
}
