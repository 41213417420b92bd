// Damage in a calendar does not affect the other events.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#kit/clock.ts'
import { rounds } from '#kit/testing/rounds.ts'
import type { FoundDays } from './foundDays.ts'
import { matchBlocks } from './matchBlocks.ts'
import { NotRead, parseCalendar } from './parseCalendar.ts'

const today = '2026-11-22'
const numRuns = rounds(300, 20_000)

type Line = { text: string; of: number }
const dashless = (day: string) => day.replaceAll('-', '')

/** Events on separate days, each in a common form. */
function linesOf(at: number, form: number): string[] {
  const from = addDays(today, 10 + at * 40)
  const till = addDays(from, 4)
  const day = (name: string, date: string) => `${name};VALUE=DATE:${dashless(date)}`
  const time = (name: string, date: string) => `${name};TZID=Europe/Athens:${dashless(date)}T150000`
  const uid = `UID:${at}@portal`
  const forms = [
    [uid, day('DTSTART', from), day('DTEND', till), 'SUMMARY:Reserved', 'TRANSP:OPAQUE'],
    [day('DTSTART', from), 'DURATION:P4D', uid, 'DESCRIPTION:first\\n', ' second', 'SEQUENCE:1'],
    [uid, time('DTSTART', from), time('DTEND', till), 'STATUS:CONFIRMED'],
    [uid, day('DTSTART', from), 'RRULE:FREQ=WEEKLY;COUNT=3', day('EXDATE', addDays(from, 7))],
    [uid, day('DTSTART', from), day('DTEND', till), 'BEGIN:VALARM', 'TRIGGER:-PT1H', 'END:VALARM'],
    [uid, day('DTSTART', from), day('RECURRENCE-ID', addDays(from, 1)), day('DTEND', till)],
    [uid, day('DTSTART', from), day('DTEND', till), 'TRANSP:TRANSPARENT', 'STATUS:CANCELLED'],
  ]
  return ['BEGIN:VEVENT', ...forms[form]!, 'END:VEVENT']
}

function calendarOf(forms: readonly number[]): Line[] {
  const header = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//y']
  const of = (texts: string[], at: number) => texts.map((text) => ({ text, of: at }))
  return [
    ...of(header, -1),
    ...forms.flatMap((form, at) => of(linesOf(at, form), at)),
    ...of(['END:VCALENDAR'], -1),
  ]
}

const damages: Record<string, (lines: Line[], at: number, text: string, other: number) => void> = {
  remove: (lines, at) => void lines.splice(at, 1),
  double: (lines, at) => void lines.splice(at, 0, lines[at]!),
  shorten: (lines, at, _text, other) =>
    change(lines, at, (line) => line.slice(0, other % line.length)),
  garble: (lines, at, text, other) =>
    change(lines, at, (line) => {
      const where = other % line.length
      return line.slice(0, where) + text + line.slice(where + 1)
    }),
  add: (lines, at, text) => void lines.splice(at + 1, 0, { text, of: lines[at]!.of }),
  indent: (lines, at) => change(lines, at, (line) => ` ${line}`),
  tear: (lines, at, _text, other) =>
    change(
      lines,
      at,
      (line) => `${line.slice(0, other % line.length)}\r\n${line.slice(other % line.length)}`,
    ),
  replace: (lines, at, _text, other) => change(lines, at, () => lines[other % lines.length]!.text),
}
const change = (lines: Line[], at: number, how: (text: string) => string) => {
  lines[at] = { ...lines[at]!, text: how(lines[at]!.text) }
}

const damage = fc.record({
  how: fc.constantFrom(...Object.keys(damages)),
  at: fc.nat(),
  other: fc.nat(),
  text: fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(
      'BEGIN:VEVENT',
      'END:VEVENT',
      'BEGIN:VALARM',
      'END:VCALENDAR',
      'STATUS:CANCELLED',
    ),
    fc.constantFrom(
      'DTSTART:2027',
      'RRULE:FREQ=SECONDLY',
      'EXDATE:x',
      ':',
      '"',
      'BEGIN:X',
      'TZID="',
    ),
  ),
})

const nightsOf = (days: readonly FoundDays[]) =>
  new Set(
    days
      .filter(({ cancelled }) => !cancelled)
      .flatMap(({ from, till }) => {
        const nights: string[] = []
        for (let night = from; night < till; night = addDays(night, 1)) nights.push(night)
        return nights
      }),
  )
const read = (lines: readonly Line[]) =>
  parseCalendar(Buffer.from(lines.map(({ text }) => text).join('\r\n')), today)

