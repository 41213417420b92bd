import { useMemo } from 'react'
import { useAnswer } from '#kit/http/queries.ts'
import { listViewsApi } from './listViews.contract.ts'
import type { ListName } from '#base/register/recordLists.contract.ts'

/** The user's own and shared views of a list. */
export function useListViews(list: ListName) {
  const { data, error, refetch } = useAnswer(listViewsApi.listViews, {})
  const views = useMemo(() => data?.items.filter((view) => view.list === list) ?? [], [data, list])
  return { views, failure: data ? null : error, retry: () => void refetch() }
}

/** The user's default view, as the initial state of the list. */
export function useOpensWith(list: ListName) {
  const { views } = useListViews(list)
  const view = views.find(({ isDefault }) => isDefault)
  return view && { filters: view.filters, sort: view.sort }
}
