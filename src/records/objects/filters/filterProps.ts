import type { ObjectFilters } from './objectFilters.ts'

/** Props of the filter inputs. `later`: the user is typing, so the change is applied after a pause. */
export type ObjectFilterProps = {
  filters: ObjectFilters
  set: (part: Partial<ObjectFilters>, later?: 'later') => void
}
