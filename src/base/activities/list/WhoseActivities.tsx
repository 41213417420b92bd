import { SegmentedControl } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import type { ListState } from '#kit/list/useListState.ts'
import { whoseChoices } from './ActivityFilterFields.tsx'
import type { activityFilters } from './ActivityFilterFields.tsx'

/** Switches between the user's own activities and everybody's. */
export function WhoseActivities({ listState }: { listState: ListState<typeof activityFilters> }) {
  const t = useText()
  return (
    <SegmentedControl
      aria-label={t('activity.filter.whose')}
      value={listState.filters.mine ? 'mine' : 'all'}
      onChange={(chosen) => listState.setFilters({ mine: chosen === 'mine' })}
      data={whoseChoices(t).map(({ value, text }) => ({ value, label: text }))}
    />
  )
}
