import { useRouter, useSearch } from '@tanstack/react-router'
import { timelineKinds } from './recordTimeline.contract.ts'
import type { TimelineKind } from './recordTimeline.contract.ts'

/** The kind of entries shown, from the address; null for all. */
export function useShownKind(): [TimelineKind | null, (kind: TimelineKind | null) => void] {
  const router = useRouter()
  const { show } = useSearch({ strict: false }) as Record<string, unknown>
  const choose = (kind: TimelineKind | null) => {
    // The router types search parameters by route, and cannot know the route of `.`.
    const search = ((old: object) => ({ ...old, show: kind ?? undefined })) as never
    // Replaces the history entry, so that Back leaves the record.
    void router.navigate({ to: '.', search, replace: true, resetScroll: false })
  }
  return [timelineKinds.find((kind) => kind === show) ?? null, choose]
}
