import { Switch } from '@mantine/core'
import type { AnswerOf } from '#kit/http/endpoint.ts'
import { useText } from '#kit/i18n/useText.ts'
import { FilterCard } from '#kit/list/FilterCard.tsx'
import { choiceWord } from '#kit/list/filterWords.ts'
import type { Words } from '#kit/list/filterWords.ts'
import type { ListState } from '#kit/list/useListState.ts'
import { Choice } from '#base/activities/edit/Choice.tsx'
import type { statementApi } from './statement.contract.ts'

/** 0 is all. */
export const statementFilters = { type: 0, paymentMethod: 0, categoryId: 0, unpaidOnly: false }

type Options = AnswerOf<typeof statementApi.statement>['options']
type Props = { listState: ListState<typeof statementFilters>; options: Options | undefined }

export function StatementFilterFields({ listState, options }: Props) {
  const t = useText()
  const orAll = (offered: Options['types'] | undefined) => [
    { value: 0, text: t('payment.all') },
    ...(offered ?? []),
  ]
  const now = listState.filters
  const words: Words<typeof statementFilters> = {
    type: [t('payment.type'), choiceWord(options?.types, now.type)],
    paymentMethod: [
      t('transaction.paymentMethod'),
      choiceWord(options?.paymentMethods, now.paymentMethod),
    ],
    categoryId: [t('transaction.categoryId'), choiceWord(options?.categories, now.categoryId)],
    unpaidOnly: [t('payment.unpaidOnly'), t('kit.yes')],
  }
  return (
    <FilterCard listState={listState} words={words}>
      {(filters, set) => {
        const categories = options?.categories.filter(
          ({ parent }) => filters.type === 0 || parent === filters.type,
        )
        return (
          <>
            <Choice
              label={t('payment.type')}
              options={orAll(options?.types)}
              value={filters.type}
              onChange={(type) => set({ type, categoryId: 0 })}
            />
            <Choice
              label={t('transaction.paymentMethod')}
              options={orAll(options?.paymentMethods)}
              value={filters.paymentMethod}
              onChange={(paymentMethod) => set({ paymentMethod })}
            />
            <Choice
              label={t('transaction.categoryId')}
              options={orAll(categories)}
              value={filters.categoryId}
              onChange={(categoryId) => set({ categoryId })}
            />
            <Switch
              mt={26}
              label={t('payment.unpaidOnly')}
              checked={filters.unpaidOnly}
              onChange={({ currentTarget }) => set({ unpaidOnly: currentTarget.checked })}
            />
          </>
        )
      }}
    </FilterCard>
  )
}
