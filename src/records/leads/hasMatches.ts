import type { Lead } from './leads.contract.ts'

/** Not who only sells or lets. */
export const hasMatches = ({ forPurchase, forRent, forShortRent }: Lead): boolean =>
  forPurchase || forRent || forShortRent
