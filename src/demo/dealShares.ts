// The employees' shares of a deal's commission.
import { addDays } from '#kit/clock.ts'
import { dealStages } from '#base/settings/knownOptions.contract.ts'
import { percentOf } from '#kit/fields/percentOf.ts'

/** The data that decide the shares of a deal. */
type Shared = {
  id: number
  dealStage: number
  comission: number | null
  endDate: string | null
  createdById: number
  modifiedById: number
}

/**
 * The employee who started the deal gets most, the one who closed it a little; most shares of won deals were paid some weeks
 * later.
 */
export function dealShares(deals: readonly Shared[], today: string) {
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
