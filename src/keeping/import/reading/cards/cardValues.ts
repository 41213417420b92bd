// Reads the values of card properties.
import { readDate } from '../readDate.ts'

/** The parts of a structured value, separated by `;`; several values of a part are joined with blanks. */
export const parts = (value: string): string[] =>
  value
    .replace(/\\[^]|;/g, (found) => (found === ';' ? '\0' : found))
    .split('\0')
    .map((part) =>
      unescaped(part.replace(/(?<!\\),/g, ' '))
        .replace(/\s+/g, ' ')
        .trim(),
    )

/** A list separated by commas, with a blank after each. */
export const listOf = (value: string): string => unescaped(value.replace(/(?<!\\),\s*/g, ', '))

export const unescaped = (text: string): string =>
  text.replace(/\\([nN\\,;:])/g, (_, escaped: string) => (/n/i.test(escaped) ? '\n' : escaped))

/** The types of a property in capitals: `TYPE=HOME`, `TYPE="VOICE,CELL"`, and bare `HOME`, as version 2.1 writes it. */
export const typesOf = (parameters: readonly string[]): Set<string> =>
  new Set(
    parameters
      .map((one) => one.replace(/^TYPE=/, ''))
      .filter((one) => !one.includes('='))
      .flatMap((one) => one.replaceAll('"', '').split(','))
      .map((one) => one.trim()),
  )

/** 1 to 100 as in `PREF=1`, 1 for a bare `PREF`, Infinity without any: lower is preferred. */
export function preference(parameters: readonly string[]): number {
  const level = parameters.map((one) => /^PREF=(\d+)$/.exec(one)?.[1]).find(Boolean)
  if (level !== undefined) return Number(level)
  return typesOf(parameters).has('PREF') ? 1 : Infinity
}

export function phoneOf(value: string): string {
  const [, number = '', extension] = /^tel:([^;]*)(?:;ext=(\d+))?/i.exec(value) ?? [
    null,
    unescaped(value),
  ]
  return extension === undefined ? number.trim() : `${number} ext. ${extension}`
}

/** YYYY-MM-DD if the full date is known, MM-DD without a year, else the text as it is. Apple writes 1604 for an unknown year. */
export function birthdayOf(value: string): string {
  const text = value.trim().replace(/T.*$/, '')
  const [, month, day] = /^(?:--|1604-?)(\d\d)-?(\d\d)$/.exec(text) ?? []
  if (month !== undefined) return `${month}-${day}`
  const read = readDate(text, 'ymd')
  return typeof read === 'string' ? read : unescaped(value)
}

/** A label in the form of a remark beside a phone; empty if it says nothing. Apple wraps its own: `_$!<Mobile>!$_`. */
export function labelOf(value: string): string {
  const text = unescaped(value)
    .replace(/^_\$!<(.*)>!\$_$/, '$1')
    .replace(/[()\s,;|/]+/g, ' ')
    .trim()
  return /\p{L}/u.test(text) ? text : ''
}
