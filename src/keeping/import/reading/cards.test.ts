import { expect, test } from 'vitest'
import { cardHeaders } from './cards/cards.ts'
import type { Encoding } from './source.ts'
import { encodedBytes } from './testing/encodedBytes.ts'
import { allRows, intakeFiles, sourceOf } from './testing/intakeFiles.ts'

const fileOf = intakeFiles()

async function read(content: string | Uint8Array) {
  const path = await fileOf(content)
  const source = await sourceOf(path)
  const rows = await allRows(path, source)
  return rows.map(({ number, cells }) => ({
    number,
    ...Object.fromEntries(
      source.headers.flatMap((header, at) => (cells[at] === null ? [] : [[header, cells[at]]])),
    ),
  }))
}
const card = (version: string, ...lines: string[]) =>
  ['BEGIN:VCARD', `VERSION:${version}`, ...lines, 'END:VCARD', ''].join('\r\n')

test('cards of all versions in one file', async () => {
  const found = await read(
    card(
      '2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=CE=A0=CE=B1=CF=80=CE=AC=CF=82;=CE=93=CE=B9=CF=8E=',
      '=CF=81=CE=B3=CE=BF=CF=82;;;',
      'TEL;CELL;PREF:6971234567',
      'TEL;HOME;VOICE:2310 123456',
      'NOTE;ENCODING=QUOTED-PRINTABLE:one=0D=0Atwo',
    ) +
      card(
        '3.0',
        'N:Иванова;Мария;Петровна;г-жа;',
        'FN:Мария Иванова',
        'ORG:Ромашка;Отдел продаж',
        'item1.TEL;TYPE=CELL:+7 912 345-67-89',
        'item1.X-ABLabel:_$!<Mobile>!$_',
        'EMAIL;TYPE=INTERNET:maria@example.org',
        'EMAIL;TYPE=WORK:work@example.org',
        'ADR;TYPE=HOME:;;ул. Ленина\\, 12;Москва;;101000;Россия',
        'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAIBAQIBAQ',
        ' ICAgICAgICAwUDAwMDAwYEBAMFBwYHBwcGBwcICQsJCAgKCAcHCg0KCgsMDAwMBwkODw0M',
        'NOTE:first line\\nsecond\\; with a se',
        ' micolon',
        'BDAY:1980-05-15',
        'UID:abc-1',
      ) +
      card(
        '4.0',
        'FN:John Smith',
        'TITLE:Architect',
        'TEL;VALUE=uri;TYPE="voice,cell":tel:+30-697-123-4567;ext=12',
        'BDAY:19800515',
        'URL:https://example.org/a;b',
      ),
  )
  expect(found).toEqual([
    {
      number: 1,
      lastName: 'Παπάς',
      firstName: 'Γιώργος',
      tel: '6971234567;2310 123456',
      note: 'one\ntwo',
    },
    {
      number: 9,
      lastName: 'Иванова',
      firstName: 'Мария',
      middleName: 'Петровна',
      org: 'Ромашка, Отдел продаж',
      title: 'г-жа',
      tel: '+7 912 345-67-89',
      email: 'maria@example.org;work@example.org',
      street: 'ул. Ленина, 12',
      city: 'Москва',
      postcode: '101000',
      country: 'Россия',
      note: 'first line\nsecond; with a semicolon',
      birthday: '1980-05-15',
      uid: 'abc-1',
    },
    {
      number: 26,
      lastName: 'Smith',
      firstName: 'John',
      title: 'Architect',
      tel: '+30-697-123-4567 ext. 12',
      birthday: '1980-05-15',
      url: 'https://example.org/a;b',
    },
  ])
})

test('the source has fixed headers, without a header row', async () => {
  expect(await sourceOf(await fileOf(card('3.0', 'FN:A')))).toEqual({
    format: 'vcard',
    encoding: 'utf-8',
    delimiter: null,
    sheet: null,
    sheets: [],
    headerRow: null,
    headers: [...cardHeaders],
  })
})

test('lines may be folded in the middle of a character', async () => {
  const note = Buffer.from(`NOTE:${'Θάλασσα και βουνό '.repeat(9)}`)
  const lines: Buffer[] = []
  // An odd length splits characters of two bytes.
  for (let at = 0; at < note.length; at += 71)
    lines.push(Buffer.from(at === 0 ? '' : '\r\n '), note.subarray(at, at + 71))
  const file = Buffer.concat([
    Buffer.from('BEGIN:VCARD\r\nVERSION:3.0\r\nN:A;B\r\n'),
    ...lines,
    Buffer.from('\r\nEND:VCARD\r\n'),
  ])
  expect(await read(file)).toMatchObject([{ note: 'Θάλασσα και βουνό '.repeat(9).trim() }])
})

test.each<Encoding>(['utf-16le', 'windows-1253'])('cards in %s', async (encoding) => {
  const text = card('2.1', 'N:Παπαδόπουλος;Άγγελος', 'ADR:;;Εγνατία 5;Θεσσαλονίκη')
  expect(await read(encodedBytes(text, encoding))).toMatchObject([
    { lastName: 'Παπαδόπουλος', firstName: 'Άγγελος', city: 'Θεσσαλονίκη' },
  ])
})

test('companies, several addresses, a missing end, and the card of an agent', async () => {
  const found = await read(
    card('3.0', 'N:;;;;', 'FN:ΑΚΡΟΠΟΛΙΣ Α.Ε.', 'ADR:;;A 1;Athens;;;', 'ADR:;;B 2;;;;') +
      'BEGIN:VCARD\r\nN:Open;End\r\n' +
      card(
        '2.1',
        'N:Boss;The',
        'AGENT:',
        'BEGIN:VCARD',
        'N:Agent;An',
        'TEL:1',
        'END:VCARD',
        'TEL:2310123456',
      ),
  )
  expect(found).toMatchObject([
    { org: 'ΑΚΡΟΠΟΛΙΣ Α.Ε.', street: 'A 1;B 2', city: 'Athens;' },
    { lastName: 'Open', firstName: 'End' },
    { lastName: 'Boss', firstName: 'The', tel: '2310123456' },
  ])
  expect(found).toHaveLength(3)
})
