import type { Lead } from './leads.contract.ts'

type Asking = Pick<Lead, 'forPurchase' | 'forRent' | 'forShortRent'>

/** Leads that only sell or rent out have no matching objects. */
export const hasMatches = ({ forPurchase, forRent, forShortRent }: Asking): boolean =>
  forPurchase || forRent || forShortRent
