// Formats stored cell values as spreadsheet programs display them, as far as it matters: dates as dates instead of numbers,
// numbers with all their digits.

/** How a number is shown: as a date, a time, both, a percentage, or padded with zeros to this number of digits. */
export type CellFormat = {
  isDay?: boolean
  isTime?: boolean
  isPercent?: boolean
  digits?: number
}

/** `code`: the format code of a custom format; built-in formats are known by id. */
export function formatOf(id: number, code: string | undefined): CellFormat {
  if (code !== undefined) return formatOfCode(code)
  if (id === 9 || id === 10) return { isPercent: true }
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58))
    return { isDay: true }
  if (id === 22) return { isDay: true, isTime: true }
  const isTime = (id >= 18 && id <= 21) || (id >= 32 && id <= 35) || (id >= 45 && id <= 47)
  return isTime ? { isTime } : {}
}

function formatOfCode(code: string): CellFormat {
  // Without quoted texts, escaped characters, colours, currencies, and sections for negative numbers.
  const plain = code
    .slice(0, 300)
    .replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]|am\/pm|a\/p/gi, '')
    .split(';')[0]!
    .toLowerCase()
  if (/general/.test(plain)) return {}
  const isTime = /[hs]/.test(plain)
  const isDay = /[yd]/.test(plain) || (!isTime && plain.includes('m'))
  if (isDay || isTime) return { isDay, isTime }
  if (plain.includes('%')) return { isPercent: true }
  return /^0{2,30}$/.test(plain) ? { digits: plain.length } : {}
}

/** `type`: as in the file. Dates become YYYY-MM-DD, with a time YYYY-MM-DDTHH:mm:ss. */
export function shownText(
  type: string,
  value: string,
  format: CellFormat,
  from1904: boolean,
): string {
  if (type === 'b') return value === '' ? '' : value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'd') return isoText(value)
  if (type !== 'n' || value.trim() === '') return value
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  if (format.isDay || format.isTime) return momentText(number, format, from1904)
  if (format.isPercent) return `${plainNumber(number * 100)}%`
  const text = plainNumber(number)
  return format.digits !== undefined && /^\d+$/.test(text)
    ? text.padStart(format.digits, '0')
    : text
}

const isoText = (value: string): string => {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d)?))?/.exec(value) ?? []
  if (day === undefined) return value
  return time === undefined || /^00:00(?::00)?$/.test(time)
    ? day
    : `${day}T${time.padEnd(8, ':00')}`
}

const secondsPerDay = 86_400
const lastDay = 2_958_465 // 31 December 9999

function momentText(serial: number, { isDay, isTime }: CellFormat, from1904: boolean): string {
  const seconds = Math.round(serial * secondsPerDay)
  const days = Math.floor(seconds / secondsPerDay) + (from1904 ? 1462 : 0)
  // A duration, or a number with a date format by mistake.
  if (serial < 0 || days > lastDay || (isDay ? days < 1 : serial >= 1)) return plainNumber(serial)
  const rest = new Date((seconds % secondsPerDay) * 1000).toISOString().slice(11, 19)
  if (!isDay) return rest
  // Day 60 is 29 February 1900, which never existed; earlier days are off by one.
  const day = new Date(Date.UTC(1899, 11, 30 + days + (days < 60 ? 1 : 0)))
    .toISOString()
    .slice(0, 10)
  return isTime ? `${day}T${rest}` : day
}

/** With all digits and no exponent: at most 15 were typed, further ones are rounding errors. */
export function plainNumber(number: number): string {
  const typed = Number(number.toPrecision(15))
  const text = String(Number.isFinite(typed) ? typed : number)
  const [, sign = '', whole = '', part = '', power = ''] =
    /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text) ?? []
  if (power === '') return text
  const digits = whole + part
  const point = whole.length + Number(power)
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  return `${sign}${digits.padEnd(point, '0')}`
}
