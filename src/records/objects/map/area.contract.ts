// An area of the map to search in, written as south, west, north, east in the address and in requests.

export type Area = { south: number; west: number; north: number; east: number }

/** Null if the text is not a valid area. */
export function areaOf(text: string): Area | null {
  const numbers = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)))
  const [south, west, north, east] = numbers as [number, number, number, number]
  const isValid =
    numbers.length === 4 && south >= -90 && south <= north && north <= 90 && west >= -180
  return isValid && west <= east && east <= 180 ? { south, west, north, east } : null
}

/** Rounded to about a metre, which no edge of a map shows. */
export const areaText = ({ south, west, north, east }: Area): string =>
  [south, west, north, east].map((degrees) => degrees.toFixed(5)).join(',')
