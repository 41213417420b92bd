import { currency, date, money, number, ref, select } from '#kit/fields/kinds.ts'

export const dealFields = {
  dealType: select('dealType'),
  dealStage: select('dealStage'),
  objectId: ref('object'),
  startDate: date,
  endDate: date,
  askingPrice: currency,
  price: currency,
  /** What the agency is paid for it; a field of ours, spelt as that of reservations is. */
  comission: money,
  /** What share of the price that is; null where it is an amount of its own. */
  comissionPercent: number({ max: 100, decimals: 3 }),
  dateOfDeposit: date,
  contractDurationMonths: number({ max: 1200 }),
  rentStart: date,
  rentExpiration: date,
  demandId: ref('lead'),
} as const
