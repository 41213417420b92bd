import { Switch } from '@mantine/core'
import { date } from '#kit/fields/kinds.ts'
import { FieldInput } from '#kit/form/inputs/FieldInput.tsx'
import type { AnswerOf } from '#kit/http/endpoint.ts'
import { useText } from '#kit/i18n/useText.ts'
import { FilterCard } from '#kit/list/FilterCard.tsx'
import { choiceWord, dayWord } from '#kit/list/filterWords.ts'
import type { FilterTexts } from '#kit/list/filterWords.ts'
import type { ListState } from '#kit/list/useListState.ts'
import { Choice } from '#kit/form/inputs/Choice.tsx'
import { approvalStates } from './statement.contract.ts'
import type { statementApi } from './statement.contract.ts'

/** 0 means all. */
export const statementFilters = {
  type: 0,
  paymentMethod: 0,
  categoryId: 0,
  unpaidOnly: false,
  approval: 0,
  objectId: 0,
  from: '',
  till: '',
}

type FilterOptions = AnswerOf<typeof statementApi.statement>['options']
type Props = { listState: ListState<typeof statementFilters>; options: FilterOptions | undefined }

export function StatementFilterFields({ listState, options }: Props) {
  const t = useText()
  const orAll = (offered: readonly { value: number; text: string }[] | undefined) => [
    { value: 0, text: t('payment.all') },
    ...(offered ?? []),
  ]
  const now = listState.filters
  const approvals = approvalStates.map((state, place) => ({
    value: place + 1,
    text: t(`payment.approvalState.${state}`),
  }))
  const words: FilterTexts<typeof statementFilters> = {
    type: [t('payment.type'), choiceWord(options?.types, now.type)],
    paymentMethod: [
      t('transaction.paymentMethod'),
      choiceWord(options?.paymentMethods, now.paymentMethod),
    ],
    categoryId: [t('transaction.categoryId'), choiceWord(options?.categories, now.categoryId)],
    objectId: [t('transaction.objectId'), choiceWord(options?.objects, now.objectId)],
    unpaidOnly: [t('payment.unpaidOnly'), t('kit.yes')],
    approval: [t('payment.approvalState'), choiceWord(approvals, now.approval)],
    from: [t('payment.from'), dayWord(now.from)],
    till: [t('payment.till'), dayWord(now.till)],
  }
  return (
    <FilterCard listState={listState} words={words}>
      {(filters, set) => {
        const categories = options?.categories.filter(
          ({ parent }) => filters.type === 0 || parent === filters.type,
        )
        return (
          <>
            {(['from', 'till'] as const).map((name) => (
              <FieldInput
                key={name}
                field={date}
                label={t(`payment.${name}`)}
                value={filters[name] || null}
                onChange={(day) => set({ [name]: day ?? '' })}
              />
            ))}
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
            {(filters.objectId > 0 || (options?.objects.length ?? 0) > 0) && (
              <Choice
                label={t('transaction.objectId')}
                options={orAll(options?.objects)}
                value={filters.objectId}
                onChange={(objectId) => set({ objectId })}
              />
            )}
            <Choice
              label={t('payment.approvalState')}
              options={orAll(approvals)}
              value={filters.approval}
              onChange={(approval) => set({ approval })}
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
