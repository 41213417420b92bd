// Planned and past entries of a record, page by page.
import { Button } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { Entries } from './Entries.tsx'
import type { TimelineEntry } from './recordTimeline.contract.ts'
import { timelinePage } from './timelineOf.ts'
import type { TimelineOf } from './timelineOf.ts'

export function Timeline(of: TimelineOf) {
  const t = useText()
  const [pages, setPages] = useState(1)
  const [hasMore, setHasMore] = useState(false)
  const onEnd = useCallback((next: string | null) => setHasMore(next !== null), [])
  return (
    <div>
      <TimelinePages of={of} pages={pages} onEnd={onEnd} />
      {hasMore && (
        <Button mt="sm" variant="default" onClick={() => setPages(pages + 1)}>
          {t('recordTimeline.more')}
        </Button>
      )}
    </div>
  )
}

type PagesProps = {
  of: TimelineOf
  /** Number of pages from this one on. */
  pages: number
  after?: string
  /** The last entry of the previous page. */
  last?: TimelineEntry | undefined
  onEnd: (next: string | null) => void
}

/**
 * Each page starts where the previous one ends at the moment, so that added or finished entries
 * leave no gap.
 */
function TimelinePages({ of, pages, after, last, onEnd }: PagesProps) {
  const t = useText()
  const query = useAnswer(
    ...timelinePage(of.record, { ...(of.kind && { kind: of.kind }), ...(after && { after }) }),
    { keep: true },
  )
  return (
    <Loaded query={query} lines={after ? 3 : 6}>
      {({ items, next }) => (
        <>
          {items.length === 0 && !after && (
            <EmptyState title={t('recordTimeline.empty')} text={t('recordTimeline.emptyText')} />
          )}
          <Entries items={items} of={of} after={last} />
          {next && pages > 1 ? (
            <TimelinePages
              of={of}
              pages={pages - 1}
              after={next}
              last={items.at(-1)}
              onEnd={onEnd}
            />
          ) : (
            <ReportEnd next={next} onEnd={onEnd} />
          )}
        </>
      )}
    </Loaded>
  )
}

/** Reports the end of the last page once it is loaded. */
function ReportEnd({ next, onEnd }: { next: string | null; onEnd: (next: string | null) => void }) {
  useEffect(() => onEnd(next), [next, onEnd])
  return null
}
