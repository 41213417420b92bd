// The agency's colour: readable as text on white, and made lighter where the ground is dark.

type Rgb = readonly [number, number, number]

const white: Rgb = [255, 255, 255]
/** The lightest ground of the dark scheme. */
const night: Rgb = [34, 38, 44]
/** What texts need to be read, after WCAG. */
const readable = 4.5

const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb
const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((one, other) => one - other)
  return (light! + 0.05) / (dark! + 0.05)
}

const mixed = (a: Rgb, b: Rgb, share: number): Rgb =>
  a.map((part, at) => part + (b[at]! - part) * share) as unknown as Rgb

/** The first of ever more of `towards` that can be read on `ground`. */
function untilReadable(hex: string, ground: Rgb, towards: Rgb): string {
  for (let share = 0; share < 1; share += 0.02) {
    const tried = hexOf(mixed(rgbOf(hex), towards, share))
    if (contrast(rgbOf(tried), ground) >= readable) return tried
  }
  return hexOf(towards)
}

export const isReadableOnWhite = (hex: string): boolean => contrast(rgbOf(hex), white) >= readable

/** The nearest darker one that can be read on white; itself where it can. */
export const readableOnWhite = (hex: string): string => untilReadable(hex, white, [0, 0, 0])

/** The nearest lighter one that can be read on a dark ground. */
export const readableOnDark = (hex: string): string => untilReadable(hex, night, white)

/** Ten shades from the lightest to the darkest: the fifth for dark grounds, the ninth as it is. */
export function shadesOf(hex: string): string[] {
  const [own, light] = [rgbOf(hex), rgbOf(readableOnDark(hex))]
  const lighter = [0.9, 0.8, 0.55, 0.25].map((share) => mixed(light, white, share))
  const between = [0.25, 0.5, 0.75].map((share) => mixed(light, own, share))
  return [...lighter, light, ...between, own, mixed(own, [0, 0, 0], 0.15)].map(hexOf)
}
