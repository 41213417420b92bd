import { useMemo } from 'react'
import type { RefObject, SyntheticEvent } from 'react'

/** Shows in `place` all of a cell that is cut, while the pointer is over it or something in it has the focus. */
export function useWholeText(place: RefObject<HTMLElement | null>) {
  return useMemo(() => {
    const hide = () => place.current?.replaceChildren()
    const show = ({ target }: SyntheticEvent<HTMLElement>) => {
      const cell = target instanceof Element ? target.closest<HTMLElement>('td, th') : null
      const note = place.current
      if (!note) return
      const text = cell && isCut(cell) ? cell.innerText : ''
      if (text === note.textContent) return
      note.replaceChildren(text)
      if (!cell || !text) return
      const { left, bottom, top } = cell.getBoundingClientRect()
      const { width, height } = note.getBoundingClientRect()
      const isBelow = bottom + height < window.innerHeight
      note.style.setProperty(
        'left',
        `${Math.max(4, Math.min(left, window.innerWidth - width - 8))}px`,
      )
      note.style.setProperty('top', `${isBelow ? bottom - 2 : top - height + 2}px`)
    }
    return { show, hide }
  }, [place])
}

/** Whether text of the cell, or of a part of it, does not fit in its line. What is only heard is as wide as a hair. */
const isCut = (cell: HTMLElement): boolean =>
  [cell, ...cell.querySelectorAll<HTMLElement>('*')].some(
    (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 2,
  )
