// A finger that moves at once scrolls; one that rests where it touched picks up.

const restsFor = 350
const stays = 8

/** Calls `begin` once the finger has rested; answers how to stop waiting. */
export function onceHeld(at: { clientX: number; clientY: number }, begin: () => void): () => void {
  const stop = () => {
    clearTimeout(timer)
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', stop)
    removeEventListener('pointercancel', stop)
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - at.clientX, clientY - at.clientY) > stays) stop()
  }
  const timer = setTimeout(() => {
    stop()
    begin()
  }, restsFor)
  addEventListener('pointermove', move)
  addEventListener('pointerup', stop)
  addEventListener('pointercancel', stop)
  return stop
}

/**
 * While `isHeld` says so, a finger in the frame neither scrolls nor opens a menu. From before it touches:
 * browsers scroll without asking listeners that come later. Answers how to end that.
 */
export function keepFinger(frame: HTMLElement, isHeld: () => boolean): () => void {
  const prevent = (event: Event) => isHeld() && event.preventDefault()
  frame.addEventListener('touchmove', prevent, { passive: false })
  frame.addEventListener('contextmenu', prevent)
  return () => {
    frame.removeEventListener('touchmove', prevent)
    frame.removeEventListener('contextmenu', prevent)
  }
}
