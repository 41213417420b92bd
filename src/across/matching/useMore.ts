import { useState } from 'react'
import { matchesPerPage, mostMatches } from './matching.contract.ts'

/** How many matches are asked for: one page, and each time a page more, up to the most there is. */
export function useMore() {
  const [pages, setPages] = useState(1)
  const perPage = Math.min(pages * matchesPerPage, mostMatches)
  return {
    perPage,
    more: perPage < mostMatches ? () => setPages(pages + 1) : undefined,
  }
}
