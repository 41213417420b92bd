import { StageBoard } from '#kit/board/StageBoard.tsx'
import { useMoreCards } from '#kit/board/useMoreCards.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { withoutBlanks } from '#kit/list/listInput.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import type { FilterValuesOf } from '#kit/fields/filters.ts'
import type { leadFilters } from '../list/leadLists.contract.ts'
import { toneOfLead } from '../list/lead.list.ts'
import { leadListsApi } from '../list/leadLists.contract.ts'
import type { BoardFilter } from '../list/leadLists.contract.ts'
import { LeadCard } from './LeadCard.tsx'
import { stageSaving } from './stageSaving.ts'

export function LeadBoard({ filters }: { filters: FilterValuesOf<typeof leadFilters> }) {
  const t = useText()
  const { more, showMore } = useMoreCards()
  const body = { ...(withoutBlanks(filters) as BoardFilter), more }
  const query = useAnswer(leadListsApi.boardOfLeads, { body }, { keep: true })
  return (
    <Loaded query={query} lines={12}>
      {({ columns }) => (
        <StageBoard
          label={t('leads.title')}
          columns={columns}
          nameOf={({ id, name }) => name || `#${id}`}
          toneOf={toneOfLead}
          saving={stageSaving}
          onMore={showMore}
          renderCard={(lead) => <LeadCard lead={lead} />}
        />
      )}
    </Loaded>
  )
}
