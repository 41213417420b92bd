// The pictures of the demo agency: our own drawings, shared by its objects.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { seededRandom } from './random.ts'

/** Number of different pictures. */
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

/** A picture that fits a file name: a plan, a view, or else a facade. */
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
