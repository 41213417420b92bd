// Rules for splitting a commission.
import { percentOf } from '#kit/fields/percentOf.ts'

export type Share = {
  accountId: number
  percent: number | null
  amount: number | null
  paidOn: string | null
}

/** A paid share becomes a fixed amount, so that a later price does not change it. */
export function fixedWhenPaid<S extends Omit<Share, 'accountId'>>(
  share: S,
  comission: number | null | undefined,
): S {
  if (share.paidOn === null || share.percent === null) return share
  const amount = percentOf(comission, share.percent)
  return amount === null ? share : { ...share, percent: null, amount }
}

/** Exact, in thousandths of a hundredth of a cent: percentages of a commission are compared before they are rounded. */
const exact = (comission: number, { percent, amount }: Pick<Share, 'percent' | 'amount'>): bigint =>
  percent === null
    ? BigInt(Math.round((amount ?? 0) * 100)) * 100_000n
    : BigInt(Math.round(comission * 100)) * BigInt(Math.round(percent * 1000))

/** The rest of the commission in euro; negative if the shares exceed it. Null without a commission. */
export function leftOf(
  comission: number | null | undefined,
  shares: readonly Pick<Share, 'percent' | 'amount'>[],
): number | null {
  if (comission == null) return null
  const all = shares.reduce((sum, share) => sum + exact(comission, share), 0n)
  const left = BigInt(Math.round(comission * 100)) * 100_000n - all
  // Rounds half a cent up, and any excess, however small, below zero.
  const cents = left < 0n ? -((-left + 99_999n) / 100_000n) : (left + 50_000n) / 100_000n
  return Number(cents) / 100
}

/** The message key of the problem with the shares; undefined if there is none. */
export function wrongShares(comission: number | null | undefined, shares: readonly Share[]) {
  if (shares.some(({ percent, amount }) => (percent === null) === (amount === null)))
    return 'deal.shareOneOfBoth' as const
  if (shares.some(({ percent, amount }) => (percent ?? amount ?? 0) <= 0))
    return 'deal.shareOfNothing' as const
  if (shares.some(({ amount, paidOn }) => amount === null && paidOn !== null))
    return 'deal.sharePaidOfNothing' as const
  if (comission == null && shares.some(({ amount }) => amount !== null))
    return 'deal.sharesWithoutComission' as const
  // Without a commission, check whether the percentages exceed 100.
  const left = leftOf(comission ?? 1_000_000, shares)
  return left !== null && left < 0 ? ('deal.sharesTooMuch' as const) : undefined
}
