// Takes the phones out of a cell that may hold several, with remarks beside them.
import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { CountryCode } from 'libphonenumber-js/min'
import { cellText } from '#kit/fields/cellText.ts'
import { withoutExtension } from './phoneExtension.ts'

export type PhoneRead = {
  /** As it is written, without what stands beside it. */
  text: string
  /** With its country, +302310123456. */
  e164: string
  extension: string | null
  /** What stands beside it: `γυναίκα του`. */
  remark: string | null
}
/** `exponent`: a workbook kept only its first digits, 6.97123E+09. */
export type PhoneFault = { text: string; fault: 'noPhone' | 'exponent' }
export type PhonesRead = { phones: PhoneRead[]; faults: PhoneFault[] }

/** Nobody writes a longer one. */
const longest = 500

/**
 * The phones of a cell, in its order; what has no country is of `country`. They may be separated by / , ; and a line
 * break, the word for "and", or blanks; `2310 123456-7` is two. An empty text has none and no fault.
 */
export function splitPhones(text: string, country: CountryCode = 'GR'): PhonesRead {
  const read: PhonesRead = { phones: [], faults: [] }
  const clean = cellText(text) ?? ''
  if (clean.length > longest) return { phones: [], faults: [{ text: clean, fault: 'noPhone' }] }
  const whole = clean.replace(exponent, (found) => {
    read.faults.push({ text: found, fault: 'exponent' })
    return '\n'
  })
  let pending = ''
  for (const piece of joined(whole.split(between), country)) {
    const { digits, extension, remark } = apart(piece)
    if (digits === '') {
      const last = read.phones.at(-1)
      if (last) last.extension ??= extension
      if (last) last.remark = [last.remark, remark].filter(Boolean).join(', ') || null
      else pending = [pending, remark].filter(Boolean).join(', ')
      continue
    }
    const found = numbersIn(digits, country, read.phones.at(-1))
    if (found.length === 0) read.faults.push({ text: piece.trim(), fault: 'noPhone' })
    for (const [at, one] of found.entries()) {
      const isLast = at === found.length - 1
      const note = isLast ? [pending, remark].filter(Boolean).join(', ') || null : null
      read.phones.push({ ...one, extension: isLast ? extension : null, remark: note })
      if (isLast) pending = ''
    }
  }
  if (pending !== '' && read.phones.length === 0 && read.faults.length === 0)
    read.faults.push({ text: clean, fault: 'noPhone' })
  return read
}

const exponent = /[+-]?\d+(?:[.,]\d+)?E[+-]?\d+/gi
// Not inside brackets.
const between = /(?:[/,;|\n\r]+|(?<=[\s\d])(?:και|ή|or|and|и|или|&|κ)(?=\s))(?![^()]*\))/iu

/** What the slash of 2310/123456 has parted. */
function joined(pieces: readonly string[], country: CountryCode): string[] {
  const all: string[] = []
  for (const piece of pieces.filter((piece) => piece.trim() !== '')) {
    const before = all.at(-1)
    const isCode = before !== undefined && /^\D*\d{2,5}\D*$/.test(before) && /^\s*\d/.test(piece)
    if (isCode && numberIn(apart(`${before} ${piece}`).digits, country))
      all[all.length - 1] = `${before} ${piece}`
    else all.push(piece)
  }
  return all
}

/** That it is a phone needs no remark. */
const phoneWord = /^(?:tel|phone|ph|t|τηλ(?:εφωνο|έφωνο)?|τ|тел(?:ефон)?|т)$/iu

/** Takes words and what is in brackets off the digits. */
function apart(piece: string) {
  const remarks: string[] = []
  const { rest: whole, extension } = withoutExtension(piece)
  const rest = whole
    .replace(/\(([^()]*)\)/g, (all, inside: string) => {
      if (!/\p{L}/u.test(inside)) return all
      remarks.push(inside.trim())
      return ' '
    })
    .replace(/[^\d+().\-–\s]*\p{L}[^\d+()]*/gu, (words) => {
      const word = words.replace(/^[\s.:,«»"'=*-]+|[\s.:,«»"'=*-]+$/g, '')
      if (word !== '' && !phoneWord.test(word)) remarks.push(word)
      return ' '
    })
  const digits = rest.replace(/^[^\d+(]+|[^\d]+$/g, '').replace(/\s+/g, ' ')
  return { digits: /\d/.test(digits) ? digits : '', extension, remark: remarks.join(', ') || null }
}

type NumberRead = { text: string; e164: string }

/** One or several numbers; none where some digits belong to none. */
function numbersIn(text: string, country: CountryCode, last: NumberRead | undefined): NumberRead[] {
  const one = numberIn(text, country)
  if (one) return [one]
  // 2310 123456/7
  const short = /^\d{1,3}$/.test(text) && last ? replacedEnd(last, text, country) : null
  if (short) return [short]
  const listed = /^(.*\d)\s?[-–]\s?(\d{1,3})$/.exec(text)
  if (listed) {
    const first = numbersIn(listed[1]!, country, undefined)
    const second = first.length > 0 && replacedEnd(first.at(-1)!, listed[2]!, country)
    if (second) return [...first, second]
  }
  return sequence(text.split(/\s?[-–]\s?/), country) ?? sequence(text.split(/\s+/), country) ?? []
}

/** The same number with other last digits. */
function replacedEnd({ text }: NumberRead, end: string, country: CountryCode): NumberRead | null {
  const kept = text.slice(0, text.length - end.length)
  return /\d/.test(text.slice(-end.length)) ? numberIn(kept + end, country) : null
}

/** Numbers that stand one behind the other, each of one part or several. */
function sequence(parts: readonly string[], country: CountryCode): NumberRead[] | null {
  if (parts.length < 2 || parts.length > 30) return null
  const found: NumberRead[] = []
  let open = ''
  for (const part of parts) {
    open = `${open} ${part}`.trim()
    const one = numberIn(open, country)
    if (!one) continue
    found.push(one)
    open = ''
  }
  return open === '' && found.length > 1 ? found : null
}

function numberIn(text: string, country: CountryCode): NumberRead | null {
  const digits = text.replace(/\D/g, '')
  if (digits.length < 5 || digits.length > 15) return null
  // Of +30 (0)2310, and of 6971234567.0, which was a number once.
  const dialled = text.replace(/\(0\)/, '').replace(/(?<=\d{6})\.0$/, '')
  const bare = dialled.replace(/\D/g, '')
  // As Russians dial at home; as it stands; and without the plus, which a workbook took away.
  const isWhole = bare.startsWith(getCountryCallingCode(country)) || /^7\d{10}$/.test(bare)
  const candidates = [
    ...(/^8\d{10}$/.test(bare) ? [`+7${bare.slice(1)}`] : []),
    dialled,
    ...(isWhole && bare.length > 10 ? [`+${bare}`] : []),
  ]
  for (const candidate of candidates) {
    const found = parsePhoneNumberFromString(candidate, country)
    if (found?.isValid()) return { text: text.trim(), e164: found.number }
  }
  return null
}
