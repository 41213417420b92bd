// Which enquiries go to the tray, and for which reasons.
import { expect, test } from 'vitest'
import { doubtsOf } from './enquiryDoubts.ts'
import type { EnquiryFacts } from './enquiryDoubts.ts'

const honest: EnquiryFacts = {
  isTrapped: false,
  token: 'good',
  secondsOpen: 40,
  leastSeconds: 3,
  name: 'Мария Кузнецова',
  message: 'Можно посмотреть квартиру в субботу?',
  ownHost: 'estia.test',
  lately: { quarter: 0, day: 0, ofContact: 0 },
}
const lately = (kept: Partial<EnquiryFacts['lately']>) => ({
  lately: { ...honest.lately, ...kept },
})
const link = (name: string) => `https://${name}.example/offer`

test.each<[string, Partial<EnquiryFacts>, string[]]>([
  ['a normal enquiry', {}, []],
  ['a hidden field that is filled in', { isTrapped: true }, ['trap']],
  ['no token', { token: null, secondsOpen: null }, ['noToken']],
  ['a token that was used before', { token: 'used' }, ['reused']],
  ['a page opened yesterday', { token: 'old', secondsOpen: 90_000 }, ['tooOld']],
  ['filled in within two seconds', { secondsOpen: 2 }, ['tooFast']],
  ['filled in within three seconds', { secondsOpen: 3 }, []],
  ['a clock that is ahead', { secondsOpen: -1 }, ['tooFast']],
  ['two links', { message: `Like ${link('a')} or www.b.example?` }, []],
  ['three', { message: `${link('a')} ${link('b')} www.c.example` }, ['links']],
  [
    'many links to our own pages',
    { message: 'https://estia.test/site/en/object/A1B2 '.repeat(9) },
    [],
  ],
  ['a link for a name', { name: `Win ${link('a')}` }, ['links']],
  ['links in forum markup', { message: 'see [url=x]here[/url]' }, ['links']],
  ['links in HTML', { message: 'see <a href="x">here</a>' }, ['links']],
  ['a name with a full stop', { name: 'J.R.Smith', message: 'At 10.30, flat no.5.' }, []],
  ['four earlier enquiries of one contact', lately({ ofContact: 4 }), []],
  ['five earlier enquiries of one contact', lately({ ofContact: 5 }), ['often']],
  ['29 of all visitors within a quarter of an hour', lately({ quarter: 29, day: 199 }), []],
  ['30 of all visitors', lately({ quarter: 30 }), ['many']],
  ['200 within a day', lately({ day: 200 }), ['many']],
  [
    'every doubt at once',
    { isTrapped: true, token: 'used', secondsOpen: 0, message: link('a').repeat(3) },
    ['trap', 'reused', 'tooFast'],
  ],
])('%s', (_, facts, doubts) => {
  expect(doubtsOf({ ...honest, ...facts })).toEqual(doubts)
})
