// The lists that an administrator may extend, and what the product itself relies on in them.
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
} as const satisfies Record<string, Rules>

export type EditableList = keyof typeof editableLists
export const editableListNames = Object.keys(editableLists) as [EditableList, ...EditableList[]]
export const rulesOf = (list: EditableList): Rules => editableLists[list]
