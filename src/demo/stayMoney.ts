// Price, payments and shares of a stay. Nearly all amounts add up.

import { inCents } from '#kit/fields/inCents.ts'
import { addDays } from '#kit/clock.ts'
import { stages } from '#records/reservations/reservationFields.contract.ts'
import { earlier } from './days.ts'
import type { Random } from './random.ts'

type Stay = { stage: number; checkIn: string; duration: number; perNight: number }

/** The share of the usual price per night outside of the summer. */
export const cheapMonths = 0.75

export function stayMoney(
  random: Random,
  today: string,
  { stage, checkIn, duration, perNight }: Stay,
) {
  const month = Number(checkIn.slice(5, 7))
  const season = month >= 7 && month <= 8 ? 1.35 : month === 6 || month === 9 ? 1.1 : cheapMonths
  const total = inCents(Math.round(perNight * season) * duration)
  const prepayment = inCents(Math.round(total * 0.3))
  const isByBank = random.chance(0.6)
  const rest = inCents(total - prepayment)
  const restBank = random.chance(0.25) ? rest : 0
  const comission = inCents(total * random.pick([0.2, 0.22, 0.25]))
  const comission3rdParty = random.chance(0.7) ? inCents(comission * random.pick([0.4, 0.5])) : null
  // A deliberate arithmetic mistake.
  const slip = random.chance(0.03) ? random.pick([-10, -1, 0.5, 10]) : 0
  const isOver = stage === stages.checkedOut
  const wasPrepaid = stage !== stages.new && stage !== stages.cancelled
  const paysAtArrival = isOver || stage === stages.checkedIn
  const toOwner = inCents(total - comission)
  const ownerIsPaid = isOver && random.chance(0.9)
  const prepaymentBank = isByBank ? prepayment : 0
  const prepaymentCash = isByBank ? 0 : prepayment
  const restCash = inCents(rest - restBank)
  const done = (wasPrepaid ? prepayment : 0) + (paysAtArrival ? rest : 0)
  return {
    total,
    totalDone: inCents(done),
    prepaymentCash,
    prepaymentBank,
    prepaymentInvoice: isByBank ? prepayment : null,
    prepaymentCashDone: wasPrepaid ? prepaymentCash : null,
    prepaymentBankDone: wasPrepaid ? prepaymentBank : null,
    restCash: inCents(restCash + slip),
    restBank,
    restInvoice: isByBank ? rest : null,
    restCashDone: paysAtArrival ? restCash : null,
    restBankDone: paysAtArrival ? restBank : null,
    paymentToOwner: toOwner,
    comission,
    comission3rdParty,
    finalComission: inCents(comission - (comission3rdParty ?? 0) + (random.chance(0.02) ? 5 : 0)),
    totalPaymentDeposit: random.chance(0.4) ? random.pick([100, 150, 200, 300]) : null,
    ownerPayments: ownerIsPaid ? toOwner : null,
    paymentType: ownerIsPaid ? random.int(1, 3) : null,
    ownerPaymentDate: ownerIsPaid
      ? earlier(addDays(checkIn, duration + random.int(1, 10)), today)
      : null,
  }
}
