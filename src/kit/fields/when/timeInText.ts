// Parses the time of day at a position of a folded text.
import { afternoon, atHour, morning, oclock } from './dayWords.ts'
import { matchAt } from './matchAt.ts'

/** `time` is HH:mm. */
export type TimeInText = { end: number; time: string }

const half = `(?:\\s*(?:(?<am>${morning})|(?<pm>${afternoon})))?`
const patterns = [
  `(?:(?:${atHour}) )?(?<h>\\d{1,2}):(?<m>\\d{2})${half}`,
  `(?:${atHour}) (?<h>\\d{1,2})\\.(?<m>\\d{2})${half}`,
  `(?:${atHour}) (?<h>\\d{1,2})${half}(?:\\s*(?:${oclock}))?`,
  `(?<h>\\d{1,2})\\s*(?:(?<am>${morning})|(?<pm>${afternoon}))`,
]

export function timeInTextAt(text: string, from: number): TimeInText | null {
  for (const pattern of patterns) {
    const found = matchAt(text, from, pattern)
    const time = found && timeOf(found.groups)
    if (time) return { end: found.end, time }
  }
  return null
}

function timeOf({ h, m, am, pm }: Record<string, string | undefined>): string | null {
  const given = Number(h)
  if ((am || pm) && (given < 1 || given > 12)) return null
  const hour = am
    ? given % 12
    : pm
      ? (given % 12) + 12
      : given + (m || !isAfternoon(given) ? 0 : 12)
  if (hour > 23 || Number(m ?? 0) > 59) return null
  return `${String(hour).padStart(2, '0')}:${m ?? '00'}`
}

/** Nobody is called or shown a flat at five in the morning, so such an hour alone means the afternoon. */
const isAfternoon = (hour: number) => hour >= 1 && hour <= 7
