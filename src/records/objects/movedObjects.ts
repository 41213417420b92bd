/** The links of both accounts to the same objects, as they were before the merge. */
export type MovedObjects = {
  /** The duplicate's links that the merge ended. */
  ended: number[]
  /** The former terms of the kept links that took terms from ended ones. */
  kept: {
    id: number
    startDate: string | null
    endDate: string | null
    price: number | null
    rentPaymentDay: number | null
  }[]
}
