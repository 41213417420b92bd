import type { ReactNode } from 'react'
import { LoadFailed } from './LoadFailed.tsx'
import { Skeletons } from './Skeletons.tsx'

type Props<T> = {
  /** A query of react-query, or anything like it. */
  query: { data: T | undefined; error: Error | null; refetch: () => unknown }
  /** How many lines of skeleton stand in meanwhile. */
  lines?: number
  children: (data: T) => ReactNode
}

/** The children once the data is there; until then its place, or what went wrong. */
export function Loaded<T>({ query, lines, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error) return <LoadFailed failure={query.error} retry={() => void query.refetch()} />
  return <Skeletons {...(lines !== undefined && { lines })} />
}
