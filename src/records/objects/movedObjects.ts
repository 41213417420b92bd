/** The links of both accounts to the same objects, as they are before a merge. */
export type MovedObjects = {
  /** Links of the duplicate that its merge ends. */
  ended: number[]
  /** What the kept account's links to these objects say, of those that take something from the ended ones. */
  kept: {
    id: number
    startDate: string | null
    endDate: string | null
    price: number | null
    rentPaymentDay: number | null
  }[]
}
