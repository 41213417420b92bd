// Chooses the sort order of the results; the map view has no column headers to click.
import { NativeSelect } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { sortOf, sortText } from '#kit/list/listAddress.ts'
import type { ListState } from '#kit/list/useListState.ts'
import type { ObjectSearchFilters } from './objectSearch.ts'

const orders = ['-createdOn', '-modifiedOn', 'price', '-price', '-area', 'area'] as const

export function SortChoice({
  listState,
}: {
  listState: ListState<ObjectSearchFilters, 'createdOn'>
}) {
  const t = useText()
  const { sort, opensBy, setSort } = listState
  const current = sort ?? opensBy
  const text = current ? sortText(current) : ''
  // The table may be sorted by a column that is not in this list.
  const others = orders.some((order) => order === text)
    ? []
    : [{ value: text, label: t('object.search.otherOrder') }]
  return (
    <NativeSelect
      size="xs"
      aria-label={t('object.search.order')}
      value={text}
      onChange={({ currentTarget: { value } }) => setSort(sortOf(value) ?? null)}
      data={[
        ...orders.map((value) => ({ value, label: t(`object.search.order.${value}`) })),
        ...others,
      ]}
    />
  )
}
