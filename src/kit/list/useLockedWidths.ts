import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/**
 * The widths in pixels that the columns took for the first rows, so that they do not jump while
 * others are scrolled in; null while nothing is locked. Measured anew when the frame's width changes.
 */
export function useLockedWidths(frame: RefObject<HTMLElement | null>, active: boolean, columns: number): number[] | null {
  const [widths, setWidths] = useState<number[] | null>(null)
  const [frameWidth, setFrameWidth] = useState(0)

  useEffect(() => {
    const element = frame.current
    if (!active || !element) return
    const watch = new ResizeObserver(() => setFrameWidth(element.clientWidth))
    watch.observe(element)
    return () => watch.disconnect()
  }, [frame, active])

  useEffect(() => setWidths(null), [active, columns, frameWidth])
  useEffect(() => {
    if (!active || widths || frameWidth === 0) return
    const heads = [...(frame.current?.querySelectorAll('th') ?? [])]
    const measured = heads.map((head) => head.offsetWidth)
    // On a phone the head is not laid out: rows are cards there.
    if (measured.length > 0 && measured.every((width) => width > 4)) setWidths(measured)
  }, [frame, active, widths, frameWidth])

  return widths
}
