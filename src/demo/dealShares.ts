// Who of the agency gets which part of the commission of a deal.
import { addDays } from '#kit/clock.ts'
import { dealStages } from '#base/settings/knownOptions.contract.ts'
import { percentOf } from '#kit/fields/percentOf.ts'

/** What the shares of a deal follow from. */
type Shared = {
  id: number
  dealStage: number
  comission: number | null
  endDate: string | null
  createdById: number
  modifiedById: number
}
export type DemoDealShare = {
  dealId: number
  accountId: number
  percent: number | null
  amount: number | null
  paidOn: string | null
  position: number
}

/** Whoever began the deal gets most, whoever ended it a little; of won deals most was paid some weeks later. */
export function dealShares(deals: readonly Shared[], today: string): DemoDealShare[] {
  return deals.flatMap((deal) => {
    const { id: dealId, comission, createdById, modifiedById, dealStage, endDate } = deal
    if (comission === null) return []
    const paidOn = dealStage === dealStages.won && endDate ? addDays(endDate, 21) : null
    const isPaid = paidOn !== null && paidOn < today && dealId % 5 > 0
    const shares = [{ accountId: createdById, percent: 40 }]
    if (modifiedById !== createdById) shares.push({ accountId: modifiedById, percent: 10 })
    return shares.map(({ accountId, percent }, position) => ({
      dealId,
      accountId,
      position,
      percent: isPaid ? null : percent,
      amount: isPaid ? percentOf(comission, percent) : null,
      paidOn: isPaid ? paidOn : null,
    }))
  })
}
