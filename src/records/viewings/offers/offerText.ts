import { formatMoney } from '#kit/fields/format.ts'

/** A result with the sum that was offered, if any: Offer made: 180 000,00 €. */
export const offerText = (result: string, offer: number | null): string =>
  offer === null ? result : `${result}: ${formatMoney(offer)}`
