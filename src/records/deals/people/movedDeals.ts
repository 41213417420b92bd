/** Deals in which both accounts of a merge had the same role: the duplicate's rows. */
export type MovedDeals = {
  id: number
  dealId: number
  relation: number | null
  position: number
}[]
