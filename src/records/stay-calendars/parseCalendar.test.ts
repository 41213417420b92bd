// Calendars from portals, valid and invalid.
import { expect, test } from 'vitest'
import { parseCalendar } from './parseCalendar.ts'
import { calendarReader, usualPatience } from './readCalendar.ts'

const today = '2026-11-22'
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//y', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (uid: string, ...lines: string[]) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  'DTSTAMP:20261101T000000Z',
  ...lines,
  'END:VEVENT',
]
const read = (text: string, steps?: number) => parseCalendar(Buffer.from(text), today, steps)
const seen = (...lines: string[]) =>
  read(calendar(...lines)).days.map(({ uid, from, till }) => `${uid} ${from}…${till}`)
const fails = (text: string, steps?: number) => {
  try {
    read(text, steps)
    return 'read'
  } catch (error) {
    return (error as { failure: string }).failure
  }
}

test('days end as the calendar says', () => {
  expect(
    seen(
      ...event('a', 'DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261205'),
      ...event('b', 'DTSTART;VALUE=DATE:20261210'),
      ...event('c', 'DTSTART;VALUE=DATE:20261212', 'DURATION:P3D'),
      ...event('d', 'DTSTART;VALUE=DATE:20261220', 'DTEND;VALUE=DATE:20261220'),
      ...event('past', 'DTSTART;VALUE=DATE:20261101', 'DTEND;VALUE=DATE:20261122'),
      ...event('now', 'DTSTART;VALUE=DATE:20261101', 'DTEND;VALUE=DATE:20261123'),
    ),
  ).toEqual([
    'a 2026-12-01…2026-12-05',
    'b 2026-12-10…2026-12-11',
    'c 2026-12-12…2026-12-15',
    'd 2026-12-20…2026-12-21',
    'now 2026-11-01…2026-11-23',
  ])
})

test("times are converted to the agency's zone, also on the days of clock changes", () => {
  expect(
    seen(
      // 22:30 UTC on the first is 0:30 on the second in Athens.
      ...event('utc', 'DTSTART:20261201T223000Z', 'DTEND:20261205T090000Z'),
      ...event('wall', 'DTSTART:20261210T150000', 'DTEND:20261212T110000'),
      ...event('midnight', 'DTSTART:20261215T150000', 'DTEND:20261217T000000'),
      ...event('hour', 'DTSTART:20261220T100000', 'DTEND:20261220T120000'),
      ...event(
        'named',
        'DTSTART;TZID=America/New_York:20261224T190000',
        'DTEND;TZID=America/New_York:20261226T100000',
      ),
      // The clocks go back at four on the last Sunday of October, and forward on the last one of March.
      ...event('autumn', 'DTSTART:20271030T205900Z', 'DTEND:20271030T220000Z'),
      ...event('spring', 'DTSTART:20270327T220000Z', 'DTEND:20270328T210000Z'),
    ),
  ).toEqual([
    'utc 2026-12-02…2026-12-05',
    'wall 2026-12-10…2026-12-12',
    'midnight 2026-12-15…2026-12-17',
    'hour 2026-12-20…2026-12-21',
    'named 2026-12-25…2026-12-26',
    'autumn 2027-10-30…2027-10-31',
    'spring 2027-03-28…2027-03-29',
  ])
})

test('a zone described in the calendar is read as described', () => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Far',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:-1000',
    'TZOFFSETTO:-1000',
    'END:STANDARD',
    'END:VTIMEZONE',
  ]
  expect(
    seen(
      ...zone,
      ...event('a', 'DTSTART;TZID=Far:20261201T120000', 'DTEND;TZID=Far:20261203T120000'),
    ),
  ).toEqual(['a 2026-12-02…2026-12-04'])
})

