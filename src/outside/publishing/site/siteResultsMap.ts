// A map of the properties of one page of the list, drawn like that of a single property: each with its price, as a link.
import { html } from '#kit/http/html.ts'
import type { Html } from '#kit/http/html.ts'
import type { Dot } from './clipRing.ts'
import { shownPrices, titleOf } from './siteFacts.ts'
import type { PublishedRow } from './siteObjects.store.ts'
import { objectPath } from './sitePage.ts'
import type { Site } from './site.ts'
import { mapGround, placing } from './siteSurroundings.ts'
import type { MapTown } from './siteSurroundings.ts'

const size = { width: 480, height: 600 }
const leastKilometres = 12
const label = { height: 24, perLetter: 8.2, padding: 16 }

type Pin = { object: PublishedRow; at: Dot; price: string; width: number }

/** Null if none of them shows a position. It repeats the list, so keyboards and screen readers skip it. */
export function resultsMap(
  site: Site,
  objects: readonly PublishedRow[],
  towns: readonly MapTown[],
): Html | null {
  const placed = objects.flatMap((object) => {
    const { mapLatitude: latitude, mapLongitude: longitude } = object
    return latitude === null || longitude === null ? [] : { object, latitude, longitude }
  })
  if (placed.length === 0) return null
  const place = placing({ ...size, ...viewOf(placed) })
  const pins = placed.map(({ object, latitude, longitude }): Pin => {
    const price = shownPrices(object, site)[0]?.price.replace(/\s[^\d€].*$/, '') ?? ''
    const at = place(longitude, latitude)
    return { object, at, price, width: price.length * label.perLetter + label.padding }
  })
  const labelled = apart(pins)
  const dots = pins.filter((pin) => !labelled.includes(pin))
  return html`<svg
    class="map"
    viewBox="1 1 ${size.width - 2} ${size.height - 2}"
    aria-hidden="true"
  >
    ${mapGround(
      place,
      size,
      towns,
      pins.map(({ at }) => at),
    )}
    ${dots.map((pin) =>
      link(site, pin, html`<circle cx="${pin.at[0]}" cy="${pin.at[1]}" r="6" />`),
    )}
    ${labelled.map((pin) => {
      const { at, width, price } = pin
      const x = leftOf(pin)
      return link(
        site,
        pin,
        html`<rect x="${x}" y="${at[1] - 12}" width="${width}" height="${label.height}" rx="12" />
          <text x="${x + width / 2}" y="${at[1] + 5}" text-anchor="middle">${price}</text>`,
      )
    })}
  </svg>`
}

const link = ({ language }: Site, { object }: Pin, shape: Html) =>
  html`<a
    class="pin"
    data-pin="${object.referenceNumber}"
    href="${objectPath(language, object.referenceNumber)}"
    tabindex="-1"
    ><title>${titleOf(object)}</title>${shape}</a
  >`

/** Within the map. */
const leftOf = ({ at, width }: Pin): number =>
  Math.round(Math.min(Math.max(at[0] - width / 2, 2), size.width - width - 2))

/** The pins whose prices do not cover one another, the first ones first. */
function apart(pins: readonly Pin[]): Pin[] {
  const kept: Pin[] = []
  for (const pin of pins)
    if (
      pin.price &&
      kept.every(
        (other) =>
          Math.abs(other.at[1] - pin.at[1]) > label.height ||
          leftOf(other) + other.width < leftOf(pin) ||
          leftOf(pin) + pin.width < leftOf(other),
      )
    )
      kept.push(pin)
  return kept
}

/** The smallest view with all of them, and some room around. */
function viewOf(placed: readonly { latitude: number; longitude: number }[]) {
  const [south, north] = endsOf(placed.map(({ latitude }) => latitude))
  const [west, east] = endsOf(placed.map(({ longitude }) => longitude))
  const latitude = (south + north) / 2
  const across = (east - west) * 111.32 * Math.cos((latitude * Math.PI) / 180)
  const along = ((north - south) * 111.32 * size.width) / size.height
  const kilometres = Math.max(leastKilometres, 1.25 * Math.max(across, along))
  return { latitude, longitude: (west + east) / 2, kilometres }
}

const endsOf = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const
