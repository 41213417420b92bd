import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../clock.ts'
import { readDay } from './readDay.ts'

/** A Wednesday. */
const today = '2026-11-25'
const dayIn = (text: string, now = today) => readDay(text, now)?.day

test.each([
  ['21.11.2026', '2026-11-21'],
  ['21/11/2026', '2026-11-21'],
  ['21-11-26', '2026-11-21'],
  [' 21 11 2026 ', '2026-11-21'],
  ['21, 11, 2026', '2026-11-21'],
  ['21112026', '2026-11-21'],
  ['20261121', '2026-11-21'],
  ['211126', '2026-11-21'],
  ['2026-11-21', '2026-11-21'],
  ['2026/11/21', '2026-11-21'],
  ['1.2.67', '1967-02-01'],
  ['1.2.2067', '2067-02-01'],
  ['15/12/26', '2026-12-15'],
  ['15.12', '2026-12-15'],
  ['15.12.', '2026-12-15'],
  ['15/12', '2026-12-15'],
  ['15-12', '2026-12-15'],
  ['1.1', '2027-01-01'],
  ['15.10', '2026-10-15'],
  ['29.2', '2028-02-29'],
  ['today', '2026-11-25'],
  ['Tomorrow', '2026-11-26'],
  ['yesterday', '2026-11-24'],
  ['day after tomorrow', '2026-11-27'],
  ['day before yesterday', '2026-11-23'],
  ['in 3 days', '2026-11-28'],
  ['in a week', '2026-12-02'],
  ['in two months', '2027-01-25'],
  ['3 days ago', '2026-11-22'],
  ['a week ago', '2026-11-18'],
  ['Friday', '2026-11-27'],
  ['fri', '2026-11-27'],
  ['next Friday', '2026-12-04'],
  ['Wednesday', '2026-12-02'],
  ['next week', '2026-11-30'],
  ['1 December', '2026-12-01'],
  ['1st of December 2027', '2027-12-01'],
  ['Dec 1, 2026', '2026-12-01'],
  ['1 Dec 26', '2026-12-01'],
  ['Tue, 15.12.2026', '2026-12-15'],
  ['σήμερα', '2026-11-25'],
  ['αύριο', '2026-11-26'],
  ['ΑΥΡΙΟ', '2026-11-26'],
  ['μεθαύριο', '2026-11-27'],
  ['χθες', '2026-11-24'],
  ['χτες', '2026-11-24'],
  ['Παρασκευή', '2026-11-27'],
  ['την επόμενη Παρασκευή', '2026-12-04'],
  ['σε 3 μέρες', '2026-11-28'],
  ['πριν 3 μέρες', '2026-11-22'],
  ['πριν από μία εβδομάδα', '2026-11-18'],
  ['1 Δεκεμβρίου', '2026-12-01'],
  ['1η Δεκεμβρίου 2026', '2026-12-01'],
  ['1 Δεκ. 2026', '2026-12-01'],
  ['5 Μαΐου του 2027', '2027-05-05'],
  ['Τρίτη 15/12/2026', '2026-12-15'],
  ['сегодня', '2026-11-25'],
  ['завтра', '2026-11-26'],
  ['послезавтра', '2026-11-27'],
  ['вчера', '2026-11-24'],
  ['в пятницу', '2026-11-27'],
  ['пт', '2026-11-27'],
  ['через 3 дня', '2026-11-28'],
  ['через неделю', '2026-12-02'],
  ['неделю назад', '2026-11-18'],
  ['3 дня назад', '2026-11-22'],
  ['1 декабря', '2026-12-01'],
  ['1 дек. 2026 г.', '2026-12-01'],
  ['9 мая 2027 года', '2027-05-09'],
  ['15.12.2026 г.', '2026-12-15'],
  ['вт, 15.12.2026', '2026-12-15'],
  ['\u200e15.12.2026\u200b', '2026-12-15'],
  ['１５.１２.２０２６', '2026-12-15'],
])('%s is %s', (text, day) => {
  expect(dayIn(text)).toBe(day)
})

test.each([
  ['tomorrow 10:00', '2026-11-26', '10:00'],
  ['tomorrow at 10', '2026-11-26', '10:00'],
  ['at 10 tomorrow', '2026-11-26', '10:00'],
  ['15.12.2026 10:30', '2026-12-15', '10:30'],
  ['15.12.2026 10.30', '2026-12-15', '10:30'],
  ['15.12 18:00', '2026-12-15', '18:00'],
  ['2026-12-15T10:30:00', '2026-12-15', '10:30'],
  ['αύριο στις 5 το απόγευμα', '2026-11-26', '17:00'],
  ['завтра в 6 вечера', '2026-11-26', '18:00'],
])('%s is %s at %s', (text, day, time) => {
  expect(readDay(text, today)).toMatchObject({ day, time })
})

