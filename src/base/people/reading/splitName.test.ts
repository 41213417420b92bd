import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellText } from '#kit/fields/cellText.ts'
import { splitName } from './splitName.ts'
import type { NameRead } from './splitName.ts'

const [sure, unsure] = [{ unsure: false }, { unsure: true }]
const person = (
  lastName: string | null,
  firstName: string | null,
  middleName: string | null = null,
) => ({
  lastName,
  firstName,
  middleName,
  isCompany: false,
})

test.each<[string, Partial<NameRead>]>([
  [
    'Παπαδόπουλος Γεώργιος του Νικολάου',
    { ...person('Παπαδόπουλος', 'Γεώργιος', 'Νικολάου'), ...sure },
  ],
  ['ΠΑΠΑΔΟΠΟΥΛΟΥ ΜΑΡΙΑ', { ...person('ΠΑΠΑΔΟΠΟΥΛΟΥ', 'ΜΑΡΙΑ'), ...sure }],
  ['Γιώργος Παπαδόπουλος', { ...person('Παπαδόπουλος', 'Γιώργος'), ...sure }],
  ['Giorgos Papadopoulos', { ...person('Papadopoulos', 'Giorgos'), ...sure }],
  ['Άννα Μαρία Παπά', { ...person('Παπά', 'Άννα Μαρία'), ...sure }],
  ['Παπάς Γ.', { ...person('Παπάς', 'Γ.'), ...sure }],
  ['Иванова Мария Петровна', { ...person('Иванова', 'Мария', 'Петровна'), ...sure }],
  ['Мария Петровна Иванова', { ...person('Иванова', 'Мария', 'Петровна'), ...sure }],
  ['Мария Петровна', { ...person(null, 'Мария', 'Петровна'), ...sure }],
  ['Мария Иванова', { ...person('Иванова', 'Мария'), ...sure }],
  ['Иванов И.П.', { ...person('Иванов', 'И.', 'П.'), ...sure }],
  ['Роман Абрамович', { ...person('Абрамович', 'Роман'), ...unsure }],
  ['Dr Müller, Ute', { ...person('Müller', 'Ute'), title: 'Dr', ...sure }],
  ['Müller, Dr. Ute', { ...person('Müller', 'Ute'), title: 'Dr.', ...sure }],
  ['Al Smith', { ...person('Smith', 'Al'), ...unsure }],
  ['John Smith', { ...person('Smith', 'John'), ...sure }],
  ['van der Berg, Jan', { ...person('van der Berg', 'Jan'), ...sure }],
  ['Jan van der Berg', { ...person('van der Berg', 'Jan'), ...sure }],
  ['κα Ελένη Χατζή', { ...person('Χατζή', 'Ελένη'), title: 'κα', ...sure }],
  ['Κος. Νίκος Ρήγα', { ...person('Ρήγα', 'Νίκος'), title: 'Κος.', ...sure }],
  ['г-н Петров Иван', { ...person('Петров', 'Иван'), title: 'г-н', ...sure }],
  [
    'Γεώργιος (Γιώργος) Παπαδόπουλος',
    { ...person('Παπαδόπουλος', 'Γεώργιος'), nickname: 'Γιώργος' },
  ],
  ['William "Bill" Gates', { ...person('Gates', 'William'), nickname: 'Bill', ...sure }],
  ['Μαρία', { ...person(null, 'Μαρία'), ...sure }],
  ['Παπαδόπουλος', { ...person('Παπαδόπουλος', null), ...sure }],
  ['James Martin', { ...person('Martin', 'James'), ...unsure }],
  ['John Fitzgerald Kennedy', { firstName: 'John', ...unsure }],
  ['', { ...person(null, null), ...sure }],
])('%s', (text, parts) => {
  expect(splitName(text)).toMatchObject(parts)
})

test.each([
  'Χ. ΠΑΠΑΣ & ΣΙΑ Ο.Ε.',
  'ООО Ромашка',
  'ООО «Ромашка»',
  'ИП Иванов Иван Иванович',
  'ABC Properties Ltd',
  'ΑΚΡΟΠΟΛΙΣ Α.Ε.',
  'Ακρόπολις ΑΕ',
  'Δομική ΕΠΕ',
  'Αιγαίο Μ.Ι.Κ.Ε.',
  'Müller GmbH',
])('%s is a company, with its name whole', (text) => {
  expect(splitName(text)).toEqual({
    lastName: text,
    firstName: null,
    middleName: null,
    title: null,
    nickname: null,
    isCompany: true,
    unsure: false,
  })
})

test.each([
  'Γιώργος & Μαρία Παπαδοπούλου',
  'Γιώργος και Μαρία',
  'Ivan and Olga Petrov',
  'Иван и Ольга Петровы',
])('two people stay one text: %s', (text) => {
  expect(splitName(text)).toMatchObject({ lastName: text, firstName: null, ...unsure })
})

const letters = (text: string) => [...text.matchAll(/\p{L}/gu)].join('').normalize('NFC')
const sorted = (text: string) => [...letters(text)].sort().join('')

test('no text makes it fail, and no letter is lost', () => {
  const word = fc.constantFrom('Μαρία', 'Иван', 'van', 'Παπάς', 'Dr', 'И.П.', 'Петровна', 'κα')
  const mark = fc.constantFrom(' ', ', ', '. ', ' & ', ' "', '" ', ' (', ') ', '-')
  const unit = fc.oneof(word, mark)
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(unit, { maxLength: 9 }).map((units) => units.join('')),
  )
  fc.assert(
    fc.property(anyText, (text) => {
      const { lastName, firstName, middleName, title, nickname } = splitName(text)
      const parts = [lastName, firstName, middleName, title, nickname].join('')
      expect(sorted(parts)).toBe(sorted(cellText(text) ?? ''))
    }),
  )
})
