// Filter of lists by the people assigned to their records.
import { anyNumber, oneOfFilter, personFilter } from '#kit/fields/filters.ts'

/** The reader's own records, those of the reader's branch, and those of nobody. */
export const whoseChoices = ['mine', 'branch', 'nobody'] as const
export type Whose = (typeof whoseChoices)[number]

export const whoseFilters = {
  whose: oneOfFilter('whose.label', whoseChoices, 'whose', 'whose.all'),
  /** An assigned person; 0 means nobody. */
  assigned: personFilter('whose.person', {
    among: 2,
    none: 'whose.nobody',
    schema: anyNumber.nullish(),
  }),
}
export type WhoseFilter = { whose?: Whose | null | undefined; assigned?: number | null | undefined }