test.each([
  '',
  ' ',
  '31.02.2026',
  '29.02.2025',
  '00.01.2026',
  '12.13.2026',
  '12/15/2026',
  '31.4',
  '21',
  '21.',
  '21.11.2',
  '21.11.202',
  '21.11.20266',
  'soon',
  'αργότερα',
  'скоро',
  'tomorrowland',
  'a flat with sun',
  'in days',
  'Friday the flat',
  '15.12.1799',
  '15.12.3000',
  '1.2.3.4',
  '15.12.2026 25:00',
  'may',
  'december',
  '2026',
])('no day: %s', (text) => {
  expect(readDay(text, today)).toBeUndefined()
})

test('ambiguous days are marked', () => {
  const isDoubtful = (text: string) => readDay(text, today)?.isDoubtful
  const marked = ['15.12', '15/12/26', 'tomorrow', '1 декабря', 'Παρασκευή', 'in 3 days']
  expect(marked.filter((text) => !isDoubtful(text))).toEqual([])
  expect(['15.12.2026', '5/1/2027', '2026-12-15'].map(isDoubtful)).not.toContain(true)
})

describe('every day', () => {
  const day = fc
    .integer({ min: 0, max: 438_000 })
    .map((days) => addDays('1800-01-01', days))
    .filter((at) => at < '3000')
  const dayAround = fc.integer({ min: -36_500, max: 36_500 }).map((days) => addDays(today, days))
  const locale = fc.constantFrom('en-GB', 'el', 'ru')
  const inParts = (iso: string) => iso.split('-') as [string, string, string]
  const shortened = (digits: string) => digits.replace(/^0/, '')
  const withMonth = (iso: string, tongue: string, month: 'long' | 'short') =>
    new Intl.DateTimeFormat(tongue, { timeZone: 'UTC', day: 'numeric', month })
      .format(new Date(iso))
      .normalize('NFC')
  const joined = (mark: string, isShort: boolean, iso: string) => {
    const [y, m, d] = inParts(iso)
    return (isShort ? [shortened(d), shortened(m), y] : [d, m, y]).join(mark)
  }

  test('is read in digits, with any separator', () => {
    const mark = fc.constantFrom('.', '/', '-', ' ', ',', '. ', '\u00a0', ' / ')
    fc.assert(
      fc.property(day, mark, fc.boolean(), (iso, between, isShort) => {
        expect(readDay(joined(between, isShort, iso), today)).toEqual({
          day: iso,
          time: null,
          isDoubtful: false,
        })
        expect(dayIn(iso)).toBe(iso)
        expect(dayIn(joined('', false, iso))).toBe(iso)
      }),
    )
  })

  test('is read with the name of its month, in three languages and any case', () => {
    fc.assert(
      fc.property(day, locale, fc.constantFrom('long', 'short'), (iso, tongue, month) => {
        const text = `${withMonth(iso, tongue, month)} ${iso.slice(0, 4)}`
        for (const written of [text, text.toUpperCase(), text.normalize('NFD')])
          expect([written, dayIn(written)]).toEqual([written, iso])
      }),
    )
  })

  test('without its year is the one nearest to today', () => {
    fc.assert(
      fc.property(dayAround, fc.integer({ min: -182, max: 182 }), locale, (now, days, tongue) => {
        const iso = addDays(now, days)
        fc.pre(!iso.endsWith('02-29'))
        const [, m, d] = inParts(iso)
        for (const text of [`${d}.${m}`, `${d}/${m}`, withMonth(iso, tongue, 'long')])
          expect([text, dayIn(text, now)]).toEqual([text, iso])
      }),
    )
  })

  test('is read as a distance from today', () => {
    fc.assert(
      fc.property(dayAround, fc.integer({ min: 2, max: 999 }), (now, days) => {
        for (const text of [`in ${days} days`, `σε ${days} ημέρες`, `через ${days} дней`])
          expect(dayIn(text, now)).toBe(addDays(now, days))
        for (const text of [`${days} days ago`, `πριν ${days} ημέρες`, `${days} дней назад`])
          expect(dayIn(text, now)).toBe(addDays(now, -days))
        for (const text of ['tomorrow', 'αύριο', 'завтра'])
          expect(dayIn(text, now)).toBe(addDays(now, 1))
      }),
    )
  })

  test('is read as the next weekday of a name in three languages', () => {
    fc.assert(
      fc.property(dayAround, fc.integer({ min: 1, max: 7 }), locale, (now, days, tongue) => {
        const iso = addDays(now, days)
        const format = new Intl.DateTimeFormat(tongue, { timeZone: 'UTC', weekday: 'long' })
        const name = format.format(new Date(iso))
        expect([name, dayIn(name, now)]).toEqual([name, iso])
        expect([name.toUpperCase(), dayIn(name.toUpperCase(), now)]).toEqual([
          name.toUpperCase(),
          iso,
        ])
      }),
    )
  })
})

test('any text gives a valid day or undefined', () => {
  const sign = fc.constantFrom(...'0123456789./-, :tτпвin дней αύριο завтра'.split(''))
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: sign })), (text) => {
      const read = readDay(text, today)
      expect(read === undefined || /^[12]\d{3}-\d\d-\d\d$/.test(read.day)).toBe(true)
    }),
  )
})
