import { currency, date, flag, location, ref, select, textarea } from '#kit/fields/kinds.ts'

/** The numbers of these stages in the option list. */
export const leadStages = {
  ...{ new: 1, contacted: 2, viewings: 3, negotiation: 4 },
  ...{ agreed: 6, lost: 7 },
} as const

export const leadFields = {
  accountId: ref('account'),
  source: ref('source'),
  forPurchase: flag,
  forRent: flag,
  forShortRent: flag,
  forSell: flag,
  forRentOut: flag,
  purchaseBudgetRangeMin: currency,
  purchaseBudgetRangeMax: currency,
  rentBudgetRangeMin: currency,
  rentBudgetRangeMax: currency,
  shortRentBudgetRangeMin: currency,
  shortRentBudgetRangeMax: currency,
  /** The wanted place; objects inside or near it also match. */
  locationId: location,
  startDate: date,
  endDate: date,
  priority: select('leadPriority'),
  stage: select('leadStage'),
  description: textarea,
} as const
