// A map with whatever is put on it: streets where a map service can be reached, an outline otherwise.
import { Text } from '@mantine/core'
import { Map, NavigationControl, ScaleControl } from '@vis.gl/react-maplibre'
import type { MapLayerMouseEvent, MapRef, ViewStateChangeEvent } from '@vis.gl/react-maplibre'
import * as maplibre from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import classes from './map.module.css'
import { useMapStyle } from './useMapStyle.ts'
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

/** Nearer an outline shows nothing but the one place. */
const nearestOutline = 11

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
  const locale = useMapTexts(label)
  const language = useLanguage()
  const [seen, setSeen] = useState<MapView | null>(null)
  const [drawable] = useState(canDraw)
  const { style, outlined, unreached, onData, onError } = useMapStyle()
  // Where the person has moved it to.
  const start =
    seen ?? (outlined ? { ...initial, zoom: Math.min(initial.zoom, nearestOutline) } : initial)
  if (!drawable) return <Text c="dimmed">{t('object.map.unavailable')}</Text>
  return (
    <div className={classes.map} style={{ height }}>
      {style && (
        <Map
          // Its own texts are read once: in another language it is made anew, where it was.
          key={`${language} ${outlined}`}
          {...(ref && { ref })}
          mapLib={maplibre as never}
          mapStyle={style}
          locale={locale}
          initialViewState={start}
          maxZoom={19}
          // The wheel and one finger are the page's.
          cooperativeGestures
          dragRotate={false}
          style={{ width: '100%', height: '100%' }}
          onLoad={() => onReady?.()}
          onData={onData as never}
          onError={onError as never}
          onMoveEnd={(event) => {
            if (event.originalEvent) setSeen(event.viewState)
            onMoved?.(event)
          }}
          {...(onClick && { onClick, cursor: 'crosshair' })}
        >
          <NavigationControl showCompass={false} />
          <ScaleControl />
          {children}
        </Map>
      )}
      {unreached && (
        <Text component="output" className={classes.unreached}>
          {t('object.map.unreached')}
        </Text>
      )}
    </div>
  )
}

function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