test('events with one UID and different days are two; of those on the same days the newest counts', () => {
  const days = (from: string, till: string) => [
    `DTSTART;VALUE=DATE:${from}`,
    `DTEND;VALUE=DATE:${till}`,
  ]
  expect(
    seen(
      ...event('a', ...days('20261201', '20261205')),
      ...event('a', ...days('20261202', '20261206')),
      ...event('a', ...days('20261202', '20261206')),
    ),
  ).toEqual(['a 2026-12-01…2026-12-05', 'a 2026-12-02…2026-12-06'])
  const cancelled = (...states: string[][]) =>
    read(
      calendar(...states.flatMap((more) => event('b', ...days('20261211', '20261212'), ...more))),
    ).days.map((one) => one.cancelled)
  expect(cancelled(['SEQUENCE:2', 'STATUS:CANCELLED'], ['SEQUENCE:3'])).toEqual([false])
  expect(cancelled(['SEQUENCE:2'], ['SEQUENCE:3', 'STATUS:CANCELLED'])).toEqual([true])
  // If in doubt, the days are taken.
  expect(cancelled([], ['STATUS:CANCELLED'])).toEqual([false])
  expect(cancelled(['STATUS:CANCELLED'], [])).toEqual([false])
})

test('repetitions are read three years ahead, with their exceptions', () => {
  const weekly = seen(
    ...event('w', 'DTSTART;VALUE=DATE:20261204', 'RRULE:FREQ=WEEKLY', 'EXDATE;VALUE=DATE:20261211'),
    ...event('w', 'RECURRENCE-ID;VALUE=DATE:20261218', 'DTSTART;VALUE=DATE:20261219'),
  )
  expect(weekly.slice(0, 3)).toEqual([
    'w/2026-12-04 2026-12-04…2026-12-05',
    'w/2026-12-18 2026-12-19…2026-12-20',
    'w/2026-12-25 2026-12-25…2026-12-26',
  ])
  expect(weekly.length).toBeGreaterThan(150)
  expect(weekly.length).toBeLessThan(160)
})

test('an exception blocks its days, even without the repetition that it replaces', () => {
  const moved = (uid: string, day: string, to: string, ...lines: string[]) =>
    event(uid, `RECURRENCE-ID;VALUE=DATE:${day}`, `DTSTART;VALUE=DATE:${to}`, ...lines)
  // If a calendar is sent in parts, one may contain only exceptions.
  expect(
    seen(...moved('a', '20261218', '20261219'), ...moved('a', '20261225', '20261226')),
  ).toEqual(['a/2026-12-18 2026-12-19…2026-12-20', 'a/2026-12-25 2026-12-26…2026-12-27'])
  expect(
    seen(...event('b', 'DTSTART;VALUE=DATE:20261201'), ...moved('b', '20261208', '20261209')),
  ).toEqual(['b 2026-12-01…2026-12-02', 'b/2026-12-08 2026-12-09…2026-12-10'])
  // Moving one repetition far away does not affect the later ones.
  expect(
    seen(
      ...event('c', 'DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=WEEKLY;COUNT=3'),
      ...moved('c', '20261208', '20301208'),
    ),
  ).toEqual([
    'c/2026-12-01 2026-12-01…2026-12-02',
    'c/2026-12-08 2030-12-08…2030-12-09',
    'c/2026-12-15 2026-12-15…2026-12-16',
  ])
  expect(
    seen(
      ...event('d', 'DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=WEEKLY;COUNT=1'),
      ...moved('d', '20261201', '20261203', 'SEQUENCE:2'),
      ...moved('d', '20261201', '20261204', 'SEQUENCE:1'),
    ),
  ).toEqual(['d/2026-12-01 2026-12-03…2026-12-04', 'd/2026-12-01 2026-12-04…2026-12-05'])
})

test('the start of an event is one of its listed dates', () => {
  const dates = ['DTSTART;VALUE=DATE:20261201', 'RDATE;VALUE=DATE:20261205,20261207']
  const listed = ['a/2026-12-05 2026-12-05…2026-12-06', 'a/2026-12-07 2026-12-07…2026-12-08']
  expect(seen(...event('a', ...dates))).toEqual(['a/2026-12-01 2026-12-01…2026-12-02', ...listed])
  expect(seen(...event('a', ...dates, 'EXDATE;VALUE=DATE:20261201'))).toEqual(listed)
})

const endless = (rule: string) =>
  calendar(
    ...event('bomb', 'DTSTART:19700101T000000Z', `RRULE:${rule}`),
    ...event('a', 'DTSTART;VALUE=DATE:20261201'),
  )

