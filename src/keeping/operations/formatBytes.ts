import { formatShortest } from '#kit/fields/format.ts'
import type { Text } from '#kit/i18n/useText.ts'

const units = [
  'operations.unit.0',
  'operations.unit.1',
  'operations.unit.2',
  'operations.unit.3',
  'operations.unit.4',
] as const

/** In the largest unit of which there is one, with one decimal below ten. */
export function formatBytes(bytes: number, t: Text): string {
  let [size, unit] = [bytes, 0]
  while (unit < units.length - 1 && Math.round(size) >= 1000) {
    size /= 1000
    unit++
  }
  return t(units[unit]!, { size: formatShortest(size, unit > 0 && size < 10 ? 1 : 0) })
}
