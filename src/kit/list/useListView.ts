import { useRouter, useSearch } from '@tanstack/react-router'
import { readCookie, writeCookie } from '../cookies.ts'

export type ListView = 'list' | 'board'
const isView = (view: unknown): view is ListView => view === 'list' || view === 'board'

/** The view of a list: from the address, else the person's last choice. `name` is the name of the list. */
export function useListView(name: string): [ListView, (view: ListView) => void] {
  const router = useRouter()
  const { view: asked } = useSearch({ strict: false }) as Record<string, unknown>
  const known = isView(asked) ? asked : readCookie(`${name}.view`)
  const choose = (view: ListView) => {
    writeCookie(`${name}.view`, view)
    // Replaces the history entry, so that Back leaves the list.
    const search = ((old: object) => ({ ...old, view })) as never
    void router.navigate({ to: '.', search, replace: true, resetScroll: false })
  }
  return [isView(known) ? known : 'list', choose]
}
