import { Layer, Source } from '@vis.gl/react-maplibre'
import { circleShape } from './circleShape.ts'
import type { Point } from './circleShape.ts'

type Props = { centre: Point; radius: number }

/** The circle shown instead of the exact position; `radius` in metres. */
export const MapCircle = ({ centre, radius }: Props) => (
  <Source type="geojson" data={circleShape(centre, radius)}>
    <Layer id="circle-area" type="fill" paint={{ 'fill-color': '#15809c', 'fill-opacity': 0.15 }} />
    <Layer id="circle-edge" type="line" paint={{ 'line-color': '#15809c', 'line-width': 2 }} />
  </Source>
)
