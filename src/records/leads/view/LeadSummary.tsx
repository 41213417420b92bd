import { formatCurrency, formatRange } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { StageSteps } from '#kit/board/StageSteps.tsx'
import { Summary, SummaryBand, SummaryFigure } from '#kit/ui/SummaryBand.tsx'
import { ReachLinks } from '#base/people/ReachLinks.tsx'
import { Hint } from '#base/register/hints/Hint.tsx'
import { NextStep } from '#base/register/recordSlots.tsx'
import type { Account } from '#records/accounts/accounts.contract.ts'
import { clientOf } from '#records/accounts/view/clientOf.ts'
import { stageSaving } from '../board/stageSaving.ts'
import { leadServices } from '../edit/leadForm.ts'
import type { Lead } from '../leads.contract.ts'

type Props = { lead: Lead; account: Account | undefined; mayEdit: boolean }

/** How to reach the client, the stage, the next step and the budget. */
export function LeadSummary({ lead, account, mayEdit }: Props) {
  const t = useText()
  const ways = [lead.accountPhone, lead.accountEmail].filter(Boolean).join(';')
  const budgets = leadServices.flatMap(([flag, min, max]) => {
    const budget = lead[flag] && min && formatRange(lead[min], lead[max], formatCurrency)
    return budget ? [{ flag, budget }] : []
  })
  return (
    <SummaryBand>
      {ways && (
        <Summary label={t('account.section.contact')}>
          <ReachLinks all={ways} {...(account && clientOf(account))} />
        </Summary>
      )}
      <StageSteps
        of={lead}
        options={lead.stageList}
        label={t('lead.stage')}
        hint={<Hint name="leadStage" about={t('lead.stage')} />}
        readOnly={!mayEdit}
        saving={stageSaving}
      />
      <NextStep of={{ entity: 'Demand', id: lead.id }} />
      {budgets.length > 0 && (
        <Summary label={t('lead.budgetRange')}>
          {budgets.map(({ flag, budget }) => (
            <SummaryFigure key={flag} detail={t(`service.${flag}`)}>
              {budget}
            </SummaryFigure>
          ))}
        </Summary>
      )}
    </SummaryBand>
  )
}
