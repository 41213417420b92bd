// Computes amounts of a reservation from its other amounts. The results are only proposals: what was agreed is
// stored, even if it does not add up.
import type { MessageKey } from '#kit/i18n/useText.ts'
import type { ReservationValues } from '../edit/reservationDraft.ts'
import type { moneyFields } from './moneyFields.ts'

export type Amount = (typeof moneyFields)[number]
export type Amounts = Pick<ReservationValues, Amount>
type Proposal = { value: number; how: MessageKey }

/** Exact to the cent. */
export const sumOf = (...amounts: (number | null)[]): number =>
  amounts.reduce<number>((cents, amount) => cents + Math.round((amount ?? 0) * 100), 0) / 100
export const less = (amount: number | null, ...others: (number | null)[]): number =>
  sumOf(amount, -sumOf(...others))

const some = (...amounts: (number | null)[]) => amounts.some((amount) => amount !== null)

/** Proposals by field; none for fields that cannot be computed yet. */
export function proposalsFor(of: Amounts): Partial<Record<Amount, Proposal>> {
  const prepaid = [of.prepaymentCash, of.prepaymentBank]
  const done = [of.prepaymentCashDone, of.prepaymentBankDone, of.restCashDone, of.restBankDone]
  const inBank = of.restCash === null && of.restBank !== null
  return {
    ...(some(...done) && {
      totalDone: { value: sumOf(...done), how: 'reservation.how.totalDone' },
    }),
    ...(of.total !== null &&
      !inBank && {
        restCash: {
          value: less(of.total, ...prepaid, of.restBank),
          how: of.restBank ? 'reservation.how.restCash' : 'reservation.how.rest',
        },
      }),
    ...(of.total !== null &&
      inBank && {
        restBank: { value: less(of.total, ...prepaid), how: 'reservation.how.rest' },
      }),
    ...(of.total !== null &&
      of.prepaymentInvoice !== null && {
        restInvoice: {
          value: less(of.total, of.prepaymentInvoice),
          how: 'reservation.how.restInvoice',
        },
      }),
    ...(of.total !== null &&
      of.paymentToOwner !== null && {
        comission: { value: less(of.total, of.paymentToOwner), how: 'reservation.how.comission' },
      }),
    ...(of.comission !== null && {
      finalComission: {
        value: less(of.comission, of.comission3rdParty),
        how: 'reservation.how.finalComission',
      },
    }),
  }
}
