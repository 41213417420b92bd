import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText, cleanTexts } from './cleanText.ts'

test.each([
  ['a zero-width space', '\u200bmaria', 'maria'],
  ['marks of direction', '\u202amaria\u202c\u200e', 'maria'],
  ['a byte order mark', '\ufeffmaria', 'maria'],
  ['a soft hyphen', 'Θεσσα\u00adλονίκη', 'Θεσσαλονίκη'],
  ['a filler', 'maria\u3164', 'maria'],
  ['a tag without its flag', 'maria\u{E0041}', 'maria'],
  ['a control character', 'ma\u0007ria\u009f', 'maria'],
  ['no-break blanks', '120\u00a0000\u202f€', '120 000 €'],
  ['a typographic line break', 'one\u2028two\u000bthree', 'one\ntwo\nthree'],
  ['letters with loose marks', 'Ξα\u0301νθη', 'Ξάνθη'],
  ['a mark kept from its letter', 'Ξα\u200b\u0301νθη', 'Ξάνθη'],
  ['a joiner between letters', 'ma\u200dria', 'maria'],
  ['half a character', 'maria\ud83d', 'maria\ufffd'],
  ['a variation selector behind a letter', 'a\ufe0f1\ufe0f', 'a1'],
])('%s goes, or becomes what it looks like', (_what, given, clean) => {
  expect(cleanText(given)).toBe(clean)
})

test.each([
  'tabs\tand\nline\r\nbreaks',
  ' blanks at both ends ',
  '👨‍👩‍👧‍👦',
  '❤️ ☎︎',
  '1️⃣ #️⃣',
  '👍🏽 👩🏾‍🔧',
  '🏴󠁧󠁢󠁷󠁬󠁳󠁿',
  '🇬🇷',
  'Ёлка, Άννα, Đorđe',
])('%s stays as it is', (text) => {
  expect(cleanText(text)).toBe(text)
})

test('cleaning a clean text again changes nothing', () => {
  const pieces = fc.constantFrom(
    'a',
    'Ά',
    '\u0301',
    '\u200b',
    '\u200d',
    '\ufe0f',
    '❤',
    '👩',
    '🏽',
    '1',
    '\u20e3',
    '\u{1F3F4}',
    '\u{E0067}',
    '\u{E007F}',
    '\u00a0',
    '\u2028',
    '\ud800',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (all) => {
      const once = cleanText(all.join(''))
      expect(cleanText(once)).toBe(once)
    }),
  )
})

test('all texts of a request are cleaned except passwords', () => {
  const given = {
    email: 'maria\u200b',
    list: [{ text: 'a\u00a0b' }, 7, null, true],
    password: 'se\u200bcret\u00a0',
    currentPassword: '\ufeffold',
  }
  expect(cleanTexts(given)).toEqual({
    email: 'maria',
    list: [{ text: 'a b' }, 7, null, true],
    password: 'se\u200bcret\u00a0',
    currentPassword: '\ufeffold',
  })
})

test('a request with a hundred thousand levels is handled', () => {
  let deep: unknown = 'x'
  for (let at = 0; at < 100_000; at++) deep = [deep]
  expect(() => cleanTexts(deep)).not.toThrow()
})

test('a name such as __proto__ stays a name', () => {
  const given = JSON.parse('{"__proto__": {"a": 1}}') as object
  expect(Object.keys(cleanTexts(given) as object)).toEqual(['__proto__'])
})
