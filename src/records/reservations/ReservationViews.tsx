import { SegmentedControl } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { useGo } from '#kit/ui/GoLink.tsx'
import { reservationPaths } from './reservations.paths.ts'

const views = {
  list: reservationPaths.reservations,
  timeline: reservationPaths.stayTimeline(),
} as const

/** Switches between the list of reservations and the timeline. */
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
