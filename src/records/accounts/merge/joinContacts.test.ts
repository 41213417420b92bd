import { expect, test } from 'vitest'
import { joinContacts } from './joinContacts.ts'

const none = { email: null, phone: null, notes: null }

test('the e-mails and phones of both are kept, equal ones once', () => {
  const { joined, left } = joinContacts(
    { ...none, email: 'Maria@example.com', phone: '+30 2310 123 456' },
    { ...none, email: 'maria@EXAMPLE.com;m@example.com', phone: '2310123456;0030 6944 000 111' },
  )
  expect(joined.email).toBe('Maria@example.com;m@example.com')
  expect(joined.phone).toBe('+30 2310 123 456;0030 6944 000 111')
  expect(left).toEqual([])
})

test.each([
  ['+7 916 123-45-67', '8 (916) 123-45-67'],
  ['+49 (0) 171 2345678', '0049 171 2345678'],
  ['6944000111', '+306944000111'],
])('%s and %s are one phone', (one, other) => {
  expect(joinContacts({ ...none, phone: one }, { ...none, phone: other }).joined.phone).toBe(one)
})

test('e-mails and phones beyond the limit are appended to the notes', () => {
  const { joined, left } = joinContacts(
    { email: 'a@x;b@x;c@x', phone: '1;2;3', notes: 'Calls late.' },
    { email: 'd@x;e@x', phone: '4;5;6', notes: 'Has a dog.' },
  )
  expect(joined.email).toBe('a@x;b@x;c@x;d@x')
  expect(joined.phone).toBe('1;2;3;4;5')
  expect(left).toEqual(['e@x', '6'])
  expect(joined.notes).toBe('Calls late.\n\nHas a dog.\n\ne@x; 6')
})

test('equal notes appear once, and empty notes stay empty', () => {
  const note = { ...none, notes: 'Calls late.' }
  expect(joinContacts(note, note).joined.notes).toBe('Calls late.')
  expect(joinContacts(none, none).joined).toEqual(none)
})
