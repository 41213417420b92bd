// The pictures of the demo agency: our own drawings, made by a program of ours, shared by its objects.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { seededRandom } from './random.ts'

/** Number of different pictures. */
export const variants = {
  facade: 14,
  house: 11,
  cabin: 3,
  villa: 7,
  pool: 6,
  terrace: 13,
  sea: 10,
  shop: 7,
  restaurant: 3,
  office: 4,
  warehouse: 3,
  parking: 2,
  storage: 2,
  land: 8,
  grove: 3,
  vineyard: 2,
  islet: 1,
  survey: 3,
  living: 12,
  bedroom: 8,
  kitchen: 7,
  bathroom: 6,
  plan: 7,
} as const

export type Scene = keyof typeof variants

/** Variants with the sea in them: they would be wrong for a property inland. */
const seaside: Partial<Record<Scene, readonly number[]>> = {
  facade: [3, 10, 12],
  house: [1, 2, 8, 10],
  villa: [2, 3, 5],
  pool: [0, 3, 4],
  terrace: [0, 1, 3, 6, 8, 9],
  land: [0, 2, 5, 6],
  grove: [0],
  living: [0, 1, 5, 7, 10, 11],
  bedroom: [1, 2, 6],
  kitchen: [1, 3, 5],
  bathroom: [1, 5],
}

/** `variant` counts from 0. */
export type ShownPicture = { scene: Scene; variant: number }

/** Shows the variants of a scene in turn, so that properties next to each other in a list rarely look the same. */
export function picturesInTurn(): (scene: Scene, seesSea: boolean) => ShownPicture {
  const turns = new Map<string, number>()
  return (scene, seesSea) => {
    const all = Array.from({ length: variants[scene] }, (_, variant) => variant)
    const suitable = all.filter((variant) => seaside[scene]?.includes(variant) === seesSea)
    const shown = suitable.length > 0 ? suitable : all
    const turn = turns.get(`${scene} ${seesSea}`) ?? 0
    turns.set(`${scene} ${seesSea}`, turn + 1)
    return { scene, variant: shown[turn % shown.length]! }
  }
}

/** A picture that fits a file name: a plan, a view, or else a facade. */
export function pictureNamed(userName: string, seed: string): ShownPicture {
  const scene = sceneNamed(userName)
  return { scene, variant: seededRandom(seed).int(0, variants[scene] - 1) }
}

function sceneNamed(userName: string): Scene {
  if (/Τοπογραφικό/.test(userName)) return 'survey'
  if (/Κάτοψη|План|plan/i.test(userName)) return 'plan'
  return /θέα|Вид|view/i.test(userName) ? 'sea' : 'facade'
}

/** In pixels. */
export const pictureSize = { width: 960, height: 640 }

/** A WebP. */
export const picture = ({ scene, variant }: ShownPicture): Promise<Buffer> =>
  readFile(join(import.meta.dirname, 'pictures', scene, `${variant}.webp`))
