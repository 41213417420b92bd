import { useText } from '#kit/i18n/useText.ts'
import { FilterCard } from '#kit/list/FilterCard.tsx'
import { choiceWord } from '#kit/list/filterWords.ts'
import type { Words } from '#kit/list/filterWords.ts'
import type { ListState } from '#kit/list/useListState.ts'
import { Choice } from '#base/activities/edit/Choice.tsx'
import { AccountPicker } from '#base/people/AccountPicker.tsx'
import { keyStates } from './objectKeys.contract.ts'
import type { KeyStateName } from './objectKeys.contract.ts'

/** Initial filter: everything. */
export const keyFilters = {
  objectReferenceNumber: '',
  accountId: null as number | null,
  accountText: '',
  state: '' as KeyStateName | '',
}

export function KeyFilterFields({ listState }: { listState: ListState<typeof keyFilters> }) {
  const t = useText()
  const states = [
    { value: '', text: t('objectKey.filter.anyState') },
    ...keyStates.map((state) => ({ value: state, text: t(`objectKey.${state}`) })),
  ] as const
  const now = listState.filters
  const words: Words<typeof keyFilters> = {
    objectReferenceNumber: [t('objectKey.filter'), now.objectReferenceNumber],
    accountId: [t('objectKey.filter.holder'), now.accountText],
    state: [t('objectKey.state'), choiceWord(states, now.state)],
  }
  return (
    <FilterCard listState={listState} words={words}>
      {(filters, set) => (
        <>
          <Choice
            label={t('objectKey.state')}
            options={states}
            value={filters.state}
            onChange={(state) => set({ state })}
          />
          <AccountPicker
            label={t('objectKey.filter.holder')}
            value={filters.accountId}
            text={filters.accountText}
            onChange={(accountId, accountText) => set({ accountId, accountText })}
          />
        </>
      )}
    </FilterCard>
  )
}
