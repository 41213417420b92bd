import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/**
 * The widths in pixels that the columns took for the first rows, so that they do not jump while
 * others are scrolled in; null while nothing is locked. Measured anew when the frame's width changes.
 */
export function useLockedWidths(
  frame: RefObject<HTMLElement | null>,
  active: boolean,
  /** Which ones, in their order and density. */
  columns: string,
): number[] | null {
  const [frameWidth, setFrameWidth] = useState(0)
  const [locked, setLocked] = useState<{ at: string; widths: number[] } | null>(null)
  const at = `${columns} in ${frameWidth} px`

  useEffect(() => {
    const element = frame.current
    if (!active || !element) return undefined
    const watch = new ResizeObserver(() => setFrameWidth(element.clientWidth))
    watch.observe(element)
    return () => watch.disconnect()
  }, [frame, active])

  useEffect(() => {
    if (!active || frameWidth === 0 || locked?.at === at) return
    const heads = [...(frame.current?.querySelectorAll('th') ?? [])]
    const widths = heads.map((head) => head.offsetWidth)
    // On a phone the head is not laid out: rows are cards there.
    // What was laid out can only be measured afterwards.
    // oxlint-disable-next-line react/set-state-in-effect
    if (widths.length > 0 && widths.every((width) => width > 4)) setLocked({ at, widths })
  }, [frame, active, frameWidth, locked, at])

  return active && locked?.at === at ? locked.widths : null
}
