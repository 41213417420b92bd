import { formatCurrency } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { StageSteps } from '#kit/board/StageSteps.tsx'
import { Summary, SummaryBand, SummaryFigure } from '#kit/ui/SummaryBand.tsx'
import { Hint } from '#base/register/hints/Hint.tsx'
import { NextStep } from '#base/register/recordSlots.tsx'
import { stageSaving } from './board/stageSaving.ts'
import { priceOf } from './comissionOf.ts'
import type { Deal } from './deals.contract.ts'

/** The price, the stage and the next step of a deal. */
export function DealSummary({ id, deal }: { id: number; deal: Deal }) {
  const t = useText()
  const price = priceOf(deal)
  return (
    <SummaryBand>
      <Summary label={t(deal.price === null ? 'deal.askingPrice' : 'deal.price')}>
        <SummaryFigure>
          {price === null ? (
            <span className="quiet">{t('kit.notSet')}</span>
          ) : (
            formatCurrency(price)
          )}
        </SummaryFigure>
      </Summary>
      <StageSteps
        of={{ id, version: deal.version, stage: deal.dealStage }}
        options={deal.dealStageOptions}
        label={t('deal.dealStage')}
        hint={<Hint name="dealStage" about={t('deal.dealStage')} />}
        saving={stageSaving}
      />
      <NextStep of={{ entity: 'Deal', id }} />
    </SummaryBand>
  )
}
