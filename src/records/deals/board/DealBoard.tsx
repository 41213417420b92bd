import { Text } from '@mantine/core'
import { StageBoard } from '#kit/board/StageBoard.tsx'
import { useMoreCards } from '#kit/board/useMoreCards.ts'
import { formatCurrency } from '#kit/fields/format.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { withoutBlanks } from '#kit/list/listInput.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import type { FilterValuesOf } from '#kit/fields/filters.ts'
import type { dealFilters } from '../dealList.contract.ts'
import { dealListApi } from '../dealList.contract.ts'
import type { DealBoardFilter } from '../dealList.contract.ts'
import { toneOfDeal } from '../deal.list.ts'
import { DealCard } from './DealCard.tsx'
import { stageSaving } from './stageSaving.ts'

export function DealBoard({ filters }: { filters: FilterValuesOf<typeof dealFilters> }) {
  const t = useText()
  const { more, showMore } = useMoreCards()
  const body = { ...(withoutBlanks(filters) as DealBoardFilter), more }
  const query = useAnswer(dealListApi.boardOfDeals, { body }, { keep: true })
  return (
    <Loaded query={query} lines={12}>
      {({ columns }) => (
        <StageBoard
          label={t('deal.title')}
          columns={columns}
          nameOf={({ id }) => t('deal.header', { id })}
          toneOf={({ items }) => toneOfDeal(items[0]?.dealStageStyle ?? null)}
          saving={stageSaving}
          onMore={showMore}
          renderHead={({ price }) =>
            price > 0 && (
              <Text size="sm" w="100%" className="quiet" title={t('deal.board.sum')}>
                {formatCurrency(price)}
              </Text>
            )
          }
          renderCard={(deal) => <DealCard deal={deal} />}
        />
      )}
    </Loaded>
  )
}
