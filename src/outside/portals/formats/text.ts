// Prepares texts so that every format can carry them.
import type { Language } from '#kit/i18n/languages.ts'
import { languages } from '#kit/i18n/languages.ts'
import type { Feed } from './format.ts'
import type { MaybeTexts } from './listing.ts'

// Control characters, lone surrogates and non-characters, which XML forbids and nobody can read.
const unreadable = /(?![\t\n\u0085])[\p{Cc}\ufdd0-\ufdef\ufffe\uffff]/gu
const alone = /\p{Surrogate}/gu

// Anything outside the most common characters. This single test is much faster than three replacements.
const unusual = /[^\t\n\x20-\x7e\u00a0-\ud7ff\ue000-\ufdcf\ufdf0-\ufffd]/

/** Removes characters that some format cannot carry. */
export const readable = (text: string): string =>
  unusual.test(text)
    ? text.replace(/\r\n?/g, '\n').replace(unreadable, '').replace(alone, '')
    : text

/** Joins the lines into one. */
export const inOneLine = (text: string): string => readable(text).replace(/\s+/g, ' ').trim()

/** Shortens a text to `most` characters, at the end of a word if there is one nearby. */
export function upTo(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1).replace(alone, '')
  const word = cut.lastIndexOf(' ')
  return `${(word > most * 0.7 ? cut.slice(0, word) : cut).trimEnd()}…`
}

/** The text in this language, else in the first language that has one; null if none has. */
export function textIn(texts: MaybeTexts, language: Language): string | null {
  const order = [language, ...languages]
  const found = order.find((one) => texts[one]?.trim())
  return found ? texts[found]!.trim() : null
}

type Named = Pick<Feed, 'agency' | 'language' | 't'>

/** A line with the agency's business registry number; null without one. */
export const gemiOf = ({ agency: { gemiNumber }, language, t }: Named): string | null =>
  gemiNumber && `${t(language, 'portal.gemiNumber')} ${gemiNumber}`
