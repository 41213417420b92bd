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
  ...(['windows-1253', 'iso-8859-7', ...unicode] as const).flatMap((encoding) =>
    Object.entries(greek).map(
      ([name, text]) => [encoding, `${name} Greek`, text] as [Encoding, string, string],
    ),
  ),
  ...(['windows-1251', 'koi8-r', ...unicode] as const).flatMap((encoding) =>
    Object.entries(russian).map(
      ([name, text]) => [encoding, `${name} Russian`, text] as [Encoding, string, string],
    ),
  ),
]

/** The guillemets of one alphabet, and letters that both Greek encodings have at the same position. */
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
