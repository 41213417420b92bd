/** Height of a row in pixels. */
export const rowHeight = 44

/** The day and the row at a point of the screen. */
export function pointIn(frame: HTMLElement, days: number, x: number, y: number) {
  const track = frame.querySelector('[data-track]')!.getBoundingClientRect()
  const body = frame.querySelector('[data-rows]')!.getBoundingClientRect()
  const day = Math.floor(((x - track.left) / track.width) * days)
  return {
    day: Math.min(Math.max(day, 0), days),
    row: Math.max(0, Math.floor((y - body.top) / rowHeight)),
  }
}
