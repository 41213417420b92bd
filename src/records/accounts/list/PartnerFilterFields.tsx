import { date, selectText } from '#kit/fields/kinds.ts'
import { FieldInput } from '#kit/form/inputs/FieldInput.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { FilterCard } from '#kit/list/FilterCard.tsx'
import { choiceWord, dayWord } from '#kit/list/filterWords.ts'
import type { Words } from '#kit/list/filterWords.ts'
import type { ListState } from '#kit/list/useListState.ts'
import { useOptions } from '#base/settings/useOptions.ts'
import { AccountPicker } from '#base/people/AccountPicker.tsx'

/** The empty filter of partners. */
export const partnerFilters = {
  searchStr: '',
  createdBy: null as number | null,
  createdByText: '',
  country: null as string | null,
  createdOnStart: null as string | null,
  createdOnEnd: null as string | null,
}

export function PartnerFilterFields({
  listState,
}: {
  listState: ListState<typeof partnerFilters>
}) {
  const t = useText()
  const optionsOf = useOptions(['country'])
  const now = listState.filters
  const words: Words<typeof partnerFilters> = {
    createdBy: [t('account.createdBy'), now.createdByText],
    country: [t('account.country'), choiceWord(optionsOf('country'), now.country)],
    createdOnStart: [t('accounts.filter.startDate'), dayWord(now.createdOnStart)],
    createdOnEnd: [t('accounts.filter.endDate'), dayWord(now.createdOnEnd)],
  }
  return (
    <FilterCard listState={listState} words={words}>
      {(filters, set) => (
        <>
          <AccountPicker
            label={t('account.createdBy')}
            filter={1}
            value={filters.createdBy}
            text={filters.createdByText}
            onChange={(createdBy, createdByText) => set({ createdBy, createdByText })}
          />
          <FieldInput
            field={selectText('country')}
            options={optionsOf('country')}
            label={t('account.country')}
            value={filters.country}
            onChange={(country) => set({ country })}
          />
          <FieldInput
            field={date}
            label={t('accounts.filter.startDate')}
            value={filters.createdOnStart}
            onChange={(createdOnStart) => set({ createdOnStart })}
          />
          <FieldInput
            field={date}
            label={t('accounts.filter.endDate')}
            value={filters.createdOnEnd}
            onChange={(createdOnEnd) => set({ createdOnEnd })}
          />
        </>
      )}
    </FilterCard>
  )
}