test.each(['FREQ=SECONDLY', 'FREQ=MINUTELY;UNTIL=99991231T000000Z', 'FREQ=HOURLY;INTERVAL=5'])(
  'a rule that repeats within a day gives each day once: %s',
  (rule) => {
    const { days, problemCount } = read(endless(rule))
    expect(problemCount).toBe(0)
    expect(days.filter(({ from }) => from === '2026-12-24')).toHaveLength(1)
    expect(days.length).toBeLessThan(1200)
  },
)

test.each([
  'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=DAILY;INTERVAL=7;BYDAY=SU;COUNT=3',
  'FREQ=DAILY;INTERVAL=999999999',
  'FREQ=YEARLY;BYDAY=1MO;BYMONTHDAY=15;BYMONTH=4',
  'FREQ=WEEKLY;INTERVAL=999999999;BYDAY=MO',
  'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=9',
])('a rule without further dates does not prevent others from being read: %s', (rule) => {
  expect(read(endless(rule)).days.map(({ uid }) => uid)).toEqual(['a'])
})

test('reading is stopped when a calendar takes too long', async () => {
  const slow = calendarReader(1)
  const text = calendar(...event('a', 'DTSTART;VALUE=DATE:20261201'))
  expect(await slow(Buffer.from(text), today)).toBe('broken')
})

test('simultaneous requests are read one after the other', async () => {
  const reading = calendarReader(usualPatience)
  const text = calendar(...event('a', 'DTSTART;VALUE=DATE:20261201'))
  const all = await Promise.all([text, 'x', text].map((one) => reading(Buffer.from(one), today)))
  expect(all).toMatchObject([{ problemCount: 0 }, 'notCalendar', { problemCount: 0 }])
})

test('closed days are distinguished from booked ones', () => {
  const kinds = read(
    calendar(
      ...event('a', 'DTSTART;VALUE=DATE:20261201', 'SUMMARY:Reserved'),
      ...event('b', 'DTSTART;VALUE=DATE:20261202', 'SUMMARY:Airbnb (Not available)'),
      ...event('c', 'DTSTART;VALUE=DATE:20261203', 'SUMMARY:CLOSED - Not available'),
      ...event('d', 'DTSTART;VALUE=DATE:20261204', 'STATUS:CANCELLED'),
    ),
  ).days
  expect(kinds.map(({ kind, cancelled }) => [kind, cancelled])).toEqual([
    ['booked', false],
    ['closed', false],
    ['closed', false],
    ['booked', true],
  ])
})

test('a calendar with METHOD:CANCEL cancels its events', () => {
  const found = read(calendar('METHOD:CANCEL', ...event('a', 'DTSTART;VALUE=DATE:20261201'))).days
  expect(found).toMatchObject([{ uid: 'a', cancelled: true }])
})

test('anything but a calendar is refused, not read as empty', () => {
  expect(fails('<!doctype html><title>Sign in</title>')).toBe('notCalendar')
  expect(fails('')).toBe('notCalendar')
  expect(fails('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a')).toBe('broken')
  expect(fails(calendar(...event('a', 'DTSTART;VALUE=DATE:2026')))).toBe('broken')
  expect(fails(calendar(...event('a', 'SUMMARY:when?')))).toBe('broken')
  const many = Array.from({ length: 5001 }, (_, at) =>
    event(`${at}`, 'DTSTART;VALUE=DATE:20270101'),
  )
  expect(fails(calendar(...many.flat()))).toBe('many')
  expect(read(calendar()).days).toEqual([])
})

test('repetitions have a common limit, and exceeding it is reported', () => {
  const steps = 2000
  const daily = Array.from({ length: 3 }, (_, at) =>
    event(`e${at}`, 'DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=DAILY'),
  )
  expect(read(calendar(...daily[0]!), steps)).toMatchObject({ problemCount: 0 })
  const found = read(calendar(...daily.flat(), ...event('a', 'DTSTART;VALUE=DATE:20261201')), steps)
  expect(found.problems.map(({ why, event: of }) => [why, of])).toEqual([
    ['tooMany', 'e1'],
    ['tooMany', 'e2'],
  ])
  expect(found.days.at(-1)).toMatchObject({ uid: 'a' })
  // Days found within the limit are kept, and the first day in any case.
  expect(found.days.filter(({ uid }) => uid.startsWith('e')).length).toBeGreaterThan(steps)
})
