import { useMemo } from 'react'
import type { List } from './useList.ts'

type Query<Row> = {
  data: readonly Row[] | undefined
  error: Error | null
  refetch: () => unknown
}

/** A list of rows that are all there at once, from a query of react-query: no pages, no sort. */
export function useRows<Row>({ data, error, refetch }: Query<Row>): List<Row> {
  return useMemo(
    () => ({
      rowCount: data?.length ?? 0,
      totalRows: data?.length,
      rowAt: (index) => data?.[index],
      want: () => {},
      answer: data,
      loading: data === undefined && !error,
      refreshing: false,
      failure: error,
      reload: () => void refetch(),
      virtual: false,
    }),
    [data, error, refetch],
  )
}
