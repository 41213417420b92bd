/** Where both accounts of a merge took part in a deal as the same: what the duplicate was entered as. */
export type MovedDeals = {
  id: number
  dealId: number
  relation: number | null
  position: number
}[]
