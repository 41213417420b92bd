// Days as people type them in Greece and Russia: day first, and with any separator.
const dayFirst = /^\s*(\d{1,2})[.\-/ ,](\d{1,2})[.\-/ ,](\d{4}|\d{2})\s*$/
const yearFirst = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})/
const together = /^\s*(\d{2})(\d{2})(\d{4})\s*$/

/** 21.11.2026, 21/11/26, 21112026 or 2026-11-21 as YYYY-MM-DD; null when there is no such day. */
export function parseDay(text: string): string | null {
  const year = yearFirst.exec(text)
  if (year) return existing(Number(year[1]), Number(year[2]), Number(year[3]))
  const day = dayFirst.exec(text) ?? together.exec(text)
  if (!day) return null
  const given = Number(day[3])
  // Two digits mean the last or this century: births more often than far futures.
  const full = given >= 100 ? given : given < 50 ? 2000 + given : 1900 + given
  return existing(full, Number(day[2]), Number(day[1]))
}

function existing(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  return date.toISOString().slice(0, 10)
}
