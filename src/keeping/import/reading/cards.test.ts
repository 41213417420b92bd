import { expect, test } from 'vitest'
import { splitPhones } from '#base/people/reading/splitPhones.ts'
import { cardHeaders } from './cards/card.ts'
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
      tel: '6971234567;2310 123456 (home)',
      note: 'one\ntwo',
    },
    {
      number: 9,
      lastName: 'Иванова',
      firstName: 'Мария',
      middleName: 'Петровна',
      title: 'г-жа',
      tel: '+7 912 345-67-89 (Mobile)',
      email: 'maria@example.org;work@example.org',
      street: 'ул. Ленина, 12',
      city: 'Москва',
      postcode: '101000',
      country: 'Россия',
      note: 'first line\nsecond; with a semicolon',
      birthday: '1980-05-15',
      employer: 'Ромашка, Отдел продаж',
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

test('companies, a missing end, and the card of an agent', async () => {
  const found = await read(
    card('3.0', 'N:;;;;', 'FN:ΑΚΡΟΠΟΛΙΣ Α.Ε.') +
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
    { org: 'ΑΚΡΟΠΟΛΙΣ Α.Ε.' },
    { lastName: 'Open', firstName: 'End' },
    { lastName: 'Boss', firstName: 'The', tel: '2310123456' },
  ])
  expect(found).toHaveLength(3)
})

test('the first or the preferred address fills the fields, the others become texts', async () => {
  const home = 'ADR;TYPE=HOME:;;Ερμού 1;Λάρισα;;41222;Ελλάδα'
  const work = (types: string) => `ADR;${types}:;;Main 2;Larnaca;;6010;Cyprus`
  const found = await read(
    card('3.0', 'N:A;B', home, work('TYPE=WORK'), home) +
      card('3.0', 'N:A;C', home, work('TYPE=WORK,pref')) +
      card('4.0', 'N:A;D', home.replace(';', ';PREF=2;'), work('PREF=1'), 'ADR:;;;Athens;;;'),
  )
  const atHome = { street: 'Ερμού 1', city: 'Λάρισα', postcode: '41222', country: 'Ελλάδα' }
  const atWork = { street: 'Main 2', city: 'Larnaca', postcode: '6010', country: 'Cyprus' }
  const homeText = 'Ερμού 1, Λάρισα, 41222, Ελλάδα'
  expect(found).toMatchObject([
    { ...atHome, otherAddress: 'Main 2, Larnaca, 6010, Cyprus' },
    { ...atWork, otherAddress: homeText },
    { ...atWork, otherAddress: `${homeText};Athens` },
  ])
})

test('the organisation of a person is the employer, else the card is of the company', async () => {
  const found = await read(
    card('3.0', 'N:Δοκιμίδη;Λίνα;;;', 'FN:Λίνα Δοκιμίδη', 'ORG:Τράπεζα Δοκιμής;Λιανική') +
      card('3.0', 'FN:Anna Tester', 'ORG:Τράπεζα Δοκιμής') +
      card('3.0', 'N:;;;;', 'FN:Τράπεζα Δοκιμής', 'ORG:Τράπεζα Δοκιμής;Λιανική') +
      card('3.0', 'N:ΔΟΚΙΜΗ;;;;', 'FN:ΔΟΚΙΜΗ', 'ORG:Δοκιμή') +
      card('3.0', 'N:;;;;', 'FN:Good Keys', 'ORG:Good Keys', 'X-ABShowAs:COMPANY') +
      card('4.0', 'KIND:org', 'N:Good Keys;;;;', 'FN:Good Keys') +
      card('3.0', 'FN:info@keys.example', 'ORG:Good Keys') +
      card('3.0', 'FN:Good Keys Ltd', 'ORG:Holding Ltd'),
  )
  expect(found.map((row) => ({ ...row, number: 0 }))).toEqual([
    { number: 0, lastName: 'Δοκιμίδη', firstName: 'Λίνα', employer: 'Τράπεζα Δοκιμής, Λιανική' },
    { number: 0, lastName: 'Tester', firstName: 'Anna', employer: 'Τράπεζα Δοκιμής' },
    { number: 0, org: 'Τράπεζα Δοκιμής, Λιανική' },
    { number: 0, org: 'Δοκιμή' },
    { number: 0, org: 'Good Keys' },
    { number: 0, org: 'Good Keys' },
    { number: 0, org: 'Good Keys' },
    { number: 0, org: 'Good Keys Ltd', employer: 'Holding Ltd' },
  ])
})

test('labels stand beside their phones, faxes apart', async () => {
  const found = await read(
    card(
      '3.0',
      'N:A;B',
      'item1.TEL;type=pref:+30 690 000 0103',
      'item1.X-ABLabel:Σύζυγος',
      'item2.X-ABLabel:_$!<HomeFAX>!$_',
      'item2.TEL:2100000101',
      'item3.TEL;type=WORK:2100000103',
      'item3.X-ABLabel:Κτήριο (Β\\, 2ος)',
      'TEL;type=WORK;type=FAX:2100000102',
      'TEL;type=WORK;type=VOICE:2100000104',
    ),
  )
  expect(found).toMatchObject([
    {
      tel: '+30 690 000 0103 (Σύζυγος);2100000103 (Κτήριο Β 2ος);2100000104 (work)',
      fax: '2100000101 (HomeFAX);2100000102 (work)',
    },
  ])
  const { phones, faults } = splitPhones((found[0] as { tel?: string }).tel ?? '')
  expect(faults).toEqual([])
  expect(phones.map(({ remark }) => remark)).toEqual(['Σύζυγος', 'Κτήριο Β 2ος', 'work'])
})

test('groups are no people, and what a program keeps for itself is left out', async () => {
  const found = await read(
    card('4.0', 'KIND:group', 'FN:Owners', 'MEMBER:urn:uuid:1') +
      card('3.0', 'N:Owners', 'FN:Owners', 'X-ADDRESSBOOKSERVER-KIND:group') +
      card(
        '3.0',
        'PRODID:-//A//B//EN',
        'N:Doe;Test',
        'NICKNAME:Kaps,Kap',
        'CATEGORIES:Buyers,Very\\, very important',
        'UID:9-1',
        'REV:2020-01-01T00:00:00Z',
      ),
  )
  expect(found).toEqual([
    {
      number: 13,
      lastName: 'Doe',
      firstName: 'Test',
      nickname: 'Kaps, Kap',
      categories: 'Buyers, Very, very important',
    },
  ])
})

test.each([
  ['BDAY;VALUE=date;X-APPLE-OMIT-YEAR=1604:1604-05-03', '05-03'],
  ['BDAY:16040503', '05-03'],
  ['BDAY:--05-03', '05-03'],
  ['BDAY:--0503', '05-03'],
  ['BDAY:1980-05-03T00:00:00Z', '1980-05-03'],
])('%s is %s', async (line, birthday) => {
  expect(await read(card('4.0', 'N:A;B', line))).toMatchObject([{ birthday }])
})
