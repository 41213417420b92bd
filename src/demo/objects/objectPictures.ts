// Chooses the pictures of each object, the cover first.

import type { Form } from '../data/objectKinds.ts'
import type { Colleague, WrittenLanguage } from '../people/employees.ts'
import { variants } from '../pictures.ts'
import type { Scene, ShownPicture } from '../pictures.ts'
import { storedName } from '../random.ts'
import type { Random } from '../random.ts'
import type { Known } from './objects.ts'

export type DemoPicture = {
  systemName: string
  userName: string
  parentId: number
  position: number
  createdOn: string
  createdById: number
  content: ShownPicture
}

const MOST = 8

const shows: Readonly<Record<Form, readonly Scene[]>> = {
  flat: ['facade', 'living', 'kitchen', 'bedroom', 'bathroom', 'plan', 'living', 'bedroom'],
  house: ['house', 'living', 'kitchen', 'bedroom', 'bathroom', 'plan', 'bedroom', 'living'],
  work: ['shop', 'plan', 'facade'],
  land: ['land', 'plan', 'land'],
  box: ['facade', 'plan'],
  building: ['facade', 'bedroom', 'bathroom', 'plan', 'living', 'facade'],
}

const names: Readonly<Record<Scene, Readonly<Record<WrittenLanguage, string>>>> = {
  facade: { en: 'Front', el: 'Πρόσοψη', ru: 'Фасад' },
  house: { en: 'House', el: 'Κατοικία', ru: 'Дом' },
  shop: { en: 'Shop window', el: 'Βιτρίνα', ru: 'Витрина' },
  sea: { en: 'View', el: 'Θέα', ru: 'Вид' },
  pool: { en: 'Pool', el: 'Πισίνα', ru: 'Бассейн' },
  land: { en: 'Plot', el: 'Οικόπεδο', ru: 'Участок' },
  living: { en: 'Living room', el: 'Σαλόνι', ru: 'Гостиная' },
  bedroom: { en: 'Bedroom', el: 'Υπνοδωμάτιο', ru: 'Спальня' },
  kitchen: { en: 'Kitchen', el: 'Κουζίνα', ru: 'Кухня' },
  bathroom: { en: 'Bathroom', el: 'Μπάνιο', ru: 'Ванная' },
  plan: { en: 'Floor plan', el: 'Κάτοψη', ru: 'План' },
}

export function objectPictures(
  random: Random,
  known: readonly Known[],
  staff: readonly Colleague[],
): DemoPicture[] {
  return known
    .filter(({ hasPictures }) => hasPictures)
    .flatMap((one) => picturesOf(random, one, staff))
}

function picturesOf(random: Random, known: Known, staff: readonly Colleague[]) {
  const { id: parentId, createdOn, createdById } = known.object
  const { language } = staff.find(({ id }) => id === createdById)!
  const taken = new Set<string>()
  return scenesOf(random, known).flatMap((scene, at) => {
    const variant = random.int(0, variants[scene] - 1)
    if (taken.has(`${scene} ${variant}`)) return []
    taken.add(`${scene} ${variant}`)
    return {
      systemName: `${storedName(random)}.webp`,
      userName: `${names[scene][language]}.webp`,
      parentId,
      position: at + 1,
      createdOn,
      createdById,
      content: { scene, variant },
    }
  })
}

function scenesOf(random: Random, { object, kind }: Known): Scene[] {
  const [cover, ...others] = shows[kind.form]
  const outside: Scene[] = [
    ...(object.swimmingPool ? (['pool'] as const) : []),
    ...(object.seaView || object.firstCoastLine ? (['sea'] as const) : []),
  ]
  // Sometimes the view is the cover.
  const first =
    outside.length > 0 && random.chance(0.3) ? [...outside, cover!] : [cover!, ...outside]
  const all = [...first, ...others]
  const wanted = 1 + Math.floor(MOST * random.next() ** 1.5)
  return all.slice(0, Math.min(wanted, MOST))
}
