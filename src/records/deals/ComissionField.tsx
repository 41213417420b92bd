import { percentOf } from '#kit/fields/percentOf.ts'
import { ShareField } from '#kit/form/inputs/ShareField.tsx'
import type { DraftOf } from '#kit/form/draft/useDraft.ts'
import { useText } from '#kit/i18n/useText.ts'
import { priceOf } from './comissionOf.ts'
import type { Deal } from './deals.contract.ts'

/** The agency's commission: an amount, or a percentage of the price; then the amount follows the price. */
export function ComissionField({ draft }: { draft: DraftOf<Deal> }) {
  const t = useText()
  const { comission, comissionPercent: percent } = draft.values
  const whole = priceOf(draft.values)
  const errors = draft.errors['comission'] ?? draft.errors['comissionPercent']
  return (
    <ShareField
      name="comission"
      label={t('deal.comission')}
      error={errors?.join(' ')}
      value={{ amount: percent === null ? comission : null, percent }}
      whole={whole}
      onChange={({ amount, percent: of }) => {
        draft.set('comissionPercent', of)
        draft.set('comission', of === null ? amount : percentOf(whole, of))
      }}
    />
  )
}
