// The lists that an administrator may extend, and what the product itself relies on in them. Not among them is what
// code decides by in every value: types of objects (which sub-types and searches go by), of deals (rent or sale) and
// of transactions, methods and statuses of payments, roles, and what somebody is to an object or a deal (4 and 7 are
// tenants). A new one would mean nothing to the product.
type Rules = {
  /** Choices that code knows by their number: they are renamed and moved, never retired. */
  fixed: readonly number[]
  /** Whether a new choice may end a matter, as a lost lead does. */
  canClose?: true
}

export const editableLists = {
  leadStage: { fixed: [1, 6, 7], canClose: true },
  leadPriority: { fixed: [2] },
  viewingResult: { fixed: [5, 8] },
  dealStage: { fixed: [1, 5, 6], canClose: true },
  // A stay that is cancelled frees its nights; imported ones begin as new.
  reservationStage: { fixed: [1, 2, 3, 4, 5] },
  paymentType: { fixed: [] },
  transactionCategory: { fixed: [] },
  companyType: { fixed: [10] },
  accessFrom: { fixed: [] },
  floorsType: { fixed: [] },
  framesType: { fixed: [] },
  heating: { fixed: [] },
  heatingMedium: { fixed: [] },
  zone: { fixed: [] },
  // New ones are of a known type; what is residential is so by its number, so that a new one is not.
  objectSubType: { fixed: [1, 2, 3, 4, 5, 6] },
  orientation: { fixed: [] },
  energyClass: { fixed: [] },
} as const satisfies Record<string, Rules>

export type EditableList = keyof typeof editableLists
export const editableListNames = Object.keys(editableLists) as [EditableList, ...EditableList[]]
export const rulesOf = (list: EditableList): Rules => editableLists[list]
