import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

/**
 * Keeps the widths in pixels that the columns have with the first rows, so that they do not jump while scrolling; null
 * before. Measured again when the width of the frame changes.
 */
export function useLockedWidths(
  frame: RefObject<HTMLElement | null>,
  active: boolean,
  /** Identifies the columns, their order and density; a change measures again. */
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
    // A column that is hidden has no width, but the first never is. Widths can only be measured after layout.
    // oxlint-disable-next-line react/set-state-in-effect
    if (widths[0]) setLocked({ at, widths })
  }, [frame, active, frameWidth, locked, at])

  return active && locked?.at === at ? locked.widths : null
}
