import { useMemo, useRef } from 'react'
import type { SyntheticEvent } from 'react'

/** Shows all of a cell that is cut, while the pointer is over it or something in it has the focus. */
export function useWholeText() {
  const place = useRef<HTMLDivElement>(null)
  return useMemo(() => {
    const hide = () => place.current?.replaceChildren()
    const show = ({ target }: SyntheticEvent<HTMLElement>) => {
      const cell = target instanceof Element ? target.closest<HTMLElement>('td, th') : null
      const note = place.current
      if (!note) return
      const text = cell && isCut(cell) ? cell.innerText : ''
      if (text === note.textContent) return
      note.textContent = text
      if (!cell || !text) return
      const { left, bottom, top } = cell.getBoundingClientRect()
      const { width, height } = note.getBoundingClientRect()
      const isBelow = bottom + height < window.innerHeight
      note.style.left = `${Math.max(4, Math.min(left, window.innerWidth - width - 8))}px`
      note.style.top = `${isBelow ? bottom - 2 : top - height + 2}px`
    }
    return { place, show, hide }
  }, [])
}

/** Whether text of the cell, or of a part of it, does not fit in its line. */
const isCut = (cell: HTMLElement): boolean =>
  [cell, ...cell.querySelectorAll<HTMLElement>('*')].some(
    (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0,
  )
