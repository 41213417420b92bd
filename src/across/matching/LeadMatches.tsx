// Leads that an object fits, best first.
import { Text } from '@mantine/core'
import { formatCurrency, formatRange } from '#kit/fields/format.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { leadPaths } from '#records/leads/leads.paths.ts'
import classes from './matching.module.css'
import { matchingApi } from './matching.contract.ts'
import type { MatchedLead } from './matching.contract.ts'
import { MatchList } from './MatchList.tsx'
import { MatchReasons } from './MatchReasons.tsx'
import { PricePer } from './PricePer.tsx'
import { useMore } from './useMore.ts'

export function LeadMatches({ objectId }: { objectId: number }) {
  const t = useText()
  const { perPage, more } = useMore()
  const sent = { params: { id: String(objectId) }, query: { perPage } }
  const query = useAnswer(matchingApi.matchesOfObject, sent, { keep: true })
  return (
    <Loaded query={query} lines={9}>
      {({ items, totalRows, isOffered }) => (
        <MatchList
          shown={items}
          totalRows={totalRows}
          loaded={items.length}
          empty={t(isOffered ? 'matching.noLeads' : 'matching.notOffered')}
          more={more}
          isBusy={query.isPlaceholderData}
        >
          {(lead) => <LeadMatch lead={lead} />}
        </MatchList>
      )}
    </Loaded>
  )
}

function LeadMatch({ lead }: { lead: MatchedLead }) {
  const t = useText()
  const budget = formatRange(lead.budgetMin, lead.budgetMax, formatCurrency)
  return (
    <div className={classes.said}>
      <div className={classes.line}>
        <GoLink href={leadPaths.lead(lead.id)}>{lead.account || `#${lead.id}`}</GoLink>
        <span className={classes.price}>
          {budget} {budget && <PricePer service={lead.service} />}
        </span>
      </div>
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
