import { expect, test } from 'vitest'
import { nearness, otherKeyboards, plain } from './nearness.ts'

test.each([
  ['Υποδείξεις', 'ipodiksis'],
  ['Χάρτης & κλειδιά', 'hartis klidia'],
  ['Сделки', 'sdelki'],
  ['Добавить объект', 'dobavit obekt'],
  ['  ', ''],
])('%s becomes %s', (text, read) => {
  expect(plain(text)).toBe(read)
})

test('a text typed on the wrong keyboard layout is read on the others', () => {
  expect(otherKeyboards('rkbtyns')).toContain('клиенты')
  expect(otherKeyboards('κευσ')).toContain('keys')
  expect(otherKeyboards('луны')).toContain('keys')
  expect(otherKeyboards('λύση')).toContain('lysh')
  expect(otherKeyboards('漢字')).toEqual([])
})

test.each([
  ['keys', 0],
  ['the keys', undefined],
  ['key', 0],
  ['ke', 1],
  ['go keys', 1],
  ['list key', 1],
  ['κευσ', 2],
  ['лунг', undefined],
  ['лун', 2],
  ['keysx', undefined],
  ['qqxxqqxx', undefined],
  ['', undefined],
  ['?', undefined],
])('%s matches "Keys" with rank %s', (typed, near) => {
  expect(nearness(typed, 'Keys', 'go open list')).toBe(near)
})

test.each(['dobavit', 'ДОБАВИТЬ', 'lj,fdbnm', 'добавть', 'добваить', 'добавиить', 'добавмть'])(
  '%s finds an action in Russian',
  (typed) => {
    expect(nearness(typed, 'Добавить собственника', '')).toBeDefined()
  },
)

test.each(['prosthiki', 'προσθηκη', 'πρσοθηκη', 'PROSTHIKI IDIOKTITI'])(
  '%s finds an action in Greek',
  (typed) => {
    expect(nearness(typed, 'Προσθήκη ιδιοκτήτη', '')).toBeDefined()
  },
)
