// Distinguishes touches: moving at once scrolls, holding first picks up.

const restsFor = 350
const stays = 8

/** Calls `begin` once the finger has been held still; returns a function that cancels. */
export function onLongPress(
  at: { clientX: number; clientY: number },
  begin: () => void,
): () => void {
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
 * While `isHeld` returns true, touches in the frame neither scroll nor open a menu. Must be called before a touch starts,
 * because browsers do not wait for later listeners. Returns a function that ends this.
 */
export function preventScroll(frame: HTMLElement, isHeld: () => boolean): () => void {
  const prevent = (event: Event) => isHeld() && event.preventDefault()
  frame.addEventListener('touchmove', prevent, { passive: false })
  frame.addEventListener('contextmenu', prevent)
  return () => {
    frame.removeEventListener('touchmove', prevent)
    frame.removeEventListener('contextmenu', prevent)
  }
}
