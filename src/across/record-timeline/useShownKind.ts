import { useRouter, useSearch } from '@tanstack/react-router'
import { timelineKinds } from './recordTimeline.contract.ts'
import type { TimelineKind } from './recordTimeline.contract.ts'

/** Of which kind the timeline shows entries, as the address says; null: of all. */
export function useShownKind(): [TimelineKind | null, (kind: TimelineKind | null) => void] {
  const router = useRouter()
  const { show } = useSearch({ strict: false }) as Record<string, unknown>
  const choose = (kind: TimelineKind | null) => {
    // In place of the entry, so that Back leaves the record.
    const search = ((old: object) => ({ ...old, show: kind ?? undefined })) as never
    void router.navigate({ to: '.', search, replace: true, resetScroll: false })
  }
  return [timelineKinds.find((kind) => kind === show) ?? null, choose]
}
