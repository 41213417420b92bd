// Up and down move the focus between the stops of a day, left and right to the neighbouring days.
import { useEffect, useRef } from 'react'

const steps: Record<string, [days: number, stops: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Ref for the container of the days (`data-day`) and their stops (`data-stop`). */
export function useArrowKeys() {
  const container = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = container.current
    element?.addEventListener('keydown', focusNext)
    return () => element?.removeEventListener('keydown', focusNext)
  }, [])
  return container
}

function focusNext(event: KeyboardEvent): void {
  const step = event.altKey || event.ctrlKey || event.metaKey ? undefined : steps[event.key]
  const from = (event.target as HTMLElement).closest<HTMLElement>('[data-stop]')
  if (!step || !from || event.defaultPrevented) return
  const container = event.currentTarget as HTMLElement
  const days = [...container.querySelectorAll<HTMLElement>('[data-day]')].map((day) => [
    ...(day.matches('[data-stop]') ? [day] : []),
    ...day.querySelectorAll<HTMLElement>('[data-stop]'),
  ])
  const at = days.findIndex((stops) => stops.includes(from))
  const place = days[at]?.indexOf(from) ?? 0
  const [byDays, byStops] = step
  const targetDay = days[at + byDays]
  const to = targetDay?.[Math.min(Math.max(0, place + byStops), targetDay.length - 1)]
  if (!to || to === from) return
  event.preventDefault()
  to.focus()
}
