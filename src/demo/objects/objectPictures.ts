// Chooses the pictures of each object, the cover first.

import type { Form } from '../data/objectKinds.ts'
import type { Colleague, WrittenLanguage } from '../people/employees.ts'
import { picturesInTurn } from '../pictures.ts'
import type { Scene, ShownPicture } from '../pictures.ts'
import { storedName } from '../random.ts'
import type { Random } from '../random.ts'
import type { ObjectWithContext } from './objects.ts'

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

const rooms: readonly Scene[] = [
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'plan',
  'bedroom',
  'living',
]

const shows: Readonly<Record<Form, readonly Scene[]>> = {
  flat: ['facade', ...rooms],
  house: ['house', ...rooms],
  work: ['shop', 'facade'],
  land: ['land', 'survey', 'land'],
  box: ['parking', 'facade'],
  building: ['facade', 'bedroom', 'bathroom', 'plan', 'living', 'facade'],
}

/** By subtype, where the form says too little. */
const showsOfKind: Readonly<Record<number, readonly Scene[]>> = {
  8: ['office', 'facade', 'office'],
  9: ['warehouse', 'warehouse'],
  10: ['warehouse', 'office'],
  11: ['warehouse', 'office'],
  12: ['facade', 'bedroom', 'bathroom', 'terrace', 'bedroom'],
  13: ['restaurant', 'terrace', 'facade'],
  14: ['warehouse', 'office'],
  15: ['facade', 'office', 'shop', 'office'],
  20: ['grove', 'survey', 'grove'],
  21: ['vineyard', 'survey', 'vineyard'],
  22: ['islet', 'survey'],
  25: ['storage', 'facade'],
  27: ['cabin', ...rooms],
  28: ['sea', ...rooms],
  29: ['facade', 'survey'],
}

/** Relative frequency of the first picture of a flat. */
const coverBySea = { terrace: 45, living: 35, sea: 20 } as const
const coverInland = { facade: 50, living: 35, terrace: 15 } as const

const names: Readonly<Record<Scene, Readonly<Record<WrittenLanguage, string>>>> = {
  facade: { en: 'Front', el: 'Πρόσοψη', ru: 'Фасад' },
  house: { en: 'House', el: 'Κατοικία', ru: 'Дом' },
  cabin: { en: 'House', el: 'Κατοικία', ru: 'Дом' },
  villa: { en: 'House and pool', el: 'Κατοικία με πισίνα', ru: 'Дом с бассейном' },
  pool: { en: 'Pool', el: 'Πισίνα', ru: 'Бассейн' },
  terrace: { en: 'Terrace', el: 'Βεράντα', ru: 'Терраса' },
  sea: { en: 'View', el: 'Θέα', ru: 'Вид' },
  shop: { en: 'Shop window', el: 'Βιτρίνα', ru: 'Витрина' },
  restaurant: { en: 'Entrance', el: 'Είσοδος', ru: 'Вход' },
  office: { en: 'Office', el: 'Γραφείο', ru: 'Офис' },
  warehouse: { en: 'Building', el: 'Κτίριο', ru: 'Здание' },
  parking: { en: 'Parking space', el: 'Θέση στάθμευσης', ru: 'Парковочное место' },
  storage: { en: 'Storage room', el: 'Αποθήκη', ru: 'Кладовая' },
  land: { en: 'Plot', el: 'Οικόπεδο', ru: 'Участок' },
  grove: { en: 'Olive grove', el: 'Ελαιώνας', ru: 'Оливковая роща' },
  vineyard: { en: 'Vineyard', el: 'Αμπελώνας', ru: 'Виноградник' },
  islet: { en: 'Islet', el: 'Νησίδα', ru: 'Островок' },
  survey: { en: 'Survey plan', el: 'Τοπογραφικό', ru: 'План участка' },
  living: { en: 'Living room', el: 'Σαλόνι', ru: 'Гостиная' },
  bedroom: { en: 'Bedroom', el: 'Υπνοδωμάτιο', ru: 'Спальня' },
  kitchen: { en: 'Kitchen', el: 'Κουζίνα', ru: 'Кухня' },
  bathroom: { en: 'Bathroom', el: 'Μπάνιο', ru: 'Ванная' },
  plan: { en: 'Floor plan', el: 'Κάτοψη', ru: 'План' },
}

export function objectPictures(
  random: Random,
  known: readonly ObjectWithContext[],
  staff: readonly Colleague[],
): DemoPicture[] {
  const next = picturesInTurn()
  return known
    .filter(({ hasPictures }) => hasPictures)
    .flatMap((one) => picturesOf(random, one, staff, next))
}

function picturesOf(
  random: Random,
  known: ObjectWithContext,
  staff: readonly Colleague[],
  next: ReturnType<typeof picturesInTurn>,
) {
  const { id: parentId, createdOn, createdById, seaView, firstCoastLine } = known.object
  const { language } = staff.find(({ id }) => id === createdById)!
  const seesSea = Boolean(seaView || firstCoastLine)
  const taken = new Set<string>()
  return scenesOf(random, known, seesSea).flatMap((scene, at) => {
    const content = next(scene, seesSea)
    if (taken.has(`${scene} ${content.variant}`)) return []
    taken.add(`${scene} ${content.variant}`)
    return {
      systemName: `${storedName(random)}.webp`,
      userName: `${names[scene][language]}.webp`,
      parentId,
      position: at + 1,
      createdOn,
      createdById,
      content,
    }
  })
}

/** The most attractive first. */
function scenesOf(random: Random, { object, kind }: ObjectWithContext, seesSea: boolean): Scene[] {
  const usual = showsOfKind[kind.subType] ?? shows[kind.form]
  const hasPool = kind.form === 'house' && object.swimmingPool
  const outside: Scene[] = hasPool ? ['villa', 'pool'] : [usual[0]!]
  const views: Scene[] = seesSea && kind.form !== 'box' ? ['sea'] : []
  const cover = coverOf(random, kind.form, seesSea) ?? outside[0]!
  const others = [...outside, ...views, ...usual.slice(1)]
  const wanted = 1 + Math.floor(MOST * random.next() ** 1.5)
  return [cover, ...without(others, cover)].slice(0, wanted)
}

function coverOf(random: Random, form: Form, seesSea: boolean): Scene | undefined {
  if (form === 'flat') {
    return seesSea ? random.weighted(coverBySea) : random.weighted(coverInland)
  }
  return form === 'house' && seesSea && random.chance(0.3) ? 'terrace' : undefined
}

/** Leaves out the first occurrence. */
function without(scenes: readonly Scene[], left: Scene): Scene[] {
  const at = scenes.indexOf(left)
  return at < 0 ? [...scenes] : scenes.toSpliced(at, 1)
}
