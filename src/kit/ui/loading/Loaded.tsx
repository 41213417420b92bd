import type { ReactNode } from 'react'
import { useText } from '../../i18n/useText.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { Skeletons } from './Skeletons.tsx'

type Props<T> = {
  /** A query of react-query, or anything like it. */
  query: { data: T | undefined; error: Error | null; refetch: () => unknown }
  /** How many lines of skeleton stand in meanwhile. */
  lines?: number
  /** What stands in instead, where lines would take another room than what comes. */
  place?: ReactNode
  children: (data: T) => ReactNode
}

/** The children once the data is there; until then its place, or what went wrong. */
export function Loaded<T>({ query, lines, place, children }: Props<T>) {
  const t = useText()
  if (query.data !== undefined) return children(query.data)
  if (query.error) return <LoadFailed failure={query.error} retry={() => void query.refetch()} />
  if (place)
    return (
      <output aria-label={t('kit.list.loading')} style={{ display: 'contents' }}>
        {place}
      </output>
    )
  return <Skeletons {...(lines !== undefined && { lines })} />
}
