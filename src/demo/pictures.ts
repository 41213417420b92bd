// The pictures of the demo agency: drawings of our own, which its objects share.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** How many different ones there are. */
export const variants = {
  facade: 14,
  house: 14,
  shop: 7,
  sea: 10,
  pool: 5,
  land: 8,
  living: 10,
  bedroom: 8,
  kitchen: 6,
  bathroom: 4,
  plan: 6,
} as const

export type Scene = keyof typeof variants

/** In pixels. */
export const pictureSize = { width: 840, height: 560 }

/** A WebP. `variant` counts from 0. */
export const picture = (scene: Scene, variant: number): Promise<Buffer> =>
  readFile(join(import.meta.dirname, 'pictures', scene, `${variant}.webp`))
