import { Alert } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { leadPaths } from '#records/leads/leads.paths.ts'
import type { SentLead } from './fittingLeads.contract.ts'

type Props = { outcomes: readonly Omit<SentLead, 'selection'>[] }

/** Leads that a run refused, with the reasons. */
export function RefusedLeads({ outcomes }: Props) {
  const t = useText()
  const refused = outcomes.filter((one) => one.refused !== null)
  if (refused.length === 0) return null
  return (
    <Alert color="toDo" mt="sm" title={t('bulk.refused', { count: refused.length })}>
      <ul style={{ margin: 0, paddingLeft: '1.2em' }}>
        {refused.map(({ leadId, title, refused: why }) => (
          <li key={leadId}>
            <GoLink href={leadPaths.lead(leadId)}>{title || `#${leadId}`}</GoLink>
            {': '}
            {why}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
