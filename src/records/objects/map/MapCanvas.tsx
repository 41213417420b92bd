// A map with markers and layers as children: streets if the map service answers, otherwise an outline.
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
  /** The name of the map for screen readers. */
  label: string
  initial: MapView
  ref?: Ref<MapRef>
  onClick?: (event: MapLayerMouseEvent) => void
  onMoved?: (event: ViewStateChangeEvent) => void
  onReady?: () => void
  height?: number | string
  children?: ReactNode
}

/** The highest zoom that is useful with an outline: any nearer and there is nothing to see. */
const mostOutlineZoom = 11

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
  const [userView, setUserView] = useState<MapView | null>(null)
  const [canShow] = useState(canDraw)
  const { style, outlined, unreached, onData, onError } = useMapStyle()
  // A map that is made anew starts where the user had moved it to.
  const start =
    userView ?? (outlined ? { ...initial, zoom: Math.min(initial.zoom, mostOutlineZoom) } : initial)
  if (!canShow) return <Text c="dimmed">{t('object.map.unavailable')}</Text>
  return (
    <div className={`boxed ${classes.map}`} style={{ height }}>
      {style && (
        <Map
          // The map reads its own texts only once, so a change of language makes a new map.
          key={`${language} ${outlined}`}
          {...(ref && { ref })}
          mapLib={maplibre}
          mapStyle={style}
          locale={locale}
          initialViewState={start}
          maxZoom={19}
          // The wheel and one finger scroll the page.
          cooperativeGestures
          dragRotate={false}
          style={{ width: '100%', height: '100%' }}
          onLoad={() => onReady?.()}
          onData={onData}
          onError={onError}
          onMoveEnd={(event) => {
            if (event.originalEvent) setUserView(event.viewState)
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
        <Text component="output" size="xs" className={classes.unreached}>
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
