// Whether the palette is open, what was typed into it, and where the focus goes when it closes.
import { createStore } from '#kit/ui/store.ts'

type Palette = { isOpen: boolean; text: string }
const closed: Palette = { isOpen: false, text: '' }

export const palette = createStore(closed)

let cameFrom: Element | null = null

export function openPalette(text = ''): void {
  if (!palette.get().isOpen) cameFrom = document.activeElement
  palette.set({ isOpen: true, text })
}

/** Focus returns to where it was; who goes to another screen begins at its content. */
export function closePalette({ leaves = false } = {}): void {
  palette.set(closed)
  const back = leaves ? document.querySelector('#content') : cameFrom
  cameFrom = null
  // Once the dialog has let the focus go.
  setTimeout(() => {
    if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true })
  })
}
