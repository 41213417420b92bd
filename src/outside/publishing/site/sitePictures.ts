// How pictures stand in the pages of the site: in the sizes there are, with their place kept before they come.
import { html } from '#kit/http/html.ts'
import type { Html } from '#kit/http/html.ts'
import { pictureSides } from '#kit/files/thumbnail.ts'
import type { PictureSide } from '#kit/files/thumbnail.ts'

/** Upright, in pixels; null or 0 where nobody knows. */
export type SitePicture = { name: string; width: number | null; height: number | null }

type Shown = {
  /** Where it is, at most so many pixels wide and high. */
  at: (name: string, side: PictureSide) => string
  /** Without the density of the screen: as the attribute. */
  sizes: string
  alt: string
  /** `first`: what the visitor waits for. */
  loading: 'first' | 'now' | 'lazy'
  largest?: PictureSide
}

/** Whole in the room it is given, or, where nearly as wide and high as that, filling it. */
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

/** As wide as one of `side` × `side` pixels comes out: nothing is made larger. */
function widthWithin({ width, height }: SitePicture, side: PictureSide): number {
  if (!width || !height) return side
  return Math.max(1, Math.round(width * Math.min(1, side / Math.max(width, height))))
}

/** Whether little of it would be lost in a room of 4 : 3; one of unknown size had better be seen whole. */
export const fillsRoom = ({ width, height }: SitePicture): boolean =>
  Boolean(width && height && width / height > 1.15 && width / height < 1.6)
