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

test('each Greek and Russian letter is read by its sound', () => {
  expect(Array.from('αβγδεζηθικλμνξοπρσςτυφχψω', plain).join(' ')).toBe(
    'a v g d e z i t i k l m n ks o p r s s t i f h ps o',
  )
  expect(Array.from('абвгдеёжзийклмнопрстуфхцчшщыэюя', plain).join(' ')).toBe(
    'a b v g d e e z z i i k l m n o p r s t u f h ts h s s i e iu ia',
  )
  expect(plain('объём, ου μπ ντ γγ γκ αυ ευ αι ει οι')).toBe('obem u b d g g av ev e i i')
  expect(plain('borshch')).toBe(plain('борщ'))
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
