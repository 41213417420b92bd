// The view of a lead: what is asked for beside what happened, chosen properties and matches.
import { Menu } from '@mantine/core'
import { EditBar } from '#kit/form/EditBar.tsx'
import { RecordLayout } from '#kit/form/RecordLayout.tsx'
import { Stamps } from '#kit/form/Stamps.tsx'
import { withoutErrorBanner, useOneFieldEditor } from '#kit/form/useOneFieldEditor.ts'
import { call } from '#kit/http/call.ts'
import { HistoryLink } from '#base/action-log/HistoryLink.tsx'
import { GoOnItems, NextAction, OrdersOf, RecordActivities } from '#base/register/recordSlots.tsx'
import { useOptions } from '#base/settings/useOptions.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { AccountRelated } from '#records/accounts/view/AccountFields.tsx'
import { DeleteLeadItem } from '../DeleteLeadItem.tsx'
import { LeadAccount } from '../LeadAccount.tsx'
import { leadForm, leadLists } from '../edit/leadForm.ts'
import type { LeadPartProps } from '../leadPart.ts'
import { leadsApi } from '../leads.contract.ts'
import type { Lead } from '../leads.contract.ts'
import { LeadItems, LeadSelections, MatchingObjects } from '../leadSlots.tsx'
import { LeadObjects } from '../objects/LeadObjects.tsx'
import { LeadFacts } from './LeadFacts.tsx'
import { LeadSection } from './LeadSection.tsx'
import { LeadSummary } from './LeadSummary.tsx'
import { LeadTitle } from './LeadTitle.tsx'

const { Form } = leadForm

export function LeadView({ lead, account, onMode, mayEdit }: LeadPartProps) {
  const optionsOf = useOptions(leadLists)
  const editOne = useOneFieldEditor(lead.id, {
    choices: (sent) => call(leadsApi.leadFieldChoices, sent, withoutErrorBanner),
    patch: (sent) => call(leadsApi.patchLead, sent, withoutErrorBanner),
  })
  const isOpen = !lead.stageList.some(({ value, closed }) => closed && value === lead.stage)
  const wants = isOpen && wantedBy(lead)
  return (
    <Form values={lead} optionsOf={optionsOf} {...(mayEdit && editOne)}>
      <EditBar
        title={<LeadTitle lead={lead} />}
        onMode={mayEdit && onMode}
        primary={mayEdit && wants && <NextAction of={{ demandId: lead.id }} wants={wants} />}
        menu={
          mayEdit && (
            <>
              <GoOnItems of={{ demandId: lead.id }} forShortRent={lead.forShortRent} />
              <LeadItems lead={lead} />
              <Menu.Divider />
              <DeleteLeadItem id={lead.id} />
            </>
          )
        }
      />
      <RecordLayout
        band={<LeadSummary lead={lead} account={account.data} mayEdit={mayEdit} />}
        mayFill={mayEdit}
        facts={
          <>
            <LeadFacts lead={lead} mayEdit={mayEdit} />
            <LeadAccount id={lead.accountId} query={account} edits={false} mayChoose={false} />
            <LeadSection name="service">
              <Stamps of={lead} />
              <HistoryLink of={{ entity: 'Demand', id: lead.id }} />
            </LeadSection>
          </>
        }
        beside={
          <>
            <LeadObjects lead={lead} mayEdit={mayEdit} />
            {mayEdit && <LeadSelections lead={lead} />}
            {lead.accountId !== null && (
              <Loaded query={account} lines={4}>
                {(found) => (
                  <AccountRelated account={found} except={{ entity: 'Demand', id: lead.id }} />
                )}
              </Loaded>
            )}
            <OrdersOf of={{ entity: 'Demand', id: lead.id }} readOnly={!mayEdit} />
            <MatchingObjects lead={lead} mayEdit={mayEdit} />
          </>
        }
        anchors={['lead-objects', 'matching']}
      >
        <RecordActivities parent="Demand" parentId={lead.id} readOnly={!mayEdit} />
      </RecordLayout>
    </Form>
  )
}

/** What an agent does next for the client; nothing is shown to those who only sell or let. */
function wantedBy({ forPurchase, forRent, forShortRent }: Lead): 'viewing' | 'stay' | null {
  if (forPurchase || forRent) return 'viewing'
  return forShortRent ? 'stay' : null
}
