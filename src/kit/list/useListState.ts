// The state of a list, in the address, so that Back works and links can be shared, and in cookies.
import { useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { dropCookie, readCookie, writeCookie } from '../cookies.ts'
import {
  addressOf,
  isFiltered,
  validFilters,
  listShownBy,
  sizesOf,
  toRemember,
  whyEmpty,
} from './listAddress.ts'
import type { FilterValues, ListSetup, ListShown, Sort, WhyEmpty } from './listAddress.ts'

export type ListState<
  F extends FilterValues = FilterValues,
  S extends string = string,
> = ListShown<F> & {
  sizes: readonly number[]
  defaults: F
  defaultSort: Sort<S> | null
  /** The default order. */
  opensBy: Sort<S> | null
  /** Whether any filter leaves rows out. */
  filtered: boolean
  whyEmpty: WhyEmpty
  setPage: (page: number) => void
  /** Returns to page 1, like changes of sort and filters. */
  setPerPage: (perPage: number) => void
  setSort: (sort: Sort | null) => void
  setFilters: (filters: Partial<F>) => void
  clearFilters: () => void
  /** Sets everything at once; ignores unknown filters. */
  setView: (filters: FilterValues, sort: Sort | null) => void
}

/** `given` may be a new object at each render. Its filters must be JSON values: null, not undefined. */
export function useListState<F extends FilterValues, S extends string = never>(
  given: ListSetup<F, S>,
): ListState<F, S> {
  const router = useRouter()
  const search = useSearch({ strict: false }) as Record<string, unknown>
  const written = JSON.stringify(given)
  const setup = useMemo(() => JSON.parse(written) as ListSetup<F, S>, [written])
  const [inside, setInside] = useState<ListShown<F> | null>(null)

  const address = JSON.stringify(search)
  const shown = useMemo(() => {
    const cookie = (part: string) => readCookie(`${setup.name}.${part}`)
    return inside ?? listShownBy(setup, JSON.parse(address) as Record<string, unknown>, cookie)
  }, [inside, setup, address])
  // Consecutive changes in one event build on each other.
  const latest = useRef(shown)
  useEffect(() => void (latest.current = shown), [shown])

  const show = useCallback(
    async (next: ListShown<F>) => {
      const before = latest.current
      latest.current = next
      for (const [part, value] of Object.entries(toRemember(setup, next))) {
        if (value === undefined) dropCookie(`${setup.name}.${part}`)
        else writeCookie(`${setup.name}.${part}`, value)
      }
      if (setup.inUrl === false) return setInside(next)
      const go = (what: ListShown<F>, replace: boolean) =>
        router.navigate({
          to: '.',
          search: ((old: object) => ({ ...old, ...addressOf(setup, what) })) as never,
          replace,
          resetScroll: false,
        })
      // Write the full state to the current history entry first, so that Back does not read the new cookies.
      const bare = !('page' in (router.state.location.search as object))
      if (bare) await go(before, true)
      await go(next, false)
    },
    [router, setup],
  )

  return useMemo(() => {
    const change = (part: Partial<ListShown<F>>) =>
      void show({ ...latest.current, page: 1, ...part })
    const { filters: defaults = {} as F, defaultSort = null, opensBy = null } = setup
    return {
      ...shown,
      sizes: sizesOf(setup),
      defaults,
      defaultSort,
      opensBy,
      filtered: isFiltered(setup, shown.filters),
      whyEmpty: whyEmpty(setup, shown.filters),
      setPage: (page) => change({ page }),
      setPerPage: (perPage) => change({ perPage }),
      setSort: (sort) => change({ sort }),
      setFilters: (filters) => change({ filters: { ...latest.current.filters, ...filters } }),
      setView: (filters, sort) => change({ filters: validFilters(filters, defaults), sort }),
      clearFilters: () => change({ filters: defaults }),
    }
  }, [shown, show, setup])
}
