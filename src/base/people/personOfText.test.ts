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
  [
    'Иванченко Светлана +7 916 123-45-67',
    { firstName: 'Светлана', lastName: 'Иванченко', phone: '+7 916 123-45-67' },
  ],
  ['Светлана Иванченко', { firstName: 'Светлана', lastName: 'Иванченко' }],
  ['Παπαδοπούλου Μαρία', { firstName: 'Μαρία', lastName: 'Παπαδοπούλου' }],
  ['παπαδοπουλου μαρια', { firstName: 'μαρια', lastName: 'παπαδοπουλου' }],
  ['Papadopoulos, Giorgos', { firstName: 'Giorgos', lastName: 'Papadopoulos' }],
  ['Smith John', { firstName: 'John', lastName: 'Smith' }],
  ['Иванова Мария Петровна', { firstName: 'Мария', lastName: 'Иванова', middleName: 'Петровна' }],
  ['Alpha Homes Ltd', { lastName: 'Alpha Homes Ltd' }],
  [
    'Νίκος Γεωργίου 2310 550111 εσωτ. 23',
    { firstName: 'Νίκος', lastName: 'Γεωργίου', phone: '2310 550111 #23' },
  ],
  ['Νικόδημος Ολλδγνβτπα', { firstName: 'Νικόδημος', lastName: 'Ολλδγνβτπα' }],
  ["O'Brien", { lastName: "O'Brien" }],
  ['  ', {}],
])('%j is read as %j', (typed, person) => {
  expect(personOfText(typed)).toEqual(person)
})
