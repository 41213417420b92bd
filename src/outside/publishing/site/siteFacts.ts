// Formats the facts, prices and title of an object for the public.
import { formatCurrency, formatValue } from '#kit/fields/format.ts'
import type { OptionsOf } from '#kit/fields/options.ts'
import { features, objectFields } from '#records/objects/objectFields.contract.ts'
import { pricesOf } from '#records/objects/objectPrices.ts'
import { factNames } from './factNames.ts'
import type { FactName } from './factNames.ts'
import type { IconName } from './siteIcon.ts'
import type { PublishedObject, PublishedRow } from './siteObjects.store.ts'
import type { Site } from './site.ts'

/** The option lists of the facts. */
export const factLists = factNames.flatMap((name) => {
  const field = objectFields[name]
  return field.kind === 'select' || field.kind === 'flagEnum' ? [field.list] : []
})

/** Only facts that are set. */
export const factsOf = (object: PublishedObject, { t }: Site, optionsOf: OptionsOf) =>
  factNames
    .map((name) => ({
      name,
      label: t(`object.${name}`),
      text: formatValue(objectFields[name], object[name], { t, optionsOf }),
    }))
    .filter(({ text }) => text !== '')

const icons: Partial<Record<FactName, IconName>> = {
  bedrooms: 'bed',
  bathrooms: 'bath',
  area: 'area',
  floor: 'stairs',
  lotArea: 'plot',
  constructionYear: 'calendar',
}

type Fact = ReturnType<typeof factsOf>[number]
/** The four that people look for first, with their icons. */
export const mainFacts = (facts: readonly Fact[]): (Fact & { icon: IconName })[] =>
  Object.entries(icons)
    .flatMap(([name, icon]) =>
      facts.flatMap((fact) => (fact.name === name ? { ...fact, icon } : [])),
    )
    .slice(0, 4)

export const featuresOf = (object: PublishedObject, { t }: Site): string[] =>
  features.filter((name) => object[name]).map((name) => t(`object.${name}`))

const states = ['soldRecently', 'rented', 'reserved', 'recommended'] as const
export const statesOf = (object: PublishedRow, { t }: Site): string[] =>
  states.filter((name) => object[name]).map((name) => t(`object.${name}`))

export type ShownPrice = { offer: string; price: string; before: string | null }

/** 'For rent', '850 € per month', '900 €'. */
export const shownPrices = (object: PublishedRow, { t }: Site): ShownPrice[] =>
  pricesOf(object).flatMap(({ offer, per, now, before }) =>
    now === null
      ? []
      : {
          offer: t(`object.${offer}`),
          price: `${formatCurrency(now)}${per ? ` ${t(`object.${per}`)}` : ''}`,
          before: before === null ? null : formatCurrency(before),
        },
  )

/** Of a property for sale, in whole euros; null without price or size. */
export const pricePerMetre = (object: PublishedObject, { t }: Site): string | null => {
  const now = pricesOf(object).find(({ offer }) => offer === 'forSale')?.now
  const size = object.area || object.lotArea
  if (!now || !size) return null
  return t('site.perMetre', { price: formatCurrency(Math.round(now / size)) })
}

const titles = { en: 'title', el: 'titleEl', ru: 'titleRu' } as const
const descriptions = { en: 'description', el: 'descriptionEl', ru: 'descriptionRu' } as const

/** The option's name in the reader's language, else its number. */
export const titleOf = ({ name, referenceNumber }: PublishedRow): string =>
  name ?? `#${referenceNumber}`

/** The type and the place, unless the title is exactly that. */
export const subtitleOf = (object: PublishedRow, { language }: Site): string | null =>
  object[titles[language]] && [object.type, object.location].filter(Boolean).join(' · ')

/** In the reader's language, else in the first language that has a text; undefined if none has. */
export function descriptionOf(object: PublishedObject, { language }: Site) {
  const order = [language, 'en', 'el', 'ru'] as const
  const found = order.find((one) => object[descriptions[one]]?.trim())
  return found && { language: found, text: object[descriptions[found]]!.trim() }
}
