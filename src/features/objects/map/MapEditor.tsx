import { Marker } from '@vis.gl/react-maplibre'
import type { MapRef, MarkerDragEvent } from '@vis.gl/react-maplibre'
import { useEffect, useRef } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import type { Point } from './circleShape.ts'
import classes from './map.module.css'
import { MapCanvas } from './MapCanvas.tsx'
import { MapCircle } from './MapCircle.tsx'
import { MapPin } from './MapPin.tsx'
import { circleCentreOf, editorZoom, pointOf, rounded, standardView } from './mapPosition.ts'
import type { ObjectEntity } from '../objects.contract.ts'

type Props = {
  values: ObjectEntity
  onPlace: (point: Point) => void
  onCircle: (centre: Point) => void
  onZoom: (zoom: number) => void
}

const pointOfEvent = ({ lngLat }: Pick<MarkerDragEvent, 'lngLat'>): Point =>
  rounded({ latitude: lngLat.lat, longitude: lngLat.lng })

/** The map to click on, with the pin and the middle of the circle to drag. */
export function MapEditor({ values, onPlace, onCircle, onZoom }: Props) {
  const t = useText()
  const map = useRef<MapRef>(null)
  const point = pointOf(values)
  const centre = circleCentreOf(values)
  const { displayCoordinates, mapCircleRadius: radius } = values
  const latitude = point?.latitude ?? null
  const longitude = point?.longitude ?? null
  // A position that was typed may lie outside of what is seen.
  useEffect(() => {
    if (latitude === null || longitude === null || !map.current) return
    const inSight = map.current.getBounds().contains([longitude, latitude])
    if (!inSight) map.current.easeTo({ center: [longitude, latitude] })
  }, [latitude, longitude])
  return (
    <MapCanvas
      ref={map}
      label={t('object.map.title')}
      initial={{ ...(point ?? centre ?? standardView), zoom: values.mapZoom ?? editorZoom }}
      onClick={(event) => onPlace(pointOfEvent(event))}
      onMoved={({ originalEvent, viewState }) => {
        const zoom = Number(viewState.zoom.toFixed(2))
        // Only what the person did, and only where there is something to look at.
        if (originalEvent && point && zoom !== values.mapZoom) onZoom(zoom)
      }}
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
