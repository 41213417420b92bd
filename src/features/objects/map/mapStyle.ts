// What a map looks like where there are no tiles: land, sea and borders, in the screen's colours.
import type { StyleSpecification } from 'maplibre-gl'
import outline from '#features/places/data/outline.json?url'

const colours = {
  light: { sea: '#d6e7ee', land: '#f4f2ec', abroad: '#e9e7e0', line: '#b9b4a6' },
  dark: { sea: '#14222b', land: '#2b3036', abroad: '#23272c', line: '#4d555e' },
} as const

export function outlineStyle(scheme: keyof typeof colours): StyleSpecification {
  const { sea, land, abroad, line } = colours[scheme]
  return {
    version: 8,
    sources: {
      outline: {
        type: 'geojson',
        data: new URL(outline, window.location.href).href,
        attribution: 'Natural Earth',
      },
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
    ],
  }
}
