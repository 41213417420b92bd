import { describe, expect, test } from 'vitest'
import { readTask } from './readTask.ts'

/** A Sunday. */
const sunday = '2026-11-22T10:00:00Z'
const at = (typed: string, now = sunday) => readTask(typed, new Date(now))
const when = (typed: string, now = sunday) => at(typed, now).date

describe('a date at the end or the beginning', () => {
  test.each([
    ['Call her tomorrow 10:00', '2026-11-23T10:00:00'],
    ['Call her tomorrow at 10', '2026-11-23T10:00:00'],
    ['Call her, TOMORROW, 9:05', '2026-11-23T09:05:00'],
    ['Call her at 10 tomorrow', '2026-11-23T10:00:00'],
    ['Call her day after tomorrow', '2026-11-24T00:00:00'],
    ['today call her', '2026-11-22T00:00:00'],
    ['tomorrow 10:00 call her', '2026-11-23T10:00:00'],
    ['Call her on Friday at 4 pm', '2026-11-27T16:00:00'],
    ['Call her by Friday', '2026-11-27T00:00:00'],
    ['Call her fri 10:00', '2026-11-27T10:00:00'],
    ['Call her next Monday', '2026-11-23T00:00:00'],
    ['Call her next week', '2026-11-23T00:00:00'],
    ['Call her in 3 days', '2026-11-25T00:00:00'],
    ['Call her in a week', '2026-11-29T00:00:00'],
    ['Call her in two months at 12', '2027-01-22T12:00:00'],
    ['Call her 12.3.', '2027-03-12T00:00:00'],
    ['Call her 12.3. 9:30', '2027-03-12T09:30:00'],
    ['Call her 12/3', '2027-03-12T00:00:00'],
    ['Call her 12.03.2028', '2028-03-12T00:00:00'],
    ['Call her on 1/12/26 at 11', '2026-12-01T11:00:00'],
    ['Call her 2027-01-31', '2027-01-31T00:00:00'],
    ['Call her 12 March', '2027-03-12T00:00:00'],
    ['Call her on March 12th, 2028', '2028-03-12T00:00:00'],
    ['Call her in 30 minutes', '2026-11-22T12:30:00'],
    ['Call her at 10', '2026-11-23T10:00:00'],
    ['Call her at 14:30', '2026-11-22T14:30:00'],
    ['Call her at 5', '2026-11-22T17:00:00'],
  ])('in English: %s', (typed, date) => {
    expect(at(typed)).toMatchObject({ date })
    expect(at(typed).description.toLowerCase()).toBe('call her')
  })

  test.each([
    ['Τηλέφωνο αύριο 10:00', '2026-11-23T10:00:00'],
    ['Τηλέφωνο ΑΥΡΙΟ στις 10', '2026-11-23T10:00:00'],
    ['Τηλέφωνο αυριο στις 5 το απόγευμα', '2026-11-23T17:00:00'],
    ['Τηλέφωνο μεθαύριο', '2026-11-24T00:00:00'],
    ['Τηλέφωνο σήμερα στις 8 μ.μ.', '2026-11-22T20:00:00'],
    ['Τηλέφωνο την Παρασκευή', '2026-11-27T00:00:00'],
    ['Τηλέφωνο την Παρασκευή στις 10.30', '2026-11-27T10:30:00'],
    ['Τηλέφωνο το Σάββατο στις 11', '2026-11-28T11:00:00'],
    ['Τηλέφωνο την επόμενη Δευτέρα', '2026-11-23T00:00:00'],
    ['Τηλέφωνο σε 3 μέρες', '2026-11-25T00:00:00'],
    ['Τηλέφωνο σε μία εβδομάδα', '2026-11-29T00:00:00'],
    ['Τηλέφωνο σε δύο βδομάδες', '2026-12-06T00:00:00'],
    ['Τηλέφωνο σε έναν μήνα', '2026-12-22T00:00:00'],
    ['Τηλέφωνο στις 12/3', '2027-03-12T00:00:00'],
    ['Τηλέφωνο στις 12 Μαρτίου στις 9', '2027-03-12T09:00:00'],
    ['Τηλέφωνο σε μια ώρα', '2026-11-22T13:00:00'],
    ['αύριο τηλέφωνο', '2026-11-23T00:00:00'],
  ])('in Greek: %s', (typed, date) => {
    expect(at(typed)).toMatchObject({ date })
    expect(at(typed).description.toLowerCase()).toBe('τηλέφωνο')
  })

  test.each([
    ['Позвонить завтра 10:00', '2026-11-23T10:00:00'],
    ['Позвонить ЗАВТРА в 10', '2026-11-23T10:00:00'],
    ['Позвонить послезавтра в 6 вечера', '2026-11-24T18:00:00'],
    ['Позвонить сегодня', '2026-11-22T00:00:00'],
    ['Позвонить в пятницу', '2026-11-27T00:00:00'],
    ['Позвонить во вторник в 9:15', '2026-11-24T09:15:00'],
    ['Позвонить пн 10:00', '2026-11-23T10:00:00'],
    ['Позвонить в следующий понедельник', '2026-11-23T00:00:00'],
    ['Позвонить на следующей неделе', '2026-11-23T00:00:00'],
    ['Позвонить через 3 дня', '2026-11-25T00:00:00'],
    ['Позвонить через неделю', '2026-11-29T00:00:00'],
    ['Позвонить через две недели', '2026-12-06T00:00:00'],
    ['Позвонить через 5 дней в 11 часов', '2026-11-27T11:00:00'],
    ['Позвонить 12 марта', '2027-03-12T00:00:00'],
    ['Позвонить 12.3.2027 в 14:00', '2027-03-12T14:00:00'],
    ['Позвонить через час', '2026-11-22T13:00:00'],
    ['завтра позвонить', '2026-11-23T00:00:00'],
  ])('in Russian: %s', (typed, date) => {
    expect(at(typed)).toMatchObject({ date })
    expect(at(typed).description.toLowerCase()).toBe('позвонить')
  })
})

