import { expect, test } from 'vitest'
import { judgePassword } from './judgePassword.ts'
import { typedForms } from './typedForms.ts'

const words = ['Kuznetsova Elena', 'Кузнецова', 'Папаδοπούλου', 'elena.k@example.com', '2310555444']

test.each([
  ['Estia2024!', 'own'],
  ['estia1821', 'own'],
  ['Θεσσαλονίκη1!', 'own'],
  ['thessaloniki25', 'own'],
  ['Kuznetsova1985', 'own'],
  ['кузнецова85', 'own'],
  ['Elena.k2024', 'own'],
  ['elenak-2024', 'own'],
  ['2310555444a', 'own'],
  ['Passw0rd!', 'common'],
  ['пароль123', 'common'],
  ['gfhjkm123', 'common'],
  ['parol2024', 'common'],
  ['Наташа1990', 'common'],
  ['yfnfif1990', 'common'],
  ['αγάπημου1', 'common'],
  ['agapimou1', 'common'],
  ['kvdikow1', 'common'],
  ['йцукенгш', 'common'],
  ['12.03.1984', 'date'],
  ['aaaaaaaaaaaa', 'pattern'],
  ['xq7w2bz', 'short'],
])('%s is easy to guess: %s', (password, weakness) => {
  expect(judgePassword(password, words)).toMatchObject({ weakness })
  expect(judgePassword(password, words).score).toBeLessThan(3)
})

test.each([
  'olive tree 1821',
  'correct horse battery staple',
  'μία καλή ελιά',
  'три белых медведя',
  'x7#Kq92mLp',
])('%s is good', (password) => {
  expect(judgePassword(password, words)).toMatchObject({ weakness: null })
})

test('a password of two hundred characters is rated like any other', () => {
  expect(judgePassword('aB3$xZ'.repeat(33), words).weakness).toBe('pattern')
  expect(judgePassword('several olive trees, a ferry and '.repeat(6), words).weakness).toBeNull()
})

test('the forms of a word: itself, transliterated, and typed with another keyboard layout', () => {
  expect(typedForms('Пароль')).toEqual(expect.arrayContaining(['пароль', 'gfhjkm', 'parol']))
  expect(typedForms('Αγάπη')).toEqual(expect.arrayContaining(['αγαπη', 'agaph', 'agapi']))
  expect(typedForms('Андрей')).toContain('андрей')
  expect(typedForms('абвгдеёжзийклмнопрстуфхцчшщъыьэюя')).toEqual([
    'абвгдеежзийклмнопрстуфхцчшщъыьэюя',
    "f,dultt;pbqrkvyjghcnea[wxio]sm'.z",
    'abvgdeezhziyklmnoprstufkhtschshshchyeyuya',
  ])
  expect(typedForms('αβγδεζηθικλμνξοπρσςτυφχψω')).toEqual([
    'αβγδεζηθικλμνξοπρσςτυφχψω',
    'abgdezhuiklmnjoprswtyfxcv',
    'avgdezithiklmnxoprsstyfchpso',
  ])
})
