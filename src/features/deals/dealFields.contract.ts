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

/** By their numbers in the lists. */
export const dealTypes = { rent: 1, sale: 2 } as const
export const dealStages = { won: 5, lost: 6 } as const
export const dealRelations = { seller: 1, buyer: 2, lawer: 3, notary: 4, civilEngeneer: 5 } as const
