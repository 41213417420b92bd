// Dates, times, zones and states in the various forms that programs write.
import { expect, test } from 'vitest'
import { parseCalendar } from './parseCalendar.ts'

const today = '2026-11-22'
const read = (lines: string[]) =>
  parseCalendar(
    Buffer.from(['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')),
    today,
  )
const eventOf = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT']
const daysOf = (...lines: string[]) =>
  read(lines).days.map(({ from, till }) => `${from.slice(5)}…${till.slice(5)}`)
const whys = (...lines: string[]) => read(lines).problems.map(({ why }) => why)

test.each([
  ['DTSTART:20261201', 'DTEND:20261205'],
  ['DTSTART;VALUE=DATE: 20261201', 'DTEND;VALUE=DATE:20261205 '],
  ['DTSTART;VALUE="DATE":20261201', 'dtend;value=date:20261205'],
  ['DTSTART:2026-12-01', 'DTEND:2026-12-05'],
  ['DTSTART;VALUE=DATE:20261201T000000', 'DTEND;VALUE=DATE:20261205T000000Z'],
  ['DTSTART:2026-12-01T15:00:00+02:00', 'DTEND:20261205T1100'],
  ['DTSTART:20261201T150000', 'DTEND:20261204T240000'],
  ['DTSTART:20261201T150060', 'DURATION:P3DT20H'],
  ['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:', 'DURATION:P4D'],
  ['DTSTART;VALUE=DATE:20261201garbage', 'DTEND;VALUE=DATE:20261205'],
])('%s … %s are four nights', (...lines) => {
  expect(daysOf(...eventOf(...lines))).toEqual(['12-01…12-05'])
})

test.each([
  'DTEND;VALUE=DATE:',
  'DTEND:soon',
  'DTEND;VALUE=DATE:20261131x',
  'DTEND;VALUE=DATE:20261120',
  'DURATION:P',
])('without a readable end (%s) the first night is blocked, and the problem is reported', (end) => {
  const lines = eventOf('DTSTART;VALUE=DATE:20261201', end)
  expect(daysOf(...lines)).toEqual(['12-01…12-02'])
  expect(whys(...lines)).toEqual(['badEnd'])
})

const zone = (name: string, ...more: string[]) => [
  'BEGIN:VTIMEZONE',
  `TZID:${name}`,
  ...more,
  'BEGIN:STANDARD',
  'DTSTART:16010101T000000',
  'TZOFFSETFROM:-1000',
  'TZOFFSETTO:-1000',
  'END:STANDARD',
  'END:VTIMEZONE',
]
// 19:00 in New York is 2:00 on the next day in Athens.
test.each([
  'America/New_York',
  '"America/New_York"',
  'Eastern Standard Time',
  '/freeassociation.sourceforge.net/America/New_York',
  '/mozilla.org/20070129_1/America/New_York',
  '(UTC-05:00) Eastern Time (US & Canada)',
  '"(UTC-05:00) Eastern Time (US & Canada)"',
  'GMT-0500',
  'UTC-5',
  'Mine',
  '"Mine"',
])('a time in the zone %s is converted', (name) => {
  const lines = [
    ...zone('Mine'),
    ...eventOf(`DTSTART;TZID=${name}:20261201T190000`, `DTEND;TZID=${name}:20261204T100000`),
  ]
  expect(daysOf(...lines)).toEqual(['12-02…12-04'])
  expect(whys(...lines)).toEqual([])
})

test.each([
  ['GTB Standard Time', '12-01…12-02'],
  ['(UTC+02:00) Athens, Bucharest', '12-01…12-02'],
  ['tzone://Microsoft/Utc', '12-02…12-03'],
  ['Asia/Tokyo', '12-01…12-02'],
])('half past ten in the evening in %s begins on %s', (name, days) => {
  expect(daysOf(...eventOf(`DTSTART;TZID="${name}":20261201T223000`))).toEqual([days])
})

// Midnight and evening in the calendar's zone are on other days in Athens.
const days = (zone: string, ...times: string[]) =>
  daysOf(`X-WR-TIMEZONE:${zone}`, ...eventOf(...times))
