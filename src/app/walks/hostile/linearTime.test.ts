// Texts from outside are parsed in linear time: a long one must not block the server's only thread.
// @module-tag faults
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { addressesOf, addressOf, isAddress } from '#kit/fields/emailAddress.ts'
import { cleanText } from '#kit/fields/cleanText.ts'
import { foldedText } from '#kit/fields/when/foldedText.ts'
import { readDay } from '#kit/fields/readDay.ts'
import { readNumber as readTypedNumber } from '#kit/fields/readNumber.ts'
import { readShare } from '#kit/fields/readShare.ts'
import { readDate } from '#keeping/import/reading/readDate.ts'
import { readFlag } from '#keeping/import/reading/readFlag.ts'
import { readNumber } from '#keeping/import/reading/readNumber.ts'
import { isTaxNumber } from '#keeping/import/reading/isTaxNumber.ts'
import { pictureLinks } from '#keeping/import/reading/pictureLinks.ts'
import { splitEmails } from '#keeping/import/reading/splitEmails.ts'
import { splitName } from '#base/people/reading/splitName.ts'
import { splitPhones } from '#base/people/reading/splitPhones.ts'
import { columnReading } from '#keeping/import/reading/columnReading.ts'
import { readWish } from '#daily/free-stays/readWish.ts'

const signs = ['@', ' ', '\n', '.', '(', '<', '[', '{', ')', '>', ']', '1', '"', "'", ',', '-']
signs.push(';', 'a', 'я', '/', ':', '=', '&', '%', '_', '*', '#', '\\', '+', '?', 'a ', 'a.', '1,')
const starts = ['', 'a', 'a<', '1', 'https://', 'mailto:']
/** Endings; the last two make an expression fail at the very end. */
const ends = ['', ' ', '\0']

const letters = 16_000
const textsOf = (beginnings: readonly string[]) =>
  signs.flatMap((sign) => {
    const many = sign.repeat(letters / sign.length)
    return beginnings.flatMap((start) => ends.map((end) => `${start}${many}${end}`))
  })
const [texts, plainTexts] = [textsOf(starts), textsOf([''])]
/** Fewer texts for each of the hundreds of single expressions. */
const fewTexts = texts.filter((text) => /^(?:a<)?[^a]/.test(text) && !text.endsWith(' '))

/** CPU time in milliseconds, so that a busy machine makes no difference. */
function timeOf(work: () => unknown): number {
  const begun = process.cpuUsage()
  work()
  return process.cpuUsage(begun).user / 1000
}
// Linear expressions take a fraction of a millisecond, quadratic ones more than a hundred.
const most = 40
const isSlow = (work: () => unknown) => [1, 2, 3].every(() => timeOf(work) > most)

const slowText = (all: readonly string[], work: (text: string) => unknown) =>
  all.find((text) => isSlow(() => work(text)))
const shown = (text: string) => `${text.slice(0, 12)}…${text.slice(-3)}`

type Node = { type?: string; regex?: { pattern: string; flags: string } }

const mayHaveOne = /(?:[=(:,?&|![]|return)\s*\/(?![/*])/

/** The regular expressions with repetitions in a source file. */
function expressionsOf(file: string): RegExp[] {
  const source = readFileSync(join('src', file), 'utf8')
  if (!mayHaveOne.test(source)) return []
  const found: RegExp[] = []
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { regex } = node as Node
    if (regex && /[*+]|,\}/.test(regex.pattern)) found.push(new RegExp(regex.pattern, regex.flags))
    for (const child of Object.values(node)) walk(child)
  }
  walk(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
  return found
}

/** A text on which the expression backtracks; undefined for a linear one. */
function slowFor({ source, flags }: RegExp): string | undefined {
  const first = new RegExp(source, flags.replace(/[gy]/g, ''))
  const all = new RegExp(first, `${first.flags}g`)
  return (
    slowText(fewTexts, (text) => first.exec(text)) ??
    (flags.includes('g') ? slowText(plainTexts, (text) => text.replace(all, '')) : undefined)
  )
}

/**
 * These functions check the length first, and are tested as a whole below, except for numbers and cell formats (300
 * letters).
 */
const bounded = [
  'kit/fields/format.ts',
  'kit/fields/readDay.ts',
  'keeping/import/reading/readDate.ts',
  'base/people/reading/splitName.ts',
  'base/people/reading/splitPhones.ts',
  'keeping/import/reading/workbook/cellFormats.ts',
]
const isJudging = (file: string) =>
  /(?<!\.test|\.d)\.tsx?$/.test(file) &&
  !/(?:^demo|\btesting)\//.test(file) &&
  !bounded.includes(file)

test('every regular expression is linear', () => {
  const places = new Map<string, [expression: RegExp, file: string]>()
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(isJudging))
    for (const expression of expressionsOf(file)) places.set(String(expression), [expression, file])
  expect(places.size).toBeGreaterThan(150)
  const slow = [...places.values()].flatMap(([expression, file]) => {
    const text = slowFor(expression)
    return text === undefined ? [] : [`${file}: ${expression} on ${shown(text)}`]
  })
  expect(slow).toEqual([])
})

test('expressions that backtrack are found', () => {
  const slow = [/^[^<>@]*<\s*([^<>\s]+@[^<>\s]+)\s*>$/, /\s*@\s*/, /[.'’:-]+$/]
  expect(slow.filter((one) => slowFor(one) === undefined)).toEqual([])
})

const money = { units: [], thousands: true, decimals: 2 }
test.each<[string, (text: string) => unknown]>([
  ['addressOf', addressOf],
  ['addressesOf', addressesOf],
  ['isAddress', isAddress],
  ['cleanText', cleanText],
  ['foldedText', foldedText],
  ['readDay', (text) => readDay(text, '2026-11-28')],
  ['a typed number', (text) => readTypedNumber(text, money)],
  ['readShare', readShare],
  ['readDate', (text) => readDate(text, 'dmy')],
  ['readFlag', readFlag],
  ['readNumber', (text) => readNumber(text, 'decimalComma')],
  ['isTaxNumber', isTaxNumber],
  ['pictureLinks', pictureLinks],
  ['splitEmails', splitEmails],
  ['splitName', splitName],
  ['splitPhones', (text) => splitPhones(text)],
  ['readWish', (text) => readWish(text, '2026-11-28')],
  ['columnReading', (text) => columnReading([[text, 1]])],
])('%s reads long texts in linear time', (_, read) => {
  expect(slowText(texts, read)).toBeUndefined()
})

test('thousands of accents on one letter are composed quickly, and none is lost', () => {
  for (const accents of [
    '\u0301\u0323'.repeat(25_000),
    `${'\u0301'.repeat(25_000)}\u0323`.repeat(2),
  ]) {
    expect(isSlow(() => cleanText(`a${accents}`))).toBe(false)
    expect(cleanText(`a${accents}`).length).toBeGreaterThan(49_990)
  }
  expect(cleanText('e\u0301\u0323 и\u0306')).toBe('ẹ́ й')
})
