import { Marker } from '@vis.gl/react-maplibre'
import { useLanguage } from '#kit/i18n/useText.ts'
import classes from './map.module.css'
import { mapPlaces } from './mapPlaces.ts'

/** The names of places, as many as the zoom leaves room for. */
export function MapPlaceNames({ zoom }: { zoom: number }) {
  const language = useLanguage()
  return mapPlaces
    .filter(({ from }) => from <= zoom)
    .map((place) => (
      <Marker
        key={place.en}
        latitude={place.latitude}
        longitude={place.longitude}
        className={classes.placeName ?? ''}
      >
        <span>{place[language]}</span>
      </Marker>
    ))
}
