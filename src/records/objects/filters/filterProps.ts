import type { ObjectFilters } from './objectFilters.ts'

/** What each part of the filter gets. `later`: it is being typed, and counts after a rest. */
export type ObjectFilterProps = {
  filters: ObjectFilters
  set: (part: Partial<ObjectFilters>, later?: 'later') => void
}
