// Generates titles and descriptions in three languages from an object's facts.

import type { ObjectKind } from '../data/objectKinds.ts'
import type { ObjectPlace } from '../data/objectPlaces.ts'
import {
  closings,
  distanceSentence,
  featureSentences,
  highlights,
  openings,
  ownOpenings,
} from '../data/objectSentences.ts'
import type { Sentence } from '../data/objectSentences.ts'
import type { Random } from '../random.ts'
import type { ObjectDraft } from './demoObject.ts'

type Language = keyof Sentence
const languages = ['en', 'el', 'ru'] as const

export function objectWords(
  random: Random,
  object: ObjectDraft,
  kind: ObjectKind,
  place: ObjectPlace,
): Partial<ObjectDraft> {
  const pattern = random.int(0, 2)
  const said = sentences(random, object, kind)
  const [title, titleEl, titleRu] = languages.map((language) =>
    titleIn(language, pattern, object, kind, place),
  ) as [string, string, string]
  const [description, descriptionEl, descriptionRu] = languages.map((language) =>
    said.map((one) => filled(language, one[language], object, place)).join(' '),
  ) as [string, string, string]
  const known = random.weighted({ all: 82, noRussian: 10, greek: 8 })
  const hasEnglish = known !== 'greek'
  return {
    titleEl,
    descriptionEl,
    ...(hasEnglish && { title, description }),
    ...(known === 'all' && { titleRu, descriptionRu }),
  }
}

const squareMeters = { en: 'm²', el: 'τ.μ.', ru: 'м²' } as const

function titleIn(
  language: Language,
  pattern: number,
  object: ObjectDraft,
  kind: ObjectKind,
  place: ObjectPlace,
): string {
  const name = kind[language]
  const size = `${sizeIn(language, object)} ${squareMeters[language]}`
  const best = (Object.keys(highlights) as (keyof typeof highlights)[]).find((one) => object[one])
  const said = best ? highlights[best][language] : ''
  const where = inPlace(language, place)
  if (pattern === 0) return `${name} ${size} ${where}${said && `, ${said}`}`
  if (pattern === 1)
    return `${place[language]}: ${name.toLocaleLowerCase(language)} ${said && `${said}, `}${size}`
  return `${name}${said && ` ${said}`}, ${place[language]}, ${size}`
}

const inPlace = (language: Language, place: ObjectPlace) =>
  ({ en: `in ${place.inEn ?? place.en}`, el: place.inEl, ru: place.inRu })[language]

const numbers = {
  en: new Intl.NumberFormat('en-GB'),
  el: new Intl.NumberFormat('el'),
  ru: new Intl.NumberFormat('ru'),
} as const

const sizeIn = (language: Language, { area, lotArea }: ObjectDraft) =>
  numbers[language].format(area ?? lotArea ?? 0)

const MOST_FEATURES = 4

function sentences(random: Random, object: ObjectDraft, kind: ObjectKind): Sentence[] {
  const has = (Object.keys(featureSentences) as (keyof typeof featureSentences)[]).filter(
    (one) => object[one],
  )
  // Without bedrooms this sentence is skipped.
  const fitting = openings[kind.form].filter(({ en }) => object.bedrooms || !en.includes('{rooms}'))
  return [
    ownOpenings[kind.subType] ?? random.pick(fitting),
    ...has.slice(0, MOST_FEATURES).map((one) => featureSentences[one]),
    ...(object.distanceFromSea && random.chance(0.6) ? [distanceSentence] : []),
    random.pick(closings),
  ]
}

const filled = (language: Language, text: string, object: ObjectDraft, place: ObjectPlace) =>
  text
    .replace('{in}', inPlace(language, place))
    .replace('{area}', sizeIn(language, object))
    .replace('{rooms}', bedroomsIn(language, object.bedrooms ?? 0))
    .replace('{sea}', String(object.distanceFromSea))
    .replace('{airport}', String(Math.round((object.distanceFromAirport ?? 0) / 1000)))

const bedrooms = {
  en: { one: 'bedroom', other: 'bedrooms' },
  el: { one: 'υπνοδωμάτιο', other: 'υπνοδωμάτια' },
  ru: { one: 'спальня', few: 'спальни', other: 'спален' },
} as const

const plurals = {
  en: new Intl.PluralRules('en'),
  el: new Intl.PluralRules('el'),
  ru: new Intl.PluralRules('ru'),
} as const

function bedroomsIn(language: Language, count: number): string {
  const forms: Readonly<Record<string, string>> = bedrooms[language]
  const rule = plurals[language].select(count)
  return `${count} ${forms[rule] ?? forms['other']}`
}