describe('the calendar', () => {
  test('a Friday named on a Friday is the next one; this Friday is today', () => {
    const friday = '2026-11-27T08:00:00Z'
    expect(when('Meet Friday', friday)).toBe('2026-12-04T00:00:00')
    expect(when('Meet next Friday', friday)).toBe('2026-12-04T00:00:00')
    expect(when('Meet this Friday', friday)).toBe('2026-11-27T00:00:00')
  })
  test('next Friday is in the next week', () => {
    expect(when('Meet next Friday', '2026-11-25T08:00:00Z')).toBe('2026-12-04T00:00:00')
  })
  test('dates roll over months and years', () => {
    expect(when('Pay tomorrow', '2026-12-31T10:00:00Z')).toBe('2027-01-01T00:00:00')
    expect(when('Pay in 3 days', '2026-02-27T10:00:00Z')).toBe('2026-03-02T00:00:00')
    expect(when('Pay in a month', '2027-01-31T10:00:00Z')).toBe('2027-02-28T00:00:00')
    expect(when('Pay in a month', '2028-01-31T10:00:00Z')).toBe('2028-02-29T00:00:00')
    expect(when('Pay in 2 months', '2026-12-31T10:00:00Z')).toBe('2027-02-28T00:00:00')
  })
  test('a past date means next year; today is today', () => {
    expect(when('Pay 21.11.')).toBe('2027-11-21T00:00:00')
    expect(when('Pay 22.11.')).toBe('2026-11-22T00:00:00')
  })
  test('29 February is in the next leap year', () => {
    expect(when('Pay 29.2.')).toBe('2028-02-29T00:00:00')
    expect(when('Pay 29.2.2028')).toBe('2028-02-29T00:00:00')
  })
  test('today is the day in Athens, not in UTC', () => {
    expect(when('Pay today', '2026-11-22T22:30:00Z')).toBe('2026-11-23T00:00:00')
    expect(when('Pay tomorrow', '2026-07-01T21:30:00Z')).toBe('2026-07-03T00:00:00')
  })
  test('daylight saving time changes neither day nor hour', () => {
    expect(when('Pay tomorrow 10:00', '2026-03-28T22:30:00Z')).toBe('2026-03-30T10:00:00')
    expect(when('Pay tomorrow 10:00', '2026-03-28T10:00:00Z')).toBe('2026-03-29T10:00:00')
    expect(when('Pay tomorrow 10:00', '2026-10-24T10:00:00Z')).toBe('2026-10-25T10:00:00')
    expect(when('Pay in 2 hours', '2026-03-29T00:30:00Z')).toBe('2026-03-29T05:30:00')
    expect(when('Pay in 2 hours', '2026-10-25T00:30:00Z')).toBe('2026-10-25T04:30:00')
  })
  test('a time alone is its next occurrence', () => {
    expect(when('Call at 11:59')).toBe('2026-11-23T11:59:00')
    expect(when('Call 12:01')).toBe('2026-11-22T12:01:00')
  })
})

describe('text without a date', () => {
  test.each([
    'Call her',
    'Pay 31.2.',
    'Pay 29.2.2027',
    'Pay 31/4',
    'Pay 12.13.',
    'Call at 25:00',
    'Call at 10:75',
    'Area is 12.3',
    'A flat with sun',
    'Where he sat',
    'Fridays',
    'Tomorrowland',
    'Send tomorrow morning news to Anna',
    'Egnatia 10',
    'Version 1.2.3.4',
    'Call 2310 555 123',
    'Απαραύριο',
    'Договор 12.3',
    '',
    '   ',
  ])('%s', (typed) => {
    expect(at(typed)).toEqual({ description: typed.trim(), date: null, dateText: null, end: 0 })
  })

  test('a date is only read at the end, or else at the beginning', () => {
    expect(at('Ask about tomorrow whether she comes').date).toBeNull()
    expect(at('Friday is off, call on Monday')).toMatchObject({
      description: 'Friday is off, call',
      date: '2026-11-23T00:00:00',
    })
  })
  test('words that the user rejected as a date stay text', () => {
    const typed = 'Watch the film Friday'
    expect(at(typed).dateText).toBe('Friday')
    expect(readTask(typed, new Date(sunday), 'Friday')).toMatchObject({
      description: typed,
      date: null,
    })
  })
  test('a line that is only a date keeps its words', () => {
    expect(at('tomorrow 10:00')).toMatchObject({
      description: 'tomorrow 10:00',
      date: '2026-11-23T10:00:00',
    })
  })
})
