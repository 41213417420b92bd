// A piece of the map to search in, as the address and the call write it: south, west, north, east.

export type Area = { south: number; west: number; north: number; east: number }

/** Null for what is no piece of the earth. */
export function areaOf(text: string): Area | null {
  const numbers = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)))
  const [south, west, north, east] = numbers as [number, number, number, number]
  const fits = numbers.length === 4 && south >= -90 && south <= north && north <= 90 && west >= -180
  return fits && west <= east && east <= 180 ? { south, west, north, east } : null
}

/** To a metre: nobody sees less of an edge. */
export const areaText = ({ south, west, north, east }: Area): string =>
  [south, west, north, east].map((degrees) => degrees.toFixed(5)).join(',')
