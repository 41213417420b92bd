import { expect, test } from 'vitest'
import { personOfText } from './personOfText.ts'

test.each([
  ['Μαρία Παπαδοπούλου', { firstName: 'Μαρία', lastName: 'Παπαδοπούλου' }],
  ['Светлана', { lastName: 'Светлана' }],
  ['+30 694 412-3456', { phone: '+30 694 412-3456' }],
  [
    '2310 123456 Nikos Georgiou',
    { firstName: 'Nikos', lastName: 'Georgiou', phone: '2310 123456' },
  ],
  ['Anna Maria Schmidt', { firstName: 'Anna Maria', lastName: 'Schmidt' }],
  [
    'John Smith <john.smith@example.com>',
    { firstName: 'John', lastName: 'Smith', email: 'john.smith@example.com' },
  ],
  ['svetlana 1234', { lastName: 'svetlana' }],
  [
    'maria@example.ru, +7 (912) 345-67-89',
    { phone: '+7 (912) 345-67-89', email: 'maria@example.ru' },
  ],
  ["O'Brien", { lastName: "O'Brien" }],
  ['  ', {}],
])('%j is read as %j', (typed, person) => {
  expect(personOfText(typed)).toEqual(person)
})
