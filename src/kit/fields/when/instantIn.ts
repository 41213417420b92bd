type InstantOf = (local: string) => number

/** The instant (milliseconds since 1970) at which clocks in a zone show a local time; undefined for an unknown zone. */
export function instantIn(zone: string): InstantOf | undefined {
  const format = formatOf(zone)
  if (!format) return undefined
  const shownAt = (instant: number) =>
    Date.parse(`${format.format(new Date(instant)).replace(' ', 'T')}Z`)
  return (local) => {
    const wanted = Date.parse(`${local}Z`)
    let instant = wanted
    // Twice, because on the day of a clock change the first guess may be on its other side.
    for (let times = 0; times < 2; times++) instant += wanted - shownAt(instant)
    return instant
  }
}

/** Cached by zone, because formatters are slow to create and large. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    const name = format.resolvedOptions().timeZone
    if (!formats.has(name)) formats.set(name, format)
    return formats.get(name)
  } catch {
    return undefined
  }
}
