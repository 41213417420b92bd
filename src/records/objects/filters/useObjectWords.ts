import { formatArea, formatCurrency, formatNumber } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { choiceWords, dayWord } from '#kit/list/filterWords.ts'
import type { Word, Words } from '#kit/list/filterWords.ts'
import { usePlaces } from '#base/places/usePlace.ts'
import { useOptions } from '#base/settings/useOptions.ts'
import { typeLists } from './objectFilters.ts'
import type { ObjectFilters } from './objectFilters.ts'

const offers = ['forSale', 'forRent', 'forShortRent'] as const
const people = ['createdBy', 'modifiedBy'] as const
const days = ['createdFrom', 'createdTill', 'modifiedFrom', 'modifiedTill'] as const

/** The object filters as labelled texts; empty texts for filters that are not set. */
export function useObjectWords(now: ObjectFilters): Words<ObjectFilters> {
  const t = useText()
  const optionsOf = useOptions(typeLists)
  const nameOf = usePlaces([...(now.locationId ? [now.locationId] : []), ...now.locations])
  const formatted = <V>(value: V | null, format: (value: V) => string) =>
    value === null ? '' : format(value)
  const squareMetres = (area: number) => formatArea(area, t)
  const each = <N extends string>(names: readonly N[], word: (name: N) => Word) =>
    Object.fromEntries(names.map((name) => [name, word(name)])) as Record<N, Word>
  return {
    ...each(offers, (name) => [t('object.search.offered'), t(`object.${name}`)]),
    types: [t('object.subTypeObjectTypeId'), choiceWords(optionsOf('objectType'), now.types)],
    subTypes: [t('object.objectSubTypeId'), choiceWords(optionsOf('objectSubType'), now.subTypes)],
    locationId: [t('object.location'), now.locationId === null ? '' : nameOf(now.locationId)],
    locations: [t('object.search.orIn'), now.locations.map(nameOf).join('; ')],
    priceMin: [t('object.search.priceMin'), formatted(now.priceMin, formatCurrency)],
    priceMax: [t('object.search.priceMax'), formatted(now.priceMax, formatCurrency)],
    areaMin: [t('object.search.areaMin'), formatted(now.areaMin, squareMetres)],
    areaMax: [t('object.search.areaMax'), formatted(now.areaMax, squareMetres)],
    bedroomsMin: [t('object.search.bedroomsMin'), formatted(now.bedroomsMin, formatNumber)],
    bedroomsMax: [t('object.search.bedroomsMax'), formatted(now.bedroomsMax, formatNumber)],
    statuses: [
      t('object.status'),
      now.statuses.map((status) => t(`object.status.${status}`)).join(', '),
    ],
    features: [
      t('object.section.has'),
      now.features.map((feature) => t(`object.${feature}`)).join(', '),
    ],
    ownerId: [t('object.owner'), now.ownerText],
    ...each(people, (name) => [t(`object.search.${name}`), now[`${name}Text`]]),
    ...each(days, (name) => [t(`object.search.${name}`), dayWord(now[name])]),
  }
}
