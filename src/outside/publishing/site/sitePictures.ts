// Renders pictures of the site in the available sizes, with their space reserved while they load.
import { html } from '#kit/http/html.ts'
import type { Html } from '#kit/http/html.ts'
import { pictureSides } from '#kit/files/thumbnail.ts'
import type { PictureSide } from '#kit/files/thumbnail.ts'

/** After rotation, in pixels; null or 0 if unknown. */
export type SitePicture = { name: string; width: number | null; height: number | null }

type Shown = {
  /** The URL for a maximum side in pixels. */
  at: (name: string, side: PictureSide) => string
  /** Value of the attribute `sizes`. */
  sizes: string
  alt: string
  /** `first`: loaded with priority. */
  loading: 'first' | 'now' | 'lazy'
  largest?: PictureSide
}

/** Shows the whole picture, or fills the box if the proportions nearly match. */
export function siteImage(
  picture: SitePicture,
  { at, sizes, alt, loading, largest = 1600 }: Shown,
): Html {
  const { name, width, height } = picture
  const sides = pictureSides.filter((side) => side <= largest)
  const offered = sides.map((side) => `${at(name, side)} ${widthWithin(picture, side)}w`)
  return html`<img
    src="${at(name, largest === 320 ? 320 : 800)}"
    srcset="${offered.join(', ')}"
    sizes="${sizes}"
    alt="${alt}"
    ${isKnown(picture) && html`width="${width}" height="${height}"`}
    ${loading === 'lazy' && html`loading="lazy" decoding="async"`}
    ${loading === 'first' && html`fetchpriority="high"`}
  />`
}

const isKnown = ({ width, height }: SitePicture) => Boolean(width && height)

/** The width when scaled to fit `side` × `side` pixels, without enlarging. */
function widthWithin({ width, height }: SitePicture, side: PictureSide): number {
  if (!width || !height) return side
  return Math.max(1, Math.round(width * Math.min(1, side / Math.max(width, height))))
}

/** Whether cropping to 4 : 3 would lose little; false for unknown sizes. */
export const fillsRoom = ({ width, height }: SitePicture): boolean =>
  Boolean(width && height && width / height > 1.15 && width / height < 1.6)
