import { formatShortest } from '#kit/fields/format.ts'
import type { Text } from '#kit/i18n/useText.ts'

/** In the largest unit that gives at least 1, with one decimal below ten. */
export function formatBytes(bytes: number, t: Text): string {
  const units = t('operations.units').split(' ')
  let [size, unit] = [bytes, 0]
  while (unit < units.length - 1 && Math.round(size) >= 1000) {
    size /= 1000
    unit++
  }
  return `${formatShortest(size, unit > 0 && size < 10 ? 1 : 0)} ${units[unit]}`
}
