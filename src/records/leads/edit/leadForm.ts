// The form of a lead, with the names of its fields typed, and the lists it chooses from.
import { formFor } from '#kit/form/formFor.tsx'
import { leadFields } from '../leadFields.contract.ts'

export const leadForm = formFor('lead', leadFields)

export const leadLists = ['leadStage', 'leadPriority'] as const

/** What a lead can ask for, and where it says what that may cost. */
export const leadServices = [
  ['forPurchase', 'purchaseBudgetRangeMin', 'purchaseBudgetRangeMax'],
  ['forRent', 'rentBudgetRangeMin', 'rentBudgetRangeMax'],
  ['forShortRent', 'shortRentBudgetRangeMin', 'shortRentBudgetRangeMax'],
  ['forSell'],
  ['forRentOut'],
] as const

/** Fields that the form and the view show alike, by section and in this order. */
export const leadParts = {
  request: ['source', 'locationId'],
  progress: ['stage', 'priority', 'startDate', 'endDate'],
} as const
