import { SegmentedControl } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { useGo } from '#kit/ui/GoLink.tsx'
import { paths } from '#features/paths.ts'

const views = { list: paths.reservations, timeline: paths.stayTimeline() } as const

/** Goes from the list of reservations to their timeline, and back. */
export function ReservationViews({ view }: { view: keyof typeof views }) {
  const t = useText()
  const go = useGo()
  return (
    <SegmentedControl
      aria-label={t('timeline.showAs')}
      value={view}
      onChange={(next) => go(views[next as keyof typeof views])}
      data={(['list', 'timeline'] as const).map((value) => ({
        value,
        label: t(`timeline.showAs.${value}`),
      }))}
    />
  )
}
