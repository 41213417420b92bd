import { expect, test } from 'vitest'
import { encodings } from '../source.contract.ts'
import type { Encoding } from './source.ts'
import { encodedBytes } from './testing/encodedBytes.ts'
import { allRows, intakeFiles, sourceOf } from './testing/intakeFiles.ts'

const fileOf = intakeFiles()

const greek = {
  short: 'Όνομα;Τηλέφωνο\nΆγγελος Παππάς;6971234567\n',
  capitals: 'ΟΝΟΜΑ;ΤΗΛΕΦΩΝΟ\nΠΑΠΑΔΟΠΟΥΛΟΣ ΓΕΩΡΓΙΟΣ;6971234567\n',
  one: 'id;name\n1;Γιάννης\n',
  long:
    'Επώνυμο;Όνομα;Διεύθυνση;Παρατηρήσεις\n' +
    'Παπαδοπούλου;Μαρία;Εγνατίας 12;Θα πάρει τηλέφωνο «αύριο» το πρωί, δεν μπορεί σήμερα\n'.repeat(
      300,
    ),
}
const russian = {
  short: 'Имя;Телефон\nИван Щербаков;89123456789\n',
  capitals: 'ФАМИЛИЯ;ТЕЛЕФОН\nКУЗНЕЦОВА ЕЛЕНА;89123456789\n',
  one: 'id;name\n1;Сергей\n',
  long:
    'Фамилия;Имя;Адрес;Примечание\n' +
    'Кузнецова;Ольга;ул. Ленина, 12;Позвонит завтра утром, сегодня не может\n'.repeat(300),
}

const unicode = ['utf-8', 'utf-16le', 'utf-16be'] as const satisfies Encoding[]
const cases: [Encoding, string, string][] = [
  ...(['windows-1253', 'iso-8859-7', 'cp737', 'x-mac-greek', ...unicode] as const).flatMap(
    (encoding) =>
      Object.entries(greek).map(
        ([name, text]) =>
          [encoding, `${name} Greek`, encoding === 'cp737' ? text.replace(/[«»]/g, '') : text] as [
            Encoding,
            string,
            string,
          ],
      ),
  ),
  ...(['windows-1251', 'koi8-r', 'ibm866', ...unicode] as const).flatMap((encoding) =>
    Object.entries(russian).map(
      ([name, text]) => [encoding, `${name} Russian`, text] as [Encoding, string, string],
    ),
  ),
]

/** Letters that both Greek encodings have at the same position. */
const alike = (encoding: Encoding, text: string) =>
  encoding === 'iso-8859-7' && !/[Ά’‘€]/.test(text) ? ['windows-1253', 'iso-8859-7'] : [encoding]

test.each(cases)('%s is detected in a %s text', async (encoding, _, text) => {
  const source = await sourceOf(await fileOf(encodedBytes(text, encoding)))
  expect(alike(encoding, text)).toContain(source.encoding)
  const path = await fileOf(encodedBytes(text, encoding))
  const rows = await allRows(path, source)
  const cells = text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(';'))
  expect(source.headers).toEqual(text.split('\n')[0]!.split(';'))
  expect(rows.map((row) => row.cells)).toEqual(cells)
})

test('byte order marks determine the encoding, and are no part of the first header', async () => {
  for (const encoding of unicode) {
    const path = await fileOf(encodedBytes(`\ufeff${russian.short}`, encoding))
    expect(await sourceOf(path)).toMatchObject({ encoding, headers: ['Имя', 'Телефон'] })
  }
})

test('the first Greek letter may come late in the file', async () => {
  const rows = Array.from({ length: 60_000 }, (_, at) => `${at};name ${at};street ${at}`)
  const text = ['id;name;street', ...rows, '60001;Δημήτρης Οικονόμου;Ερμού 5', ''].join('\n')
  const path = await fileOf(encodedBytes(text, 'windows-1253'))
  expect(await sourceOf(path)).toMatchObject({ encoding: 'windows-1253' })
})

test('a few invalid bytes do not rule out UTF-8', async () => {
  const bytes = encodedBytes(greek.long, 'utf-8')
  bytes[bytes.length - 40] = 0xff
  expect(await sourceOf(await fileOf(bytes))).toMatchObject({ encoding: 'utf-8' })
})

test('lines in another encoding are reported, whichever comes first or more often', async () => {
  const lines = (name: string, count: number, encoding: Encoding) =>
    encodedBytes(`Δοκιμίδης;${name};6900000000\n`.repeat(count), encoding)
  for (const other of ['windows-1253', 'cp737'] as const)
    for (const [utf8, ansi] of [
      [1, 1],
      [1, 500],
      [500, 1],
    ] as const) {
      const header = encodedBytes('Last name;First name;Phone\n', 'utf-8')
      const parts = [lines('Ρω', utf8, 'utf-8'), lines('Άννα', ansi, other)]
      for (const all of [parts, parts.toReversed()]) {
        const path = await fileOf(Buffer.concat([header, ...all]))
        const source = await sourceOf(path)
        const rows = await allRows(path, source)
        expect(source.encoding).toBe('utf-8')
        expect(rows.filter(({ cells }) => cells[1] === 'Ρω')).toHaveLength(utf8)
        const odd = rows.filter((row) => row.odd?.some(({ why }) => why === 'lostLetters'))
        expect(odd).toHaveLength(ansi)
      }
    }
})

test('a few umlauts in each line are enough to tell two encodings', async () => {
  const lines = (encoding: Encoding) => encodedBytes('Müller;Köln\n'.repeat(3), encoding)
  const path = await fileOf(Buffer.concat([lines('windows-1252'), lines('utf-8')]))
  expect(await sourceOf(path)).toMatchObject({ encoding: 'utf-8' })
})

test('two characters that happen to look like one of UTF-8 make no second encoding', async () => {
  const text = `Όροφος;Όνομα\nΒ΄;x\nΓ΄;x\n3;Δοκιμίδης\n`
  const path = await fileOf(encodedBytes(text, 'windows-1253'))
  expect(await sourceOf(path)).toMatchObject({ encoding: 'windows-1253' })
})

test('text with umlauts as its only non-ASCII letters is Latin', async () => {
  const path = await fileOf(
    encodedBytes('name;town\nMüller;Köln\nSchröder;Berlin\n', 'windows-1252'),
  )
  expect(await sourceOf(path)).toMatchObject({ encoding: 'windows-1252' })
})

test("the user's choice is kept", async () => {
  const path = await fileOf(encodedBytes(greek.capitals, 'windows-1253'))
  for (const encoding of [...encodings, 'windows-1252'] as const)
    expect(await sourceOf(path, { encoding })).toMatchObject({ encoding })
})
