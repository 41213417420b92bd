// The rows of a list: one page, or with "Show all" the visible chunks.
import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { CallFailed } from '../http/call.ts'
import type { AnswerOf, Endpoint, SentTo } from '../http/endpoint.ts'
import { showAll } from '../http/paging.ts'
import type { SortOf } from '../http/paging.ts'
import { queryOf, refresh } from '../http/queries.ts'
import { useLanguage } from '../i18n/useText.ts'
import { chunkRows, chunksOf, placeOf } from './chunks.ts'
import type { RowOf } from './columns/columns.ts'
import type { FilterValues } from './listAddress.ts'
import { orderedInput, sentFor } from './listInput.ts'
import type { ListState } from './useListState.ts'

type Paged = { items: readonly unknown[]; totalRows: number }

/** Rows to show, of a page or of chunks. */
export type List<Row, Answer = unknown, S extends string = string> = {
  /** Number of rows in the table: of the page, or all with "Show all". */
  rowCount: number
  totalRows: number | undefined
  /** undefined while the chunk of a row is loading. */
  rowAt: (index: number) => Row | undefined
  /** Tells which rows are visible, so that their chunks are fetched. Does nothing for a page. */
  want: (from: number, to: number) => void
  /** The latest response, for data other than rows. */
  answer: Answer | undefined
  /** Nothing to show yet. */
  loading: boolean
  /** The shown rows are those of the previous request. */
  refreshing: boolean
  failure: Error | null
  reload: () => void
  /** "Show all": rows are rendered while scrolling. */
  virtual: boolean
  listState?: ListState<FilterValues, S> | undefined
  /** The request with filters and order; undefined if the path has parameters. */
  asked?: ListRequest | undefined
}
export type ListRequest = { endpoint: Endpoint; input: Record<string, unknown> }

type ListOptions<F> = {
  /** Parameters of the path. */
  params?: object
  /** Converts the filters to the input of the endpoint, if they differ. */
  input?: (filters: F) => FilterValues
  /** False: do not fetch yet. */
  enabled?: boolean
}

/** Fetches the rows for the state of the list. */
export function useList<E extends Endpoint, F extends FilterValues>(
  endpoint: E,
  listState: ListState<F, NoInfer<SortOf<E>>>,
  { params, input, enabled = true }: ListOptions<F> = {},
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
    // A new response for any chunk makes a new list.
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

// An old cookie or link may have a sort name that no longer exists: use the default order.
const isUnknown = (failure: Error | null) =>
  failure instanceof CallFailed && failure.problem.errors?.['sortBy'] !== undefined
