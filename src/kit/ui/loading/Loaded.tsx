import type { ReactNode } from 'react'
import { useText } from '../../i18n/useText.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { Skeletons } from './Skeletons.tsx'

type Props<T> = {
  /** A query of react-query, or anything like it. */
  query: { data: T | undefined; error: Error | null; refetch: () => unknown }
  /** Number of skeleton lines while loading. */
  lines?: number
  /** Another placeholder, if lines would have the wrong size. */
  place?: ReactNode
  children: (data: T) => ReactNode
}

/** Renders the children once the data is loaded; before that a placeholder, or an error. */
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
