// The pictures that objects share: drawn once, the same each time.

import sharp from 'sharp'
import { seededRandom } from '../random.ts'
import type { Random } from '../random.ts'
import { facade, house, shop } from './outdoors.ts'
import { plan } from './plan.ts'
import { bathroom, bedroom, kitchen, living } from './rooms.ts'
import { HEIGHT, WIDTH } from './shapes.ts'
import { land, pool, sea } from './views.ts'

const scenes = {
  facade,
  house,
  shop,
  sea,
  pool,
  land,
  living,
  bedroom,
  kitchen,
  bathroom,
  plan,
} satisfies Record<string, (random: Random) => string>

export type Scene = keyof typeof scenes

/** How many different ones there are. */
export const variants: Readonly<Record<Scene, number>> = {
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
}

/** A WebP of 840 × 560 pixels. */
export function draw(scene: Scene, variant: number): Promise<Buffer> {
  const drawn = scenes[scene](seededRandom(`${variant * 7919} ${scene}`))
  const box = `viewBox="0 0 ${WIDTH} ${HEIGHT}" width="840" height="560"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${drawn}</svg>`
  return sharp(Buffer.from(svg)).webp({ quality: 74, effort: 1 }).toBuffer()
}
