// Arrows lead from one stop of a day to the next, and to the days beside it.
import { useEffect, useRef } from 'react'

const steps: Record<string, [days: number, stops: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** For the element around the days, which are marked with `data-day`, and their stops with `data-stop`. */
export function useArrowKeys() {
  const around = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = around.current
    element?.addEventListener('keydown', focusNext)
    return () => element?.removeEventListener('keydown', focusNext)
  }, [])
  return around
}

function focusNext(event: KeyboardEvent): void {
  const step = event.altKey || event.ctrlKey || event.metaKey ? undefined : steps[event.key]
  const from = (event.target as HTMLElement).closest<HTMLElement>('[data-stop]')
  if (!step || !from || event.defaultPrevented) return
  const around = event.currentTarget as HTMLElement
  const days = [...around.querySelectorAll<HTMLElement>('[data-day]')].map((day) => [
    ...(day.matches('[data-stop]') ? [day] : []),
    ...day.querySelectorAll<HTMLElement>('[data-stop]'),
  ])
  const at = days.findIndex((stops) => stops.includes(from))
  const place = days[at]?.indexOf(from) ?? 0
  const [byDays, byStops] = step
  const there = days[at + byDays]
  const to = there?.[Math.min(Math.max(0, place + byStops), there.length - 1)]
  if (!to || to === from) return
  event.preventDefault()
  to.focus()
}
