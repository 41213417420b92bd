// One lead, to read, to edit, or to edit together with its account; below: matches, account, activities.
import { useState } from 'react'
import type { ViewMode } from '#kit/form/EditBar.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { useGo } from '#kit/ui/GoLink.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { useAccount } from '#records/accounts/useAccount.ts'
import { useIsAdmin } from '#records/accounts/useIsAdmin.ts'
import { RecordActivities } from '#base/register/recordSlots.tsx'
import { ReachAbout } from '#base/people/ReachAbout.tsx'
import { AssignmentList } from '#base/assignments/AssignmentList.tsx'
import { AskMatches, LeadSelections, MatchingObjects } from './leadSlots.tsx'
import { hasMatches } from './hasMatches.ts'
import { leadPaths } from './leads.paths.ts'
import { LeadEdit } from './edit/LeadEdit.tsx'
import { LeadAccount } from './LeadAccount.tsx'
import type { Lead } from './leads.contract.ts'
import { LeadObjects } from './objects/LeadObjects.tsx'
import { useLead } from './useLead.ts'
import { LeadView } from './view/LeadView.tsx'

type Props = { id: number; mode?: ViewMode }

export function LeadScreen({ id, mode = 0 }: Props) {
  const query = useLead(id)
  // The lead whose matches have been loaded.
  const [matchedId, setMatchedId] = useState<number | null>(null)
  const matchesLoaded = matchedId === id
  return (
    <>
      <AskMatches leadId={id} onKnown={setMatchedId} />
      <Loaded query={query}>
        {(lead) => (
          <ReachAbout of={{ entity: 'Demand', id }}>
            <OneLead lead={lead} mode={mode} matchesLoaded={matchesLoaded} />
          </ReachAbout>
        )}
      </Loaded>
    </>
  )
}

type OneLeadProps = { lead: Lead; mode: ViewMode; matchesLoaded: boolean }

function OneLead({ lead, mode, matchesLoaded }: OneLeadProps) {
  const t = useText()
  const go = useGo()
  usePageTitle(t('lead.header', { number: lead.id }))
  const isAdmin = useIsAdmin()
  const account = useAccount(lead.accountId)
  // Only administrators may edit an employee's lead.
  const mayEdit = isAdmin || !account.data?.isEmploye
  const onMode = (next: ViewMode) => go(leadPaths.lead(lead.id, next), { replace: true })
  const part = { lead, account, mode, onMode, mayEdit }
  if (mode === 0 || !mayEdit) return <LeadView key={lead.id} {...part} />
  return (
    <>
      <LeadEdit key={lead.id} {...part} />
      <LeadObjects lead={lead} mayEdit />
      <MatchingObjects lead={lead} mayEdit />
      {/* Loads while hidden; shown once the matches above have their final height, so that it does not jump. */}
      <div style={hasMatches(lead) && !matchesLoaded ? { visibility: 'hidden' } : undefined}>
        <LeadSelections lead={lead} />
        <LeadAccount id={lead.accountId} query={account} edits={mode === 2} mayChoose />
        <AssignmentList parent="Demand" parentId={lead.id} />
        <RecordActivities parent="Demand" parentId={lead.id} />
      </div>
    </>
  )
}