test('damaged lines free no night of other events', () => {
  const forms = fc.array(fc.nat({ max: 6 }), { minLength: 2, maxLength: 8 })
  fc.assert(
    fc.property(forms, fc.array(damage, { minLength: 1, maxLength: 6 }), (given, all) => {
      const lines = calendarOf(given)
      const hit = new Set<number>()
      for (const { how, at, text, other } of all) {
        // The first event is never damaged.
        const open = lines.flatMap(({ of }, index) => (of === 0 ? [] : [index]))
        const index = open[at % open.length]!
        if (lines[index]!.text === '') continue
        hit.add(lines[index]!.of)
        damages[how]!(lines, index, text, other)
      }
      const whole = calendarOf(given).filter(({ of }) => !hit.has(of) || of === -1)
      const found = nightsOf(read(lines).days)
      for (const night of nightsOf(read(whole).days)) expect(found).toContain(night)
    }),
    { numRuns },
  )
})

test('any input is either read or refused', () => {
  const piece = fc.oneof(
    fc.constantFrom('BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'END:VEVENT', 'BEGIN:VTIMEZONE', 'TZID:x'),
    fc.constantFrom('BEGIN:VFREEBUSY', 'FREEBUSY:20270101T000000Z/PT', 'BEGIN:STANDARD', 'UID:a'),
    fc.constantFrom('DTSTART;TZID=x:20270101T000000', 'TZOFFSETTO:+0200', 'RDATE:,', 'END:X'),
    fc.string({ unit: 'binary' }).map((text) => `DTSTART:${text}`),
    fc.string().map((text) => `RRULE:FREQ=MONTHLY;${text}`),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 40 }),
      fc.constantFrom('\r\n', '\n', '\r'),
      (all, end) => {
        try {
          parseCalendar(Buffer.from(['BEGIN:VCALENDAR', ...all].join(end)), today)
        } catch (error) {
          expect(error).toBeInstanceOf(NotRead)
        }
      },
    ),
    { numRuns },
  )
})

test('every repetition rule ends', () => {
  const part = fc.constantFrom(
    'INTERVAL=3',
    'INTERVAL=0',
    'INTERVAL=4000',
    'COUNT=5',
    'COUNT=0',
    'UNTIL=20280101',
    'UNTIL=x',
    'BYMONTH=2',
    'BYMONTHDAY=30',
    'BYMONTHDAY=-1',
    'BYDAY=MO',
    'BYDAY=5MO',
    'BYDAY=-6MO',
    'BYDAY=XX',
    'BYSETPOS=9',
    'BYWEEKNO=53',
    'BYYEARDAY=366',
    'BYHOUR=25',
    'WKST=SU',
    'BYMONTH=13',
    '',
  )
  const freq = fc.constantFrom(
    'SECONDLY',
    'MINUTELY',
    'HOURLY',
    'DAILY',
    'WEEKLY',
    'MONTHLY',
    'YEARLY',
    'NEVER',
  )
  fc.assert(
    fc.property(freq, fc.array(part, { maxLength: 4 }), (often, parts) => {
      const rule = [`RRULE:FREQ=${often}`, ...parts].join(';')
      const lines = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:a', 'DTSTART:20261230', rule]
      const { days } = parseCalendar(Buffer.from([...lines, 'END:VEVENT'].join('\n')), today)
      expect(days[0]).toMatchObject({ from: '2026-12-30' })
    }),
    { numRuns },
  )
})

const stays = fc.array(
  fc.record({
    at: fc.nat({ max: 30 }),
    nights: fc.integer({ min: 1, max: 5 }),
    name: fc.nat({ max: 2 }),
  }),
  { maxLength: 12 },
)

test('the same stays with other UIDs and in another order match', () => {
  const known = (all: { at: number; nights: number; name: number }[], uids: string): FoundDays[] =>
    all.map(({ at, nights, name }, index) => ({
      uid: `${uids}${index}`,
      from: addDays(today, at),
      till: addDays(today, at + nights),
      summary: ['Reserved', 'Closed', null][name]!,
      kind: name === 1 ? 'closed' : 'booked',
      cancelled: false,
    }))
  const shown = ({ from, till, summary, kind }: FoundDays) => ({ from, till, summary, kind })
  fc.assert(
    fc.property(stays, fc.constantFrom('x', 'a'), (all, uids) => {
      const found = known(all.toReversed(), uids)
      const pairs = matchBlocks(found, known(all, 'a'))
      expect(pairs.size).toBe(all.length)
      for (const [one, other] of pairs) expect(shown(one)).toEqual(shown(other))
    }),
    { numRuns },
  )
})
