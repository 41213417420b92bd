// Clips a polygon to a picture (Sutherland–Hodgman), so that a page contains no coast that it does not show.

export type Dot = [x: number, y: number]

/** The part of the ring within 0…width × 0…height; empty if there is none. */
export function clipRing(ring: readonly Dot[], width: number, height: number): Dot[] {
  return edges(width, height).reduce<Dot[]>((dots, edge) => clipAt(dots, edge), [...ring])
}

type Edge = { axis: 0 | 1; at: number; isInside: (value: number) => boolean }

const edges = (width: number, height: number): Edge[] => [
  { axis: 0, at: 0, isInside: (x) => x >= 0 },
  { axis: 0, at: width, isInside: (x) => x <= width },
  { axis: 1, at: 0, isInside: (y) => y >= 0 },
  { axis: 1, at: height, isInside: (y) => y <= height },
]

function clipAt(dots: readonly Dot[], { axis, at, isInside }: Edge): Dot[] {
  const kept: Dot[] = []
  for (const [index, dot] of dots.entries()) {
    const before = dots[(index || dots.length) - 1]!
    if (isInside(dot[axis]) !== isInside(before[axis])) kept.push(crossing(before, dot, axis, at))
    if (isInside(dot[axis])) kept.push(dot)
  }
  return kept
}

function crossing(from: Dot, to: Dot, axis: 0 | 1, at: number): Dot {
  const part = (at - from[axis]) / (to[axis] - from[axis])
  const other = from[1 - axis]! + part * (to[1 - axis]! - from[1 - axis]!)
  return axis === 0 ? [at, other] : [other, at]
}
