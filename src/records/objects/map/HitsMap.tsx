// Search hits on the map. Marks that would overlap are shown as one, with their number.
import { Box, Button } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Layer, Marker, Popup, Source } from '@vis.gl/react-maplibre'
import type { MapRef } from '@vis.gl/react-maplibre'
import type { GeoJSONSource } from 'maplibre-gl'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { areaOf, areaText } from './area.contract.ts'
import { boundsOf, inSight, shapeOf } from './hitShapes.ts'
import type { HitMark as Mark } from './hitShapes.ts'
import { HitCard } from '../search/HitCard.tsx'
import { HitMark, markText } from './HitMark.tsx'
import type { Offers } from './HitMark.tsx'
import classes from './map.module.css'
import { MapCanvas } from './MapCanvas.tsx'
import { standardView } from './mapPosition.ts'
import { transparentImage, transparentImageName } from './transparentImage.ts'
import type { ObjectHit } from '../list/objectLists.contract.ts'

type Props = {
  hits: readonly ObjectHit[]
  /** The area that was searched in; empty for everywhere. */
  area: string
  /** The hit that the user points at in the list. */
  pointedAt: ObjectHit | null
  /** The offers searched for: their prices are shown. */
  offers: Offers
  onArea: (area: string) => void
  /** Called with the hits that the user points at on the map. */
  onMark: (ids: readonly number[]) => void
}

export function HitsMap({ hits, area, pointedAt, offers, onArea, onMark }: Props) {
  const t = useText()
  const language = useLanguage()
  const map = useRef<MapRef>(null)
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const [chosenIds, setChosenIds] = useState<readonly number[]>([])
  const [moved, setMoved] = useState(false)
  const [isReady, setReady] = useState(false)
  const byId = useMemo(() => new Map(hits.map((hit) => [hit.id, hit])), [hits])
  const hitsOf = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? [])
  const chosen = hitsOf(chosenIds)
  const [first] = chosen
  const shape = useMemo(() => shapeOf(hits), [hits])
  const updateMarks = useCallback(() => {
    if (map.current) setMarks(inSight(map.current.querySourceFeatures('hits')))
  }, [])
  // A search within an area leaves the view as the user has it.
  const fit = useCallback(() => {
    const bounds = area === '' ? boundsOf(hits) : null
    if (bounds) map.current?.fitBounds(bounds, { padding: 60, maxZoom: 15, duration: 0 })
  }, [hits, area])
  useEffect(fit, [fit])

  const addMarkRoom = () => {
    if (!map.current?.hasImage(transparentImageName))
      map.current?.addImage(transparentImageName, transparentImage)
  }
  const onReady = () => {
    addMarkRoom()
    setReady(true)
    map.current?.on('styledata', addMarkRoom)
    const searchedArea = areaOf(area)
    if (searchedArea) {
      const { south, west, north, east } = searchedArea
      map.current?.fitBounds(
        [
          [west, south],
          [east, north],
        ],
        { duration: 0 },
      )
    } else fit()
    map.current?.on('sourcedata', ({ sourceId, isSourceLoaded }) => {
      if (sourceId === 'hits' && isSourceLoaded) updateMarks()
    })
    map.current?.on('idle', updateMarks)
  }
  const open = async ({ cluster, latitude, longitude }: Mark) => {
    const source = map.current?.getSource('hits') as GeoJSONSource | undefined
    if (!source || cluster === null) return
    const zoom = await source.getClusterExpansionZoom(cluster)
    map.current?.easeTo({ center: [longitude, latitude], zoom })
  }
  const searchHere = () => {
    const bounds = map.current?.getBounds()
    if (!bounds) return
    setMoved(false)
    onArea(
      areaText({
        south: Math.max(bounds.getSouth(), -90),
        west: Math.max(bounds.getWest(), -180),
        north: Math.min(bounds.getNorth(), 90),
        east: Math.min(bounds.getEast(), 180),
      }),
    )
  }
  const isMarked = (ids: readonly number[]) => pointedAt !== null && ids.includes(pointedAt.id)
  return (
    <Box pos="relative" h="100%">
      <MapCanvas
        ref={map}
        label={t('object.search.results')}
        initial={standardView}
        height="100%"
        onReady={onReady}
        onMoved={({ originalEvent }) => {
          updateMarks()
          if (originalEvent) setMoved(true)
        }}
      >
        {isReady && (
          <Source
            id="hits"
            type="geojson"
            data={shape}
            cluster
            clusterRadius={76}
            clusterMaxZoom={18}
            maxzoom={20}
          >
            {/* Marks are drawn as buttons. The invisible layer makes the map load the visible tiles, and keeps place names from under the marks. */}
            <Layer
              id="hits"
              type="symbol"
              layout={{ 'icon-image': transparentImageName, 'icon-allow-overlap': true }}
            />
          </Source>
        )}
        {marks.map((mark) => (
          <HitMark
            key={mark.key}
            mark={mark}
            hits={hitsOf(mark.ids)}
            offers={offers}
            marked={isMarked(mark.ids)}
            onMark={onMark}
            onOpen={() => (mark.cluster === null ? setChosenIds(mark.ids) : void open(mark))}
          />
        ))}
        {pointedAt?.latitude != null && pointedAt.longitude !== null && (
          <Marker
            latitude={pointedAt.latitude}
            longitude={pointedAt.longitude}
            className={classes.pointedAt ?? ''}
          >
            <div className={classes.mark} data-marked aria-hidden>
              {markText(pointedAt, offers, language)}
            </div>
          </Marker>
        )}
        {first && (
          <Popup
            latitude={first.latitude!}
            longitude={first.longitude!}
            offset={16}
            maxWidth="360px"
            closeOnClick={false}
            onClose={() => setChosenIds([])}
          >
            {/* With space for the focus outline. */}
            <Box mah="min(320px, 25vh)" p={4} className="stacked scrolls">
              {chosen.map((hit) => (
                <HitCard key={hit.id} hit={hit} />
              ))}
            </Box>
          </Popup>
        )}
      </MapCanvas>
      {moved && (
        <Button
          className={classes.searchHere ?? ''}
          size="compact-md"
          leftSection={<IconSearch size={15} aria-hidden />}
          onClick={searchHere}
        >
          {t('object.search.inThisArea')}
        </Button>
      )}
    </Box>
  )
}
