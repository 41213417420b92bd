// The rows that a list shows: one page, or, when everything is shown, pieces of it in sight.
import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { CallFailed } from '../http/call.ts'
import type { AnswerOf, Endpoint, SentTo } from '../http/endpoint.ts'
import { showAll } from '../http/paging.ts'
import type { SortOf } from '../http/paging.ts'
import { queryOf, refresh } from '../http/queries.ts'
import { useLanguage } from '../i18n/useText.ts'
import { chunkRows, chunksOf, placeOf } from './chunks.ts'
import type { RowOf } from './columns/columns.tsx'
import type { FilterValues } from './listAddress.ts'
import { orderedInput, sentFor } from './listInput.ts'
import type { ListState } from './useListState.ts'

type Paged = { items: readonly unknown[]; totalRows: number }

/** Rows to show, whichever way they came. */
export type List<Row, Answer = unknown, S extends string = string> = {
  /** How many rows the table has: of the page, or all of them when everything is shown. */
  rowCount: number
  totalRows: number | undefined
  /** undefined while a row's piece is on its way. */
  rowAt: (index: number) => Row | undefined
  /** The rows in sight, so that their pieces are fetched. Does nothing for a page. */
  want: (from: number, to: number) => void
  /** The newest whole answer: for what it carries beside the rows. */
  answer: Answer | undefined
  /** Nothing to show yet. */
  loading: boolean
  /** What is shown is still that of before. */
  refreshing: boolean
  failure: Error | null
  reload: () => void
  /** All rows of the table are drawn as they are scrolled to. */
  virtual: boolean
  listState?: ListState<FilterValues, S> | undefined
  /** The call that it makes, and its filters and order; none where the address says more than that. */
  asked?: Asked | undefined
}
export type Asked = { endpoint: Endpoint; input: Record<string, unknown> }

type Options<F> = {
  /** Parameters of the path. */
  params?: object
  /** Turns the filters into what the call takes, where they differ. */
  input?: (filters: F) => FilterValues
  /** False: nothing is asked for yet. */
  enabled?: boolean
}

/** Asks the endpoint for what the list state shows. */
export function useList<E extends Endpoint, F extends FilterValues>(
  endpoint: E,
  listState: ListState<F, NoInfer<SortOf<E>>>,
  { params, input, enabled = true }: Options<F> = {},
): List<RowOf<E>, AnswerOf<E>, SortOf<E>> {
  type Row = RowOf<E>
  const { page, perPage, filters } = listState
  const [unknown, setUnknown] = useState<string>()
  const sort = listState.sort?.by === unknown ? listState.defaultSort : listState.sort
  const client = useQueryClient()
  const language = useLanguage()
  const virtual = perPage === showAll
  const [chunks, setChunks] = useState([1])
  const sentFilters = input ? input(filters) : filters

  const askFor = (currentPage: number, size: number) => {
    const sent = sentFor(endpoint, { page: currentPage, perPage: size, sort }, sentFilters, params)
    return { ...queryOf(endpoint, sent as unknown as SentTo<E>, language), enabled }
  }
  const whole = useQuery({
    ...askFor(virtual ? 1 : page, virtual ? chunkRows : perPage),
    placeholderData: keepPreviousData,
  })
  const further = useQueries({
    queries: virtual
      ? chunks.filter((chunk) => chunk > 1).map((chunk) => askFor(chunk, chunkRows))
      : [],
  })

  const answer = whole.data as (AnswerOf<E> & Paged) | undefined
  const totalRows = answer?.totalRows
  const want = useCallback((from: number, to: number) => {
    const wanted = chunksOf(from, to)
    setChunks((before) => (String(before) === String(wanted) ? before : wanted))
  }, [])
  const rowAt = (index: number): Row | undefined => {
    const { chunk, at } = virtual ? placeOf(index) : { chunk: 1, at: index }
    if (chunk === 1) return answer?.items[at] as Row | undefined
    const known = client.getQueryData(askFor(chunk, chunkRows).queryKey)
    return (known as Paged | undefined)?.items[at] as Row | undefined
  }
  const refused = isUnknown(whole.error) ? sort?.by : undefined
  useEffect(() => {
    if (refused !== undefined) setUnknown(refused)
  }, [refused])
  const reload = useCallback(() => void refresh(...endpoint.shows), [endpoint])
  const pieces = String(further.map((piece) => `${piece.dataUpdatedAt} ${piece.error}`))
  return useMemo(
    () => ({
      rowCount: virtual ? (totalRows ?? 0) : (answer?.items.length ?? 0),
      totalRows,
      rowAt,
      want,
      answer,
      loading: whole.isPending,
      refreshing: whole.isPlaceholderData,
      failure: whole.error ?? further.find((piece) => piece.error)?.error ?? null,
      reload,
      virtual,
      listState: listState as unknown as ListState<FilterValues, SortOf<E>>,
      asked: params ? undefined : { endpoint, input: orderedInput(sort, sentFilters) },
    }),
    // A new answer of any piece is a new list.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [
      answer,
      whole.isPending,
      whole.isPlaceholderData,
      whole.error,
      listState,
      virtual,
      want,
      reload,
      pieces,
    ],
  )
}

// A cookie or a link of long ago may name an order that the list no longer has: it opens as usual then.
const isUnknown = (failure: Error | null) =>
  failure instanceof CallFailed && failure.problem.errors?.['sortBy'] !== undefined
