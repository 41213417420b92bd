import { Marker } from '@vis.gl/react-maplibre'
import type { MarkerDragEvent } from '@vis.gl/react-maplibre'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Point } from './circleShape.ts'

type Props = {
  point: Point
  anchor?: 'center' | 'bottom'
  onDrop: (event: MarkerDragEvent) => void
  children: ReactNode
}

/** A marker that can be dragged. It stays under the pointer when the form re-renders meanwhile, as after a save. */
export function DragMarker({ point, anchor = 'center', onDrop, children }: Props) {
  const [dragged, setDragged] = useState<Point | null>(null)
  return (
    <Marker
      {...(dragged ?? point)}
      anchor={anchor}
      draggable
      onDrag={({ lngLat }) => setDragged({ latitude: lngLat.lat, longitude: lngLat.lng })}
      onDragEnd={(event) => {
        setDragged(null)
        onDrop(event)
      }}
    >
      {children}
    </Marker>
  )
}
