import { useLabel } from '#kit/i18n/useText.ts'
import type { FilterText, FilterTexts } from '#kit/list/filterWords.ts'
import { filterTexts } from '#base/lists/filterTexts.ts'
import { usePlaces } from '#base/places/usePlace.ts'
import { useOptions } from '#base/settings/useOptions.ts'
import { objectFilters } from '../list/objectCriteria.contract.ts'
import { typeLists } from './objectFilters.ts'
import type { ObjectFilters } from './objectFilters.ts'

/** The object filters as labelled texts; empty texts for filters that are not set. */
export function useObjectWords(now: ObjectFilters): FilterTexts<ObjectFilters> {
  const t = useLabel()
  const optionsOf = useOptions(typeLists)
  const nameOf = usePlaces([...(now.locationId ? [now.locationId] : []), ...now.locations])
  const options = Object.fromEntries(typeLists.map((list) => [list, optionsOf(list)]))
  const texts: Record<string, FilterText> = {
    ...filterTexts(objectFilters, now, options, t),
    locationId: [t('object.location'), now.locationId === null ? '' : nameOf(now.locationId)],
    locations: [t('object.search.orIn'), now.locations.map(nameOf).join('; ')],
  }
  return texts as FilterTexts<ObjectFilters>
}
