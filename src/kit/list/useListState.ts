// What a list shows: in the address, so that Back works and links can be shared, and in its cookies.
import { useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { dropCookie, readCookie, writeCookie } from '../ui/cookies.ts'
import { addressOf, isFiltered, shownBy, sizesOf, toRemember } from './listAddress.ts'
import type { FilterValues, ListSetup, ListShown, Sort } from './listAddress.ts'

export type ListState<F extends FilterValues = FilterValues> = ListShown<F> & {
  sizes: readonly number[]
  defaults: F
  /** Some filter differs from what the list opens with. */
  filtered: boolean
  setPage: (page: number) => void
  /** Goes back to page 1, as do sort and filters. */
  setPerPage: (perPage: number) => void
  setSort: (sort: Sort | null) => void
  setFilters: (filters: Partial<F>) => void
  clearFilters: () => void
}

/** `setup` may be written anew at each render; only its `name` must stay. */
export function useListState<F extends FilterValues>(setup: ListSetup<F>): ListState<F> {
  const router = useRouter()
  const search = useSearch({ strict: false }) as Record<string, unknown>
  const newest = useRef(setup)
  newest.current = setup
  const { name, inUrl = true } = setup
  const cookie = useCallback((part: string) => readCookie(`${name}.${part}`), [name])
  const [inside, setInside] = useState<ListShown<F> | null>(null)

  const addressed = JSON.stringify(search)
  const shown = useMemo(
    () => inside ?? shownBy(newest.current, JSON.parse(addressed) as Record<string, unknown>, cookie),
    [inside, addressed, cookie],
  )
  const latest = useRef(shown)
  useEffect(() => void (latest.current = shown), [shown])

  const show = useCallback(
    async (next: ListShown<F>) => {
      const to = newest.current as unknown as ListSetup
      const before = latest.current
      latest.current = next
      for (const [part, value] of Object.entries(toRemember(to, next))) {
        if (value === undefined) dropCookie(`${name}.${part}`)
        else writeCookie(`${name}.${part}`, value)
      }
      if (!inUrl) return setInside(next)
      const go = (what: ListShown, replace: boolean) =>
        router.navigate({
          to: '.',
          search: ((old: object) => ({ ...old, ...addressOf(to, what) })) as never,
          replace,
          resetScroll: false,
        })
      // The entry that is left gets its full state first: Back must not read the new cookies.
      const bare = !('page' in (router.state.location.search as object))
      if (bare) await go(before, true)
      await go(next, false)
    },
    [router, name, inUrl],
  )

  return useMemo(() => {
    const change = (part: Partial<ListShown<F>>) => void show({ ...latest.current, page: 1, ...part })
    const { filters: defaults = {} as F } = newest.current
    return {
      ...shown,
      sizes: sizesOf(newest.current as unknown as ListSetup),
      defaults,
      filtered: isFiltered(newest.current as unknown as ListSetup, shown.filters),
      setPage: (page) => change({ page }),
      setPerPage: (perPage) => change({ perPage }),
      setSort: (sort) => change({ sort }),
      setFilters: (filters) => change({ filters: { ...latest.current.filters, ...filters } }),
      clearFilters: () => change({ filters: defaults }),
    }
  }, [shown, show])
}
