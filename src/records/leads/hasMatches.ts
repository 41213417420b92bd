import type { Lead } from './leads.contract.ts'

/** Leads that only sell or rent out have no matching objects. */
export const hasMatches = ({ forPurchase, forRent, forShortRent }: Lead): boolean =>
  forPurchase || forRent || forShortRent
