import { formatMoney } from '#kit/fields/format.ts'
import { formatPercent } from '#kit/fields/percentOf.ts'
import { dealForm } from './DealInputs.tsx'
import type { Deal } from './deals.contract.ts'

const { Value } = dealForm

/** The commission; with the percentage if it has one: 2 % = 4 000,00 €. */
export function ComissionValue({ deal }: { deal: Pick<Deal, 'comission' | 'comissionPercent'> }) {
  const { comission, comissionPercent: percent } = deal
  if (percent === null) return <Value name="comission" />
  const share = formatPercent(percent)
  if (comission === null) return <Value name="comissionPercent" render={() => share} />
  return <Value name="comission" render={() => `${share} = ${formatMoney(comission)}`} />
}
