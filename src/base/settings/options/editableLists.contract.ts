// The lists that an administrator may extend, and the options that code depends on. Lists in which code depends on
// every value are left out, since a new value would mean nothing to it: types of objects (they decide sub-types and
// searches), of deals (rent or sale) and of transactions; payment methods and statuses; roles; and relations of people
// to objects and deals (4 and 7 are tenants).
type Rules = {
  /** Options that code refers to by number: they can be renamed and moved, but not retired. */
  fixed: readonly number[]
  /** Whether new options may mark records as closed, as the stage of a lost lead does. */
  canClose?: true
}

export const editableLists = {
  leadStage: { fixed: [1, 6, 7], canClose: true },
  leadPriority: { fixed: [2] },
  viewingResult: { fixed: [5, 8] },
  dealStage: { fixed: [1, 5, 6], canClose: true },
  // A cancelled stay frees its nights; imported stays begin as new.
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
  // New sub-types belong to an existing type. Residential ones are known by number, so a new one is not residential.
  objectSubType: { fixed: [1, 2, 3, 4, 5, 6] },
  orientation: { fixed: [] },
  energyClass: { fixed: [] },
} as const satisfies Record<string, Rules>

export type EditableList = keyof typeof editableLists
export const editableListNames = Object.keys(editableLists) as [EditableList, ...EditableList[]]
export const rulesOf = (list: EditableList): Rules => editableLists[list]
