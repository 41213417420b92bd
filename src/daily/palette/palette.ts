// State of the palette: open or not, its text, and the element that gets the focus back.
import { createStore } from '#kit/ui/store.ts'

type Palette = { isOpen: boolean; text: string }
const closed: Palette = { isOpen: false, text: '' }

export const palette = createStore(closed)

let cameFrom: Element | null = null

export function openPalette(text = ''): void {
  if (!palette.get().isOpen) cameFrom = document.activeElement
  palette.set({ isOpen: true, text })
}

/** Returns the focus; when leaving for another screen, focuses its content. */
export function closePalette({ leaves = false } = {}): void {
  palette.set(closed)
  const back = leaves ? document.querySelector('#content') : cameFrom
  cameFrom = null
  // After the dialog has released the focus.
  setTimeout(() => {
    if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true })
  })
}
