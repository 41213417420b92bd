import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#kit/testing/testDatabase.ts'
import { greekInLatin, russianInLatin } from '#kit/fields/letters.ts'
import type { Tables } from '#base/backend/tables.ts'

let database: TestDatabase<Tables>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

// Each row is one name in different spellings.
const writings = [
  ['ΠΑΠΑΔΟΠΟΥΛΟΣ', 'παπαδοπουλοσ', 'Παπαδόπουλος', 'papadopoulos', 'Пападопулос', 'ПАПАДОПУЛОС'],
  ['Ειρήνη', 'ΕΙΡΗΝΗ', 'Eirini', 'Irini', 'Ирини'],
  ['Юлия', 'Yulia', 'Julia', 'Iulia', 'Ιουλία', 'Yuliya'],
  ['Μιχαήλ', 'Mihail', 'Michail', 'Mikhail', 'Михаил'],
  ['Ευαγγελία', 'Evangelia', 'Evaggelia', 'Евангелия'],
  ['Γεώργιος', 'Georgios', 'Giorgios', 'Gewrgios', 'Георгиос'],
  ['Χριστίνα', 'Christina', 'Xristina', 'Hristina', 'Khristina', 'Христина'],
  ['Κωνσταντίνος', 'Konstantinos', 'Constantinos', 'Kwnstantinos', 'Константинос'],
  ['Κουζνέτσοβα', 'Kuznetsova', 'Kouznetsova', 'Кузнецова'],
  ['Щербаков', 'Shcherbakov'],
  ['Θεσσαλονίκη', 'Thessaloniki', 'Thesaloniki', 'Tessaloniki'],
  ['Άγγελος', 'Angelos', 'Aggelos', 'Ангелос'],
  ['Παύλος', 'Pavlos', 'Paulos', 'Павлос'],
  ['Ευγενία', 'Evgenia', 'Eugenia', 'Евгения', 'Evgeniya'],
  ['Ναούμοφ', 'Naumov', 'Naoumov', 'Наумов'],
  ['Λάμπρος', 'Lampros', 'Lambros', 'Лампрос', 'Ламброс'],
  ['Κοντός', 'Kontos', 'Kondos', 'Контос', 'Кондос'],
  ['Ανδρέου', 'Andreou', 'Андреу'],
  ['Μπορίς', 'Boris', 'Борис'],
  ['Ντμίτρι', 'Dmitri', 'Dmitry', 'Dmitriy', 'Дмитрий'],
  ['Γκριγκόρι', 'Grigory', 'Grigoriy', 'Григорий'],
  ['Σεργκέι', 'Sergei', 'Sergey', 'Сергей'],
  ['Αλέξιος', 'Alexios', 'Aleksios', 'Алексиос'],
  ['Алексеев', 'Alexeev', 'Alekseev', 'Alekseyev'],
  ['Ξένια', 'Xenia', 'Ksenia', 'Kseniya', 'Ксения'],
  ['Στέφανος', 'Stefanos', 'Stephanos', 'Стефанос'],
  ['Ψαρρός', 'Psarros', 'Psaros', 'Псаррос'],
  ['Наталья', 'Natalya', "Natal'ya", 'Natalia', 'Nataliya', 'Ναταλία'],
  ['Семёнов', 'Семенов', 'Semenov', 'ΣΕΜΕΝΟΒ'],
  ['Шевченко', 'Shevchenko'],
  ['Жукова', 'Zhukova', 'Ζούκοβα'],
  ['Вячеслав', 'Vyacheslav'],
  ['Достоевский', 'Dostoevsky', 'Dostoyevskiy', 'Dostoevskii'],
  ['Χατζηνικολάου', 'Chatzinikolaou', 'Hatzinikolaou', 'Khatzinikolaou', 'Хатзиниколау'],
  ["O'Brien-Müller", 'OBrien Muller', 'o’brien  müller'],
]

const foldAll = async (texts: string[]) => {
  const { rows } = await database.pool.query<{ key: string }>(
    'SELECT fold("text") AS "key" FROM unnest($1::text[]) WITH ORDINALITY AS t ("text", "n") ORDER BY "n"',
    [texts],
  )
  return rows.map((row) => row.key)
}

test('each letter folds, and sounds, as the Latin letters of its transliteration do', async () => {
  // In search ё is е.
  const letters = Object.entries({ ...greekInLatin, ...russianInLatin, ё: 'e' })
  const inLatin = letters.map(([, latin]) => latin)
  expect(await foldAll(letters.map(([letter]) => letter))).toEqual(await foldAll(inLatin))

  const { rows } = await database.pool.query<{ letter: string }>(
    `SELECT "letter" FROM unnest($1::text[], $2::text[]) AS t ("letter", "latin")
    WHERE "latin" <> '' AND NOT EXISTS (
      SELECT 1 FROM wordSounds(nameText("letter"), false, false, 16) a
      JOIN wordSounds("latin", false, false, 16) b USING ("key") WHERE a."cost" = 0 AND b."cost" < 2)`,
    [letters.map(([letter]) => letter), inLatin],
  )
  expect(rows).toEqual([])
})

