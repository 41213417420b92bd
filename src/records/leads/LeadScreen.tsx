// One lead: read, edited, or edited together with its account; below it what hangs on it.
import { useState } from 'react'
import { Stamps } from '#kit/form/Stamps.tsx'
import type { ViewMode } from '#kit/form/EditBar.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { useGo } from '#kit/ui/GoLink.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { useAccount } from '#records/accounts/useAccount.ts'
import { useIsAdmin } from '#records/accounts/useIsAdmin.ts'
import { HistoryLink } from '#base/action-log/HistoryLink.tsx'
import { RecordActivities } from '#base/register/recordSlots.tsx'
import { AssignmentList } from '#base/assignments/AssignmentList.tsx'
import { AskMatches, LeadSelections, MatchingObjects } from './leadSlots.tsx'
import { hasMatches } from './hasMatches.ts'
import { leadPaths } from './leads.paths.ts'
import { LeadEdit } from './edit/LeadEdit.tsx'
import { LeadAccount } from './LeadAccount.tsx'
import cards from '#kit/ui/look/cards.module.css'
import type { Lead } from './leads.contract.ts'
import { LeadObjects } from './objects/LeadObjects.tsx'
import { useLead } from './useLead.ts'
import { LeadSection } from './view/LeadSection.tsx'
import { LeadView } from './view/LeadView.tsx'

type Props = { id: number; mode?: ViewMode }

export function LeadScreen({ id, mode = 0 }: Props) {
  const query = useLead(id)
  // Of which lead they are known.
  const [knownOf, setKnownOf] = useState<number | null>(null)
  const matchesAreKnown = knownOf === id
  return (
    <>
      <AskMatches leadId={id} onKnown={setKnownOf} />
      <Loaded query={query}>
        {(lead) => <OneLead lead={lead} mode={mode} matchesAreKnown={matchesAreKnown} />}
      </Loaded>
    </>
  )
}

type OneProps = { lead: Lead; mode: ViewMode; matchesAreKnown: boolean }

function OneLead({ lead, mode, matchesAreKnown }: OneProps) {
  const t = useText()
  const go = useGo()
  usePageTitle(t('lead.header', { number: lead.id }))
  const isAdmin = useIsAdmin()
  const account = useAccount(lead.accountId)
  // What is an employee's is for administrators to change.
  const mayEdit = isAdmin || !account.data?.isEmploye
  const onMode = (next: ViewMode) => go(leadPaths.lead(lead.id, next), { replace: true })
  const edits = mode > 0 && mayEdit
  const Part = edits ? LeadEdit : LeadView
  return (
    <>
      <Part key={lead.id} lead={lead} mode={mode} onMode={onMode} mayEdit={mayEdit} />
      {edits && <LeadObjects lead={lead} mayEdit />}
      <MatchingObjects lead={lead} mayEdit={mayEdit} />
      {/* Loaded meanwhile, and seen once it is known where it stands. */}
      <div style={hasMatches(lead) && !matchesAreKnown ? { visibility: 'hidden' } : undefined}>
        {mayEdit && <LeadSelections lead={lead} />}
        <LeadAccount
          id={lead.accountId}
          query={account}
          edits={edits && mode === 2}
          mayChoose={edits}
        />
        <div className={cards.cards}>
          <LeadSection name="service" columns={1}>
            <Stamps of={lead} />
            <HistoryLink of={{ entity: 'Demand', id: lead.id }} />
          </LeadSection>
          <AssignmentList parent="Demand" parentId={lead.id} />
        </div>
        <RecordActivities parent="Demand" parentId={lead.id} readOnly={!mayEdit} />
      </div>
    </>
  )
}
