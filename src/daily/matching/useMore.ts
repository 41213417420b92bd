import { useState } from 'react'
import { matchesPerPage, mostMatches } from './matching.contract.ts'

/** Number of matches to request: one page, and one more for each click, up to the limit. */
export function useMore() {
  const [pages, setPages] = useState(1)
  const perPage = Math.min(pages * matchesPerPage, mostMatches)
  return {
    perPage,
    more: perPage < mostMatches ? () => setPages(pages + 1) : undefined,
  }
}
