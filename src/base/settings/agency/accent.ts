// The agency's accent colour: readable as text on white, lightened for dark backgrounds.

import { contrast, mixed, rgbOf } from '#kit/ui/look/contrast.ts'
import type { Rgb } from '#kit/ui/look/contrast.ts'

const white: Rgb = [255, 255, 255]
/** The lightest background of the dark colour scheme. */
const night: Rgb = [41, 39, 36]
/** Minimum contrast of text (WCAG AA). */
const minContrast = 4.5

const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** Mixes in `towards`, 2 % at a time, until the colour is readable on `ground`. */
function untilReadable(hex: string, ground: Rgb, towards: Rgb): string {
  for (let share = 0; share < 1; share += 0.02) {
    const tried = hexOf(mixed(rgbOf(hex), towards, share))
    if (contrast(rgbOf(tried), ground) >= minContrast) return tried
  }
  return hexOf(towards)
}

export const isReadableOnWhite = (hex: string): boolean =>
  contrast(rgbOf(hex), white) >= minContrast

/** The nearest darker colour that is readable on white; the same one if it already is. */
export const readableOnWhite = (hex: string): string => untilReadable(hex, white, [0, 0, 0])

/** The nearest lighter colour that is readable on a dark background; the same one if it already is. */
export const readableOnDark = (hex: string): string => untilReadable(hex, night, white)

/** Ten shades from lightest to darkest: the fifth is readable on dark backgrounds, the ninth is the colour itself. */
export function shadesOf(hex: string): string[] {
  const [own, light] = [rgbOf(hex), rgbOf(readableOnDark(hex))]
  const lighter = [0.9, 0.8, 0.55, 0.25].map((share) => mixed(light, white, share))
  const between = [0.25, 0.5, 0.75].map((share) => mixed(light, own, share))
  return [...lighter, light, ...between, own, mixed(own, [0, 0, 0], 0.15)].map(hexOf)
}
