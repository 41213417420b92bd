// The object search: first a form, then the results as a list or on a map, beside the filters.
import { useText } from '#kit/i18n/useText.ts'
import { fewSizes } from '#kit/list/listAddress.ts'
import { useListState } from '#kit/list/useListState.ts'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { objectSearchFilters } from './objectSearch.ts'
import { ObjectResults } from './ObjectResults.tsx'
import { ObjectSearchForm } from './ObjectSearchForm.tsx'

export function ObjectSearch() {
  const t = useText()
  usePageTitle(t('object.search.title'))
  const listState = useListState({
    name: 'ObjectSearch',
    filters: objectSearchFilters,
    opensBy: { by: 'createdOn', desc: true },
    sizes: fewSizes,
    defaultSize: 20,
  })
  const Screen = listState.filters.shown ? ObjectResults : ObjectSearchForm
  return <Screen listState={listState} />
}
