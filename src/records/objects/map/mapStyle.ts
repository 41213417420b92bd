// Styles of the map: the outline without streets (land, sea, borders and place names in the colours of the screen),
// and place names in the user's language for the style of the map service.
import type { StyleSpecification } from 'maplibre-gl'
import type { Language } from '#kit/i18n/languages.ts'
import outline from '#base/places/data/outline.json?url'
import { mapPlaces } from './mapPlaces.ts'

const colours = {
  light: {
    sea: '#d6e7ee',
    land: '#f4f2ec',
    abroad: '#e9e7e0',
    line: '#b9b4a6',
    name: '#3c4650',
    halo: '#ffffff',
  },
  dark: {
    sea: '#14222b',
    land: '#2b3036',
    abroad: '#23272c',
    line: '#4d555e',
    name: '#cfd6dd',
    halo: '#111417',
  },
} as const

export function outlineStyle(scheme: keyof typeof colours, language: Language): StyleSpecification {
  const { sea, land, abroad, line, name, halo } = colours[scheme]
  return {
    version: 8,
    sources: {
      outline: {
        type: 'geojson',
        data: outlineAddress(),
        attribution: 'Natural Earth',
      },
      names: { type: 'geojson', data: namesIn(language) },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': sea } },
      {
        id: 'land',
        type: 'fill',
        source: 'outline',
        paint: { 'fill-color': ['case', ['get', 'greece'], land, abroad] },
      },
      { id: 'borders', type: 'line', source: 'outline', paint: { 'line-color': line } },
      {
        id: 'names',
        type: 'symbol',
        source: 'names',
        filter: ['<=', ['get', 'from'], ['zoom']],
        layout: {
          'text-field': ['get', 'name'],
          // A font of the browser, not of the service. Where two names collide, the larger place wins.
          'text-font': ['Estia Sans', 'semibold'],
          'text-size': 13,
          'text-padding': 4,
          'symbol-sort-key': ['get', 'from'],
        },
        paint: { 'text-color': name, 'text-halo-color': halo, 'text-halo-width': 1.5 },
      },
    ],
  }
}

/** The address of the land outline, as GeoJSON. */
export const outlineAddress = () => new URL(outline, window.location.href).href

const namesIn = (language: Language) => ({
  type: 'FeatureCollection' as const,
  features: mapPlaces.map((place) => ({
    type: 'Feature' as const,
    properties: { name: place[language], from: place.from },
    geometry: { type: 'Point' as const, coordinates: [place.longitude, place.latitude] },
  })),
})

/** The style with names in `language` where places have them (`name:ru` in OpenStreetMap data). */
export function inLanguageOf(style: StyleSpecification, language: Language): StyleSpecification {
  const layers = style.layers.map((layer) => {
    if (layer.type !== 'symbol') return layer
    const text = layer.layout?.['text-field']
    if (!text || !JSON.stringify(text).includes('name')) return layer
    const original = asExpression(text)
    const localized = ['coalesce', ['get', `name:${language}`], original] as typeof text
    return { ...layer, layout: { ...layer.layout, 'text-field': localized } }
  })
  return { ...style, layers }
}

// Converts the "{name:latin} {name}" syntax of older styles, which is not allowed within expressions.
const asExpression = (text: unknown) =>
  typeof text === 'string' && text.includes('{')
    ? [
        'concat',
        ...text
          .split(/(\{[^{}]*\})/)
          .filter(Boolean)
          .map(part),
      ]
    : text
const part = (text: string) =>
  text.startsWith('{') ? ['coalesce', ['get', text.slice(1, -1)], ''] : text
