import { SegmentedControl } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import type { FilterValuesOf } from '#kit/fields/filters.ts'
import type { ListState } from '#kit/list/useListState.ts'
import type { activityFilters } from '../activities.contract.ts'

type Props = { listState: ListState<FilterValuesOf<typeof activityFilters>> }

/** Switches between the user's own activities and everybody's. */
export function WhoseActivities({ listState }: Props) {
  const t = useText()
  return (
    <SegmentedControl
      aria-label={t('activity.filter.whose')}
      value={listState.filters.mine ? 'mine' : 'all'}
      onChange={(chosen) => listState.setFilters({ mine: chosen === 'mine' })}
      data={(['mine', 'all'] as const).map((value) => ({
        value,
        label: t(`activity.filter.whose.${value}`),
      }))}
    />
  )
}
