// Leads that an object fits, best first; ticked ones are acted on together.
import { Checkbox, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { formatCurrency, formatRange } from '#kit/fields/format.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useTicks } from '#kit/list/useTicks.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import type { Slots } from '#base/register/slots.tsx'
import { leadPaths } from '#records/leads/leads.paths.ts'
import classes from './matching.module.css'
import { matchingApi, mostTicked } from './matching.contract.ts'
import type { MatchedLead, MatchesOfObject } from './matching.contract.ts'
import { MatchList } from './MatchList.tsx'
import { MatchReasons } from './MatchReasons.tsx'
import { PricePer } from './PricePer.tsx'
import { TickedLeads } from './TickedLeads.tsx'
import { useMore } from './useMore.ts'

export function LeadMatches({ object }: Slots['FittingLeads']) {
  const { perPage, more } = useMore()
  const [ticked, setTicked] = useState<readonly number[]>([])
  const sent = { params: { id: String(object.id) }, query: { perPage } }
  const query = useAnswer(matchingApi.matchesOfObject, sent, { keep: true })
  return (
    <>
      <Loaded query={query} lines={9}>
        {(matches) => (
          <TickedMatches
            matches={matches}
            more={more}
            isBusy={query.isPlaceholderData}
            ticked={ticked}
            onTick={(ids) => setTicked(ids.slice(0, mostTicked))}
          />
        )}
      </Loaded>
      {ticked.length > 0 && (
        <TickedLeads object={object} ids={ticked} onStop={() => setTicked([])} />
      )}
    </>
  )
}

type Props = {
  matches: MatchesOfObject
  more: (() => void) | undefined
  isBusy: boolean
  ticked: readonly number[]
  onTick: (ids: readonly number[]) => void
}

function TickedMatches({ matches, more, isBusy, ticked, onTick }: Props) {
  const t = useText()
  const { items, totalRows, isOffered } = matches
  const shown = items.slice(0, mostTicked).map(({ id }) => id)
  const ticks = useTicks({ selected: ticked, onChange: onTick }, shown)
  return (
    <MatchList
      shown={items}
      totalRows={totalRows}
      loaded={items.length}
      empty={t(isOffered ? 'matching.noLeads' : 'matching.notOffered')}
      more={more}
      isBusy={isBusy}
      head={
        items.length > 1 && (
          <Checkbox
            size="sm"
            mt="xs"
            label={
              items.length > shown.length
                ? t('matching.tickFirst', { count: shown.length })
                : t('matching.tickAll')
            }
            checked={ticks.all}
            indeterminate={ticks.some}
            onChange={ticks.toggleAll}
          />
        )
      }
    >
      {(lead) => (
        <>
          <Checkbox
            size="sm"
            pt={2}
            aria-label={t('matching.tick', { name: lead.account || `#${lead.id}` })}
            checked={ticks.is(lead.id)}
            disabled={ticked.length >= mostTicked && !ticks.is(lead.id)}
            onChange={({ nativeEvent }) =>
              ticks.toggle(lead.id, (nativeEvent as MouseEvent).shiftKey)
            }
          />
          <LeadMatch lead={lead} />
        </>
      )}
    </MatchList>
  )
}

function LeadMatch({ lead }: { lead: MatchedLead }) {
  const t = useText()
  const budget = formatRange(lead.budgetMin, lead.budgetMax, formatCurrency)
  return (
    <div className={`grow ${classes.said}`}>
      <Group gap="0 var(--mantine-spacing-sm)" align="baseline" justify="space-between">
        <GoLink href={leadPaths.lead(lead.id)}>{lead.account || `#${lead.id}`}</GoLink>
        <span className={classes.price}>
          {budget} {budget && <PricePer service={lead.service} />}
        </span>
      </Group>
      <Text size="sm" c="dimmed">
        {[
          t(`service.${lead.service}`),
          lead.stage,
          lead.agents.length > 0 ? lead.agents.join(', ') : t('matching.noAgent'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {lead.description && (
        <Text size="sm" lineClamp={2}>
          {lead.description}
        </Text>
      )}
      <MatchReasons of={lead} />
    </div>
  )
}
