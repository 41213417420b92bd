// The form components for the fields of a lead, and the option lists these use.
import { formFor } from '#kit/form/formFor.tsx'
import { leadFields } from '../leadFields.contract.ts'

export const leadForm = formFor('lead', leadFields)

export const leadLists = [
  'leadStage',
  'leadPriority',
  'objectSubType',
  'wish',
  'wishPart',
  'sendMatches',
] as const

/** The services that a lead can ask for, with the fields of their budgets. */
export const leadServices = [
  ['forPurchase', 'purchaseBudgetRangeMin', 'purchaseBudgetRangeMax'],
  ['forRent', 'rentBudgetRangeMin', 'rentBudgetRangeMax'],
  ['forShortRent', 'shortRentBudgetRangeMin', 'shortRentBudgetRangeMax'],
  ['forSell'],
  ['forRentOut'],
] as const

/** Fields that the form and the view share, in order, by section. */
export const leadParts = {
  request: ['source', 'locationId'],
  /** Criteria for leads that search for objects: places and types, ranges, and features. */
  wishes: ['location2Id', 'location3Id', 'notLocationId', 'wantedSubTypes'],
  limits: [
    ...(['bedroomsMin', 'bedroomsMax', 'areaMin', 'areaMax', 'lotAreaMin', 'lotAreaMax'] as const),
    ...(['floorMin', 'floorMax', 'yearMin', 'yearMax'] as const),
  ],
  features: ['mustHave', 'niceToHave', 'notFromText'],
  progress: ['stage', 'priority', 'startDate', 'endDate'],
} as const