test.each(writings)('%s: all spellings of the name fold alike', async (...names) => {
  const keys = await foldAll(names)
  expect(new Map(names.map((name, i) => [name, keys[i]]))).toEqual(
    new Map(names.map((name) => [name, keys[0]])),
  )
})

test('the first three or more letters of a name find all its spellings', async () => {
  const beginnings = writings.flatMap((names) =>
    names.flatMap((name) =>
      [...name].flatMap((_, i) =>
        i < 2 ? [] : [{ whole: names[0], part: [...name].slice(0, i + 1).join('') }],
      ),
    ),
  )
  const { rows } = await database.pool.query<{ part: string }>(
    `SELECT "part" FROM jsonb_to_recordset($1) AS t ("whole" text, "part" text)
     WHERE NOT fold("whole") LIKE ANY (foldPatterns("part"))`,
    [JSON.stringify(beginnings)],
  )
  expect(beginnings.length).toBeGreaterThan(700)
  expect(rows.map((row) => row.part)).toEqual([])
})

test('different names stay different', async () => {
  const names = [
    'Παππάς',
    'Πάππου',
    'Ιβάνοβα',
    'Иванов',
    'Петров',
    'Πέτρου',
    'Ελένη',
    'Άννα',
    'Мария',
    'Марина',
  ]
  expect(new Set(await foldAll(names)).size).toBe(names.length)
})

test('digits of house numbers and years stay, punctuation becomes one space', async () => {
  expect(await foldAll(['Studio 1100 & Co.', 'Straße 12/22', '  —  ', ''])).toEqual([
    'stodio 1100 ko',
    'strasi 12 22',
    '',
    '',
  ])
})

test('folded text is plain, and folding it again changes nothing', async () => {
  const letters =
    "aeioubcdfghjklmnpqrstvwxyzαεηιουωβγδζθκλμνξπρστφχψάΐςабвгдеёжзийклмнопрстуфхцчшщъыьэюя 019’-'ІßŁẰ"
  const names = fc.array(fc.string({ unit: fc.constantFrom(...letters), maxLength: 30 }), {
    minLength: 500,
    maxLength: 500,
  })
  const texts = fc.array(
    fc.string({ unit: 'binary', maxLength: 20 }).map((text) => text.replaceAll('\0', '')),
    { minLength: 300, maxLength: 300 },
  )
  await fc.assert(
    fc.asyncProperty(names, texts, async (some, others) => {
      const keys = await foldAll([...some, ...others])
      expect(keys.filter((key) => !/^([a-z0-9]+( [a-z0-9]+)*)?$/.test(key))).toEqual([])
      expect(await foldAll(keys)).toEqual(keys)
    }),
    { numRuns: 20 },
  )
})

test.each([
  ['+30 2310 123-456; 694 1234567', '302310123456 6941234567'],
  ['0030 (2310) 123456', '302310123456'],
  ['8 (916) 123-45-67', '79161234567'],
  ['8001234', '8001234'],
  ['2310.123.456 / 2310 123457', '2310123456 2310123457'],
  ['2310 550111 εσωτ. 23', '2310550111'],
  ['2310 550111 (ΕΣΩΤΕΡΙΚΌ 23); 6944 123456', '2310550111 6944123456'],
  ['2310 550111 ext 5 / 2310 550112', '2310550111 2310550112'],
  ['+7 495 123-45-67 Доб. 105', '74951234567'],
  ['2310550111x23', '2310550111'],
  ['2310 550111 #23', '2310550111'],
  ['Alex 6944 123456', '6944123456'],
  ['x 6944 123456', '6944123456'],
  ['no phone', ''],
])('the digits of the phones %s are searched', async (phones, digits) => {
  const { rows } = await database.pool.query('SELECT foldDigits($1) AS "digits"', [phones])
  expect(rows).toEqual([{ digits }])
})

test.each([
  ['μπ', ['% v%', 'v%']],
  ['Evan', ['%ivag%', '%ivan%']],
  [' — ', []],
])('%s is searched by the patterns %s', async (fragment, patterns) => {
  const { rows } = await database.pool.query('SELECT foldPatterns($1) AS "patterns"', [fragment])
  expect(rows).toEqual([{ patterns }])
})
