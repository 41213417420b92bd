// The pictures of the demo agency: drawings of our own, which its objects share.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { seededRandom } from './random.ts'

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

/** `variant` counts from 0. */
export type ShownPicture = { scene: Scene; variant: number }

/** One that suits the name of a file: a plan, a view, or else the front of a house. */
export function pictureNamed(userName: string, seed: string): ShownPicture {
  const isPlan = /Κάτοψη|План|plan|Τοπογραφικό/i.test(userName)
  const scene = isPlan ? 'plan' : /θέα|Вид|view/i.test(userName) ? 'sea' : 'facade'
  return { scene, variant: seededRandom(seed).int(0, variants[scene] - 1) }
}

/** In pixels. */
export const pictureSize = { width: 840, height: 560 }

/** A WebP. */
export const picture = ({ scene, variant }: ShownPicture): Promise<Buffer> =>
  readFile(join(import.meta.dirname, 'pictures', scene, `${variant}.webp`))
