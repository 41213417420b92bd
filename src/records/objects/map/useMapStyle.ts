// The style of the map: the streets of the map service if it answers in time, otherwise the outline.
import { useComputedColorScheme } from '@mantine/core'
import { useEffect, useMemo, useState } from 'react'
import type { MapLibreEvent, StyleSpecification } from 'maplibre-gl'
import { useLanguage } from '#kit/i18n/useText.ts'
import { useMapService } from '#base/session/person/useMapService.ts'
import { inLanguageOf, outlineStyle } from './mapStyle.ts'

/** In milliseconds: until the style, and then until the first tile. */
const timeouts = { style: 2000, tiles: 6000 } as const

type MapEvent = MapLibreEvent & { sourceId?: string; source?: { type?: string }; tile?: unknown }

type MapStyleState = {
  /** Undefined while loading. */
  style: StyleSpecification | undefined
  outlined: boolean
  /** The map service did not answer, so the outline is shown instead. */
  unreached: boolean
  /** Events of the map, to detect a service that sends a style but no tiles. */
  onData: (event: MapEvent) => void
  onError: (event: MapEvent) => void
}

export function useMapStyle(): MapStyleState {
  const scheme = useComputedColorScheme('light')
  const language = useLanguage()
  const service = useMapService(scheme)
  const [late, setLate] = useState(false)
  const [failed, setFailed] = useState(false)
  const [arrived, setArrived] = useState(false)
  const hasService = service?.url !== null
  const streets = !late && !failed ? service?.style : null
  const outlined = streets === null
  const waitsFor = !hasService || arrived || outlined ? null : streets ? 'tiles' : 'style'
  useEffect(() => {
    if (!waitsFor) return undefined
    const giveUp = () => (waitsFor === 'style' ? setLate(true) : setFailed(true))
    const timer = setTimeout(giveUp, timeouts[waitsFor])
    return () => clearTimeout(timer)
  }, [waitsFor])
  const style = useMemo(() => {
    if (outlined) return outlineStyle(scheme, language)
    return streets && inLanguageOf(streets, language)
  }, [outlined, streets, scheme, language])
  return {
    style,
    outlined,
    unreached: hasService && outlined,
    onData: ({ source, tile }) => {
      if (tile && isOfService(source) && !arrived) setArrived(true)
    },
    onError: ({ source, sourceId }) => {
      if (sourceId && isOfService(source) && !arrived) setFailed(true)
    },
  }
}

// GeoJSON sources are our own, and always load.
const isOfService = (source: MapEvent['source']) => source?.type !== 'geojson'
