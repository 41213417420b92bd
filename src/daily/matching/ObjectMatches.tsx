// Objects that match a lead, best first; one click adds an object to the lead and removes it from
// this list.
import { useRef } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import type { Lead } from '#records/leads/leads.contract.ts'
import { matchingApi } from './matching.contract.ts'
import { MatchList } from './MatchList.tsx'
import { ObjectMatch } from './ObjectMatch.tsx'
import { UnderstoodWish } from './UnderstoodWish.tsx'
import { useAddMatch } from './useAddMatch.ts'
import { useMore } from './useMore.ts'

export function ObjectMatches({ lead, mayEdit }: { lead: Lead; mayEdit: boolean }) {
  const leadId = lead.id
  const t = useText()
  const { perPage, more } = useMore()
  const sent = { params: { id: String(leadId) }, query: { perPage } }
  const query = useAnswer(matchingApi.matchesOfLead, sent, { keep: true })
  const { adding, add } = useAddMatch(leadId, () => void query.refetch())
  const list = useRef<HTMLDivElement>(null)
  const addOne = (object: Parameters<typeof add>[0]) => {
    // The row disappears and would lose the focus.
    list.current?.focus()
    void add(object)
  }
  return (
    <Loaded query={query} lines={9}>
      {({ items, totalRows, isAsking, understood }) => (
        <>
          {understood && <UnderstoodWish {...{ lead, understood, mayEdit }} />}
          <MatchList
            listRef={list}
            shown={items.filter(({ id }) => !adding.has(id))}
            totalRows={totalRows - items.filter(({ id }) => adding.has(id)).length}
            loaded={items.length}
            empty={t(isAsking ? 'matching.noObjects' : 'matching.notAsking')}
            more={more}
            isBusy={query.isPlaceholderData}
          >
            {(object) => (
              <ObjectMatch object={object} {...(mayEdit && { onAdd: () => addOne(object) })} />
            )}
          </MatchList>
        </>
      )}
    </Loaded>
  )
}
