// What a map is drawn with: the streets of the map service where it answers soon, and the outline otherwise.
import { useComputedColorScheme } from '@mantine/core'
import { useEffect, useMemo, useState } from 'react'
import type { MapLibreEvent, StyleSpecification } from 'maplibre-gl'
import { useLanguage } from '#kit/i18n/useText.ts'
import { useMapService } from '#base/session/person/useMapService.ts'
import { inLanguageOf, outlineStyle } from './mapStyle.ts'

/** In milliseconds: until the style has to be there, and then the first piece of the map. */
const patience = { style: 2000, tiles: 6000 } as const

type Heard = MapLibreEvent & { sourceId?: string; source?: { type?: string }; tile?: unknown }

type Drawn = {
  /** Undefined for a moment only. */
  style: StyleSpecification | undefined
  outlined: boolean
  /** The streets were asked for and did not come. */
  unreached: boolean
  /** What the map says, so that a service that gives a style and no streets is found out. */
  onData: (event: Heard) => void
  onError: (event: Heard) => void
}

export function useMapStyle(): Drawn {
  const scheme = useComputedColorScheme('light')
  const language = useLanguage()
  const service = useMapService(scheme)
  const [late, setLate] = useState(false)
  const [failed, setFailed] = useState(false)
  const [arrived, setArrived] = useState(false)
  const asked = service?.url !== null
  const streets = !late && !failed ? service?.style : null
  const outlined = streets === null
  const waitsFor = !asked || arrived || outlined ? null : streets ? 'tiles' : 'style'
  useEffect(() => {
    if (!waitsFor) return undefined
    const giveUp = () => (waitsFor === 'style' ? setLate(true) : setFailed(true))
    const timer = setTimeout(giveUp, patience[waitsFor])
    return () => clearTimeout(timer)
  }, [waitsFor])
  const style = useMemo(() => {
    if (outlined) return outlineStyle(scheme, language)
    return streets && inLanguageOf(streets, language)
  }, [outlined, streets, scheme, language])
  return {
    style,
    outlined,
    unreached: asked && outlined,
    onData: ({ source, tile }) => {
      if (tile && isOfService(source) && !arrived) setArrived(true)
    },
    onError: ({ source, sourceId }) => {
      if (sourceId && isOfService(source) && !arrived) setFailed(true)
    },
  }
}

// What we draw ourselves is there in any case.
const isOfService = (source: Heard['source']) => source?.type !== 'geojson'
