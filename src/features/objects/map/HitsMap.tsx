// Found objects on the map: those that would lie on each other as one number.
import { Layer, Marker, Popup, Source } from '@vis.gl/react-maplibre'
import type { MapRef } from '@vis.gl/react-maplibre'
import type { GeoJSONSource } from 'maplibre-gl'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { formatCurrency } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { boundsOf, inSight, shapeOf } from './hitShapes.ts'
import type { HitMark } from './hitShapes.ts'
import { HitCard } from '../search/HitCard.tsx'
import classes from './map.module.css'
import { MapCanvas } from './MapCanvas.tsx'
import { standardView } from './mapPosition.ts'
import type { ObjectHit } from '../list/objectLists.contract.ts'
import { pricesOf } from '../objectPrices.ts'

export function HitsMap({ hits }: { hits: readonly ObjectHit[] }) {
  const t = useText()
  const map = useRef<MapRef>(null)
  const [marks, setMarks] = useState<readonly HitMark[]>([])
  const [chosenIds, setChosenIds] = useState<readonly number[]>([])
  const byId = useMemo(() => new Map(hits.map((hit) => [hit.id, hit])), [hits])
  const hitsOf = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? [])
  const chosen = hitsOf(chosenIds)
  const [first] = chosen
  const shape = useMemo(() => shapeOf(hits), [hits])
  const look = useCallback(() => {
    if (map.current) setMarks(inSight(map.current.querySourceFeatures('hits')))
  }, [])
  const fit = useCallback(() => {
    const bounds = boundsOf(hits)
    if (bounds) map.current?.fitBounds(bounds, { padding: 60, maxZoom: 15, duration: 0 })
  }, [hits])
  useEffect(fit, [fit])

  const ready = () => {
    fit()
    map.current?.on('sourcedata', ({ sourceId, isSourceLoaded }) => {
      if (sourceId === 'hits' && isSourceLoaded) look()
    })
    map.current?.on('idle', look)
  }
  const open = async ({ cluster, latitude, longitude }: HitMark) => {
    const source = map.current?.getSource('hits') as GeoJSONSource | undefined
    if (!source || cluster === null) return
    const zoom = await source.getClusterExpansionZoom(cluster)
    map.current?.easeTo({ center: [longitude, latitude], zoom })
  }
  return (
    <MapCanvas
      ref={map}
      label={t('object.search.results')}
      initial={standardView}
      height="70vh"
      onReady={ready}
      onMoved={look}
    >
      <Source id="hits" type="geojson" data={shape} cluster clusterRadius={60} clusterMaxZoom={16}>
        {/* Marks are drawn as buttons; the layer only makes the map load what is in sight. */}
        <Layer id="hits" type="circle" paint={{ 'circle-opacity': 0, 'circle-radius': 1 }} />
      </Source>
      {marks.map((mark) => {
        const [hit, ...others] = hitsOf(mark.ids)
        const isOne = mark.cluster === null && others.length === 0
        return (
          <Marker key={mark.key} latitude={mark.latitude} longitude={mark.longitude}>
            {isOne ? (
              hit && (
                <button
                  type="button"
                  className={classes.hit}
                  onClick={() => setChosenIds(mark.ids)}
                >
                  {labelOf(hit)}
                </button>
              )
            ) : (
              <button
                type="button"
                className={classes.cluster}
                aria-label={t(
                  mark.cluster === null ? 'object.search.together' : 'object.search.cluster',
                  { count: mark.count },
                )}
                onClick={() => (mark.cluster === null ? setChosenIds(mark.ids) : void open(mark))}
              >
                {mark.count}
              </button>
            )}
          </Marker>
        )
      })}
      {first && (
        <Popup
          latitude={first.latitude!}
          longitude={first.longitude!}
          offset={16}
          maxWidth="320px"
          closeOnClick={false}
          onClose={() => setChosenIds([])}
        >
          <div className={classes.cards}>
            {chosen.map((hit) => (
              <HitCard key={hit.id} hit={hit} />
            ))}
          </div>
        </Popup>
      )}
    </MapCanvas>
  )
}

function labelOf(hit: ObjectHit): string {
  const price = pricesOf(hit).find(({ now }) => now !== null)?.now
  return price == null ? `#${hit.referenceNumber}` : formatCurrency(price)
}