test.each([
  ['Europe/Moscow', ['DTSTART:20261130T210000Z', 'DTEND:20261204T210000Z']],
  ['Europe/Moscow', ['DTSTART:20261201T000000', 'DTEND:20261205T000000']],
  [
    'Europe/Moscow',
    ['DTSTART;TZID=Europe/Moscow:20261201T000000', 'DTEND;TZID=Europe/Moscow:20261205T000000'],
  ],
  ['America/New_York', ['DTSTART:20261201T200000Z', 'DTEND:20261206T010000Z']],
  ['America/New_York', ['DTSTART:20261201T200000', 'DTEND:20261205T200000']],
  ['America/New_York', ['DTSTART:20261202T010000Z', 'DURATION:P4D']],
  ['Eastern Standard Time', ['DTSTART:20261202T010000Z', 'DTEND:20261206T010000Z']],
  ['Asia/Tokyo', ['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261205']],
  // A zone given with the time takes precedence.
  [
    'Europe/London',
    ['DTSTART;TZID=Europe/Athens:20261201T000000', 'DTEND;TZID=Europe/Athens:20261205T000000'],
  ],
  ['Europe/Athens', ['DTSTART:20261130T220000Z', 'DTEND:20261204T220000Z']],
  // A zone without a place: the days are those of Athens.
  ['UTC', ['DTSTART:20261130T220000Z', 'DTEND:20261204T220000Z']],
  ['Etc/GMT', ['DTSTART:20261130T220000Z', 'DTEND:20261204T220000Z']],
])('in a calendar with the zone %s %j are four nights', (zone, times) => {
  expect(days(zone, ...times)).toEqual(['12-01…12-05'])
})

test('the zone of the calendar may be described in it, and applies to busy periods', () => {
  const described = ['X-WR-TIMEZONE:Mine', ...zone('Mine')]
  const busy = ['BEGIN:VFREEBUSY', 'FREEBUSY:20261201T220000Z/20261205T050000Z', 'END:VFREEBUSY']
  expect(daysOf(...described, ...busy)).toEqual(['12-01…12-04'])
})

test('repetitions in a calendar with a zone have the right days, exceptions and end', () => {
  const weekly = [
    'DTSTART:20261130T210000Z',
    'DTEND:20261201T210000Z',
    'RRULE:FREQ=WEEKLY;UNTIL=20261221T210000Z',
    'EXDATE:20261208T000000',
  ]
  expect(days('Europe/Moscow', ...weekly)).toEqual(['12-01…12-02', '12-15…12-16', '12-22…12-23'])
})

test('an unknown zone of the calendar is reported where a time needs it', () => {
  const named = (...lines: string[]) => whys('X-WR-TIMEZONE:Nowhere', ...eventOf(...lines))
  expect(named('DTSTART;VALUE=DATE:20261201')).toEqual([])
  expect(named('DTSTART:20261201T120000Z')).toEqual(['zone'])
  expect(named('DTSTART:20261201T120000')).toEqual(['zone'])
})

test('an unknown zone is read as that of Greece, and reported once', () => {
  const timed = eventOf(
    'DTSTART;TZID=Nowhere:20261201T223000',
    'DTEND;TZID=Nowhere:20261203T100000',
  )
  const { days, problems } = read([...timed, ...timed])
  expect(days.map(({ from, till }) => [from, till])).toEqual([['2026-12-01', '2026-12-03']])
  expect(problems).toEqual([
    { why: 'zone', line: 5, event: 'a', text: 'DTSTART;TZID=Nowhere:20261201T223000' },
  ])
})

test('a zone with an invalid description is found by its place', () => {
  const broken = zone('Mine', 'X-LIC-LOCATION:America/New_York').filter(
    (line) => !line.startsWith('TZOFFSETTO'),
  )
  expect(daysOf(...broken, ...eventOf('DTSTART;TZID=Mine:20261201T190000'))).toEqual([
    '12-02…12-03',
  ])
})

test.each([
  [['TRANSP:TRANSPARENT'], true],
  [['TRANSP:transparent '], true],
  [['TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'], true],
  [['TRANSP:TRANSPARENT', 'X-MICROSOFT-CDO-BUSYSTATUS:OOF'], false],
  [['TRANSP:TRANSPARENT', 'TRANSP:OPAQUE'], false],
  [['TRANSP:OPAQUE'], false],
  [['STATUS:CANCELLED'], true],
  [['DESCRIPTION:Guest', 'Status: cancelled'], false],
])('%j frees its days: %s', (lines, frees) => {
  const { days } = read(eventOf('DTSTART;VALUE=DATE:20261201', ...lines))
  expect(days.map(({ cancelled }) => cancelled)).toEqual([frees])
})

