import { currency, date, money, number, ref, select } from '#kit/fields/kinds.ts'

export const dealFields = {
  dealType: select('dealType'),
  dealStage: select('dealStage'),
  objectId: ref('object'),
  startDate: date,
  endDate: date,
  askingPrice: currency,
  price: currency,
  /** The agency's commission. This field is not in the specification; it is spelled as in reservations. */
  comission: money,
  /** Commission as a percentage of the price; null where only an amount was entered. */
  comissionPercent: number({ max: 100, decimals: 3 }),
  /** Paid in advance by the buyer or tenant. */
  deposit: money,
  dateOfDeposit: date,
  contractDurationMonths: number({ max: 1200 }),
  rentStart: date,
  rentExpiration: date,
  demandId: ref('lead'),
} as const
