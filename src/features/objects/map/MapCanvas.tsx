// A map with whatever is put on it: tiles where the agency has a map service, an outline otherwise and
// where that service cannot be reached.
import { Text, useComputedColorScheme } from '@mantine/core'
import { Map, NavigationControl, ScaleControl } from '@vis.gl/react-maplibre'
import type { MapLayerMouseEvent, MapRef, ViewStateChangeEvent } from '@vis.gl/react-maplibre'
import * as maplibre from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useMemo, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { useVariant } from '#features/session/useVariant.ts'
import classes from './map.module.css'
import { MapPlaceNames } from './MapPlaceNames.tsx'
import { outlineStyle } from './mapStyle.ts'
import { useMapTexts } from './useMapTexts.ts'

maplibre.setWorkerUrl(workerUrl)

export type MapView = { latitude: number; longitude: number; zoom: number }

type Props = {
  /** Named for people who cannot see it. */
  label: string
  initial: MapView
  ref?: Ref<MapRef>
  onClick?: (event: MapLayerMouseEvent) => void
  onMoved?: (event: ViewStateChangeEvent) => void
  onReady?: () => void
  height?: number | string
  children?: ReactNode
}

export function MapCanvas({
  label,
  initial,
  ref,
  onClick,
  onMoved,
  onReady,
  height = 400,
  children,
}: Props) {
  const t = useText()
  const scheme = useComputedColorScheme('light')
  const variant = useVariant()
  const locale = useMapTexts(label)
  const language = useLanguage()
  const [seen, setSeen] = useState<MapView | null>(null)
  const [drawable] = useState(canDraw)
  const [unreachable, setUnreachable] = useState(false)
  const styleUrl = unreachable ? null : variant?.mapStyleUrl
  const outlined = styleUrl == null
  // Where the person has moved it to. Nearer than 11 an outline shows nothing but the one place.
  const start = seen ?? (outlined ? { ...initial, zoom: Math.min(initial.zoom, 11) } : initial)
  const style = useMemo(
    () => (styleUrl === undefined ? undefined : (styleUrl ?? outlineStyle(scheme))),
    [styleUrl, scheme],
  )
  if (!drawable) return <Text c="dimmed">{t('object.map.unavailable')}</Text>
  return (
    <div className={classes.map} style={{ height }}>
      {style && (
        <Map
          // Its own texts are read once: in another language it is made anew, where it was.
          key={language}
          {...(ref && { ref })}
          mapLib={maplibre as never}
          mapStyle={style}
          locale={locale}
          initialViewState={start}
          maxZoom={19}
          cooperativeGestures={false}
          dragRotate={false}
          style={{ width: '100%', height: '100%' }}
          onLoad={() => onReady?.()}
          onError={({ error }) => {
            if ('url' in error && error.url === styleUrl) setUnreachable(true)
          }}
          onMoveEnd={(event) => {
            setSeen(event.viewState)
            onMoved?.(event)
          }}
          {...(onClick && { onClick, cursor: 'crosshair' })}
        >
          <NavigationControl showCompass={false} />
          <ScaleControl />
          {outlined && <MapPlaceNames zoom={Math.floor(start.zoom)} />}
          {children}
        </Map>
      )}
    </div>
  )
}

function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
