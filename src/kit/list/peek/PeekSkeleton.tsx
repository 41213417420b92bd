import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { CallFailed } from '../../http/call.ts'
import { useText } from '../../i18n/useText.ts'
import { LoadFailed } from '../../ui/loading/LoadFailed.tsx'

/** A placeholder for the values of a record under their labels. */
export function PeekSkeleton() {
  const t = useText()
  return (
    <output aria-label={t('kit.list.loading')}>
      <span className="tiles">
        {[62, 84, 48, 75, 90, 56].map((width) => (
          <span key={width}>
            <Skeleton component="span" display="block" height={9} width="38%" mb={7} />
            <Skeleton component="span" display="block" height={13} width={`${width}%`} mb={8} />
          </span>
        ))}
      </span>
    </output>
  )
}

type Props<T> = {
  query: { data: T | undefined; error: Error | null; refetch: () => unknown }
  children: (data: T) => ReactNode
}

/** Shows the record; or, once it is deleted or not accessible, a message instead of old data. */
export function PeekLoaded<T>({ query: { data, error, refetch }, children }: Props<T>) {
  const isOver = error instanceof CallFailed && [403, 404].includes(error.status)
  if (data !== undefined && !isOver) return children(data)
  if (error) return <LoadFailed failure={error} retry={() => void refetch()} />
  return <PeekSkeleton />
}
