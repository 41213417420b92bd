/** The instant at which clocks in a zone show this local time; undefined for a zone that nobody knows. */
export function instantIn(zone: string, local: string): Date | undefined {
  const wanted = Date.parse(`${local}Z`)
  let instant = wanted
  // Twice: on the day of a clock change the first guess may lie on its other side.
  for (let times = 0; times < 2; times++) {
    const shown = shownIn(zone, new Date(instant))
    if (shown === undefined) return undefined
    instant += wanted - shown
  }
  return new Date(instant)
}

function shownIn(timeZone: string, instant: Date): number | undefined {
  try {
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`)
  } catch {
    return undefined
  }
}
