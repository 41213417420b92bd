export type Rgb = readonly [number, number, number]

const channels = (valueOf: (at: 0 | 1 | 2) => number): Rgb => [valueOf(0), valueOf(1), valueOf(2)]

/** The channels, 0 to 255, of a colour such as #046d87. */
export const rgbOf = (hex: string): Rgb =>
  channels((at) => Number.parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16))

/** The colour that lies at a share, 0 to 1, of the way from one to another. */
export const mixed = (from: Rgb, to: Rgb, share: number): Rgb =>
  channels((at) => from[at] + (to[at] - from[at]) * share)

function luminance(rgb: Rgb): number {
  const [r, g, b] = channels((at) => {
    const share = rgb[at] / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** From 1 to 21, as in WCAG 2.2. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}