test('busy periods are taken, free ones are not, and unreadable ones are reported', () => {
  const busy = (...lines: string[]) => ['BEGIN:VFREEBUSY', 'UID:f', ...lines, 'END:VFREEBUSY']
  const lines = busy(
    'FREEBUSY:20261201T120000Z/20261205T080000Z,20261210T120000Z/P2D,',
    'FREEBUSY;FBTYPE=FREE:20261220T120000Z/20261222T080000Z',
    'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261224T120000Z/20261226T080000Z',
    'FREEBUSY:tomorrow/P2D',
  )
  expect(daysOf(...lines)).toEqual(['12-01…12-05', '12-10…12-12', '12-24…12-26'])
  expect(whys(...lines)).toEqual(['period'])
  expect(() => read(busy('FREEBUSY:tomorrow/P2D'))).toThrow('broken')
  expect(() => read(['BEGIN:VAVAILABILITY', 'UID:a', 'END:VAVAILABILITY'])).toThrow('broken')
})

test.each([
  // Complete events without an end: a date lasts a day, a time lasts a night.
  [['DTSTART;VALUE=DATE:20261201', 'END:VEVENT'], []],
  [['DTSTART:20261201T150000', 'END:VEVENT'], []],
  [['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261201', 'END:VEVENT'], []],
  [['DTSTART;VALUE=DATE:20261201', 'DURATION:P1D', 'END:VEVENT'], []],
  [['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:2026', 'END:VEVENT'], ['a']],
  // Events cut off.
  [['DTSTART;VALUE=DATE:20261201'], ['a']],
  [['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261202'], []],
  [['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:202612'], ['a']],
  [['DTSTART;VALUE=DATE:20261201', 'SUMMARY:a line that was fol', ' ded'], ['a']],
  [['DTSTART;VALUE=DATE:20261201', 'BEGIN:VALARM', 'TRIGGER:-PT1H'], ['a']],
  // Without its end, a rule would repeat for ever.
  [['DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=DAILY'], ['a']],
])('of %j the first night is taken; more may follow: %j', (lines, unread) => {
  const found = parseCalendar(
    Buffer.from(['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:a', ...lines].join('\r\n')),
    today,
  )
  expect(found.days).toMatchObject([{ uid: 'a', from: '2026-12-01', till: '2026-12-02' }])
  expect(found).toMatchObject({ unread, isCut: true })
})

test('exception dates are excluded in every notation', () => {
  const weekly = ['DTSTART;TZID=Europe/Athens:20261201T120000', 'RRULE:FREQ=WEEKLY;COUNT=3']
  for (const without of [
    'EXDATE;TZID=Europe/Athens:20261208T120000',
    'EXDATE:20261208T100000Z',
    'EXDATE:20261208T120000',
    'EXDATE;TZID=GTB Standard Time:20261208T120000,,',
    'EXDATE;VALUE=DATE:20261208',
  ])
    expect([without, daysOf(...eventOf(...weekly, without))]).toEqual([
      without,
      ['12-01…12-02', '12-15…12-16'],
    ])
  // A damaged date frees nothing.
  for (const damaged of ['EXDATE:2026120', 'EXDATE:20261208T1200000', 'EXDATE:', 'EXDATE;X'])
    expect([damaged, daysOf(...eventOf(...weekly, damaged)).length]).toEqual([damaged, 3])
})

test.each(['RRULE:', 'RRULE:WEEKLY', 'RRULE:FREQ=FORTNIGHTLY', 'RRULE:FREQ=DAILY;BYDAY=XX'])(
  '%s: for an invalid rule, only the event itself is blocked',
  (rule) => {
    const lines = eventOf('DTSTART;VALUE=DATE:20261201', rule)
    expect(daysOf(...lines)).toEqual(['12-01…12-02'])
    expect(whys(...lines)).toHaveLength(1)
  },
)

test('a repetition and all following ones may be moved', () => {
  const moved = eventOf(
    'RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20261208',
    'DTSTART;VALUE=DATE:20261209',
  )
  expect(
    daysOf(...eventOf('DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=WEEKLY;COUNT=3'), ...moved),
  ).toEqual(['12-01…12-02', '12-09…12-10', '12-16…12-17'])
})

test.each(['utf-16le', 'utf-8'])('a calendar in %s with a byte order mark is read', (encoding) => {
  const text = ['\ufeffBEGIN:VCALENDAR', ...eventOf('DTSTART:20261201', 'SUMMARY:Άννα')].join('\n')
  const bytes = encoding === 'utf-8' ? Buffer.from(text) : Buffer.from(text, 'utf16le')
  expect(parseCalendar(bytes, today).days).toMatchObject([{ summary: 'Άννα' }])
})
