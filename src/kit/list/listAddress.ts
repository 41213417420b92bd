// The state of a list in the address and in its cookies. Independent of React.
import { showAll } from '../http/paging.ts'

/** A sort name of the list's endpoint. */
export type Sort<S extends string = string> = { by: S; desc: boolean }
export type FilterValues = Record<string, unknown>
export type ListShown<F extends FilterValues = FilterValues> = {
  page: number
  perPage: number
  /** null: the default order of the server. */
  sort: Sort | null
  filters: F
}

export type ListSetup<F extends FilterValues = FilterValues, S extends string = string> = {
  /** Names the cookies: `ClientList.perPage`, `ClientList.sort`, `ClientList.filters`. */
  name: string
  /** The default filters, which also define their types. */
  filters?: F
  sizes?: readonly number[]
  defaultSize?: number
  defaultSort?: Sort<S>
  /** The server's default order, shown in the headings. */
  opensBy?: Sort<S>
  /** Filters that exclude no rows by themselves, such as which date a period refers to. */
  idle?: readonly string[]
  /** Filters that are active until others are chosen; shown and removed like any. */
  opensFiltered?: Partial<F>
  /** Initial values if the address has none, instead of the last choices. */
  opensWith?: { filters: FilterValues; sort: string | null } | undefined
  /** Also stores the page in a cookie (`ClientList.currentPage`). */
  rememberPage?: boolean
  /** False for a list inside another screen, which is not in the address. */
  inUrl?: boolean
}

/** 5, 10, 20, 50 and everything. */
export const standardSizes: readonly number[] = [5, 10, 20, 50, showAll]
export const fewSizes: readonly number[] = [5, 20, 100]

type Search = Record<string, unknown>
/** A cookie of this list by its last part: 'perPage', 'sort', 'filters', 'currentPage'. */
type Remembered = (part: string) => string | undefined

const own = ['page', 'perPage', 'sort'] as const

export const sizesOf = (setup: ListSetup): readonly number[] => setup.sizes ?? standardSizes

/** Takes values from the address, else from cookies, else the defaults. */
export function listShownBy<F extends FilterValues>(
  setup: ListSetup<F>,
  search: Search,
  cookie: Remembered,
): ListShown<F> {
  const sizes = sizesOf(setup as ListSetup)
  const defaults = (setup.filters ?? {}) as F
  const addressed =
    setup.inUrl !== false && [...own, ...Object.keys(defaults)].some((name) => name in search)
  const from: Search = addressed ? search : {}
  const opening = setup.opensWith ?? {
    filters: { ...setup.opensFiltered, ...parsed(cookie('filters')) },
    sort: cookie('sort'),
  }
  const kept = addressed ? {} : opening.filters
  const perPage = [from['perPage'], cookie('perPage'), setup.defaultSize]
    .map(Number)
    .find((size) => sizes.includes(size))
  const page = Number(
    from['page'] ?? (setup.rememberPage && !addressed ? cookie('currentPage') : 1),
  )
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    perPage: perPage ?? (sizes.includes(20) ? 20 : sizes[0]!),
    sort: sortOf(addressed ? from['sort'] : opening.sort) ?? setup.defaultSort ?? null,
    filters: validFilters(addressed ? from : kept, defaults),
  }
}

/** The complete state for the address, so that a shared link shows the same to everyone. */
export function addressOf(setup: ListSetup, shown: ListShown): Search {
  const all: Search = {
    page: shown.page,
    perPage: shown.perPage,
    sort: shown.sort ? sortText(shown.sort) : undefined,
  }
  for (const [name, value] of Object.entries(shown.filters))
    all[name] = isDefault(value, setup.filters?.[name]) ? undefined : value
  return all
}

/** The cookies by their last part; undefined deletes a cookie. */
export function toRemember(setup: ListSetup, shown: ListShown): Record<string, string | undefined> {
  // Removing a filter that the list opens with is a choice too.
  const opens = { ...setup.filters, ...setup.opensFiltered }
  const filters = Object.entries(shown.filters).filter(
    ([name, value]) => !isDefault(value, opens[name]),
  )
  return {
    perPage: String(shown.perPage),
    sort: shown.sort ? sortText(shown.sort) : undefined,
    filters: filters.length > 0 ? JSON.stringify(Object.fromEntries(filters)) : undefined,
    ...(setup.rememberPage && { currentPage: String(shown.page) }),
  }
}

export const isDefault = (value: unknown, standard: unknown): boolean =>
  JSON.stringify(value ?? null) === JSON.stringify(standard ?? null)

/**
 * The filters that leave rows out: those that differ from the defaults, without the names of chosen records ('objectText'
 * beside `objectId`) and what only says how another filter works.
 */
function activeIn({ filters: defaults = {}, idle = [] }: ListSetup, filters: FilterValues) {
  const isName = (name: string) => name.endsWith('Text') && name.replace(/Text$/, 'Id') in defaults
  return Object.entries(filters).filter(
    ([name, value]) => !isDefault(value, defaults[name]) && !idle.includes(name) && !isName(name),
  )
}

export const isFiltered = (setup: ListSetup, filters: FilterValues): boolean =>
  activeIn(setup, filters).length > 0

/** Why a list has no rows: there are none at all, none that a search finds, or none within its filters. */
export type WhyEmpty = 'none' | 'search' | 'opening' | 'filter'

/** `opening`: nobody chose the filters, the list opens with them. */
export function whyEmpty(setup: ListSetup, filters: FilterValues): WhyEmpty {
  const active = activeIn(setup, filters)
  if (active.length === 0) return 'none'
  if (active.every(([name]) => name === 'searchStr')) return 'search'
  const opening = setup.opensFiltered ?? {}
  const isOpening = active.every(
    ([name, value]) => name in opening && isDefault(value, opening[name]),
  )
  return isOpening ? 'opening' : 'filter'
}

export const sortText = ({ by, desc }: Sort) => (desc ? `-${by}` : by)

export function sortOf(text: unknown): Sort | undefined {
  if (typeof text !== 'string' || text === '' || text === '-') return undefined
  return text.startsWith('-') ? { by: text.slice(1), desc: true } : { by: text, desc: false }
}

function parsed(text: string | undefined): Search {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Search) : {}
  } catch {
    return {}
  }
}

// A value of the wrong type (an old cookie, a mistyped address) falls back to the default.
function fitting(value: unknown, standard: unknown): unknown {
  if (value === undefined || value === null) return standard
  if (Array.isArray(standard)) return Array.isArray(value) ? value : standard
  // The router parses digits in the address as a number, and a default of null allows both.
  if (typeof standard === 'string')
    return typeof value === 'string' || typeof value === 'number' ? `${value}` : standard
  if (standard === null) return typeof value === 'object' ? standard : value
  return typeof value === typeof standard ? value : standard
}

/** The valid ones of these filters, with the right types; defaults for the others. */
export const validFilters = <F extends FilterValues>(filters: FilterValues, defaults: F): F =>
  Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, fitting(filters[name], value)]),
  ) as F
