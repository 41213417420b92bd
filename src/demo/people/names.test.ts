import { expect, test } from 'vitest'
import { russianWomanSurname } from './names.ts'
import { bulgarianToLatin, greekToLatin, plainLatin, russianToLatin } from './transliterate.ts'

test('Greek names are transliterated as in passports', () => {
  const names = ['Παπαδόπουλος', 'Ευαγγελία', 'Παύλος', 'Μπέλλος', 'Χαράλαμπος', 'Νικολαΐδης']
  expect(names.map(greekToLatin)).toEqual([
    'Papadopoulos',
    'Evangelia',
    'Pavlos',
    'Bellos',
    'Charalampos',
    'Nikolaidis',
  ])
  expect(['Ευθυμιάδης', 'Άγγελος', 'Ουρανία', 'Ψαρράς'].map(greekToLatin)).toEqual([
    'Efthymiadis',
    'Angelos',
    'Ourania',
    'Psarras',
  ])
})

test('vowels separated by an accent or a dialytika stay two', () => {
  expect(['Νεράιδα', 'Ταΰγετος', 'Άυλος', 'ΝΙΚΟΛΑΪΔΗΣ', 'Πειραιεύς'].map(greekToLatin)).toEqual([
    'Neraida',
    'Taygetos',
    'Aylos',
    'NIKOLAIDIS',
    'Peiraiefs',
  ])
})

test('Russian names keep the sound of ё, щ and of е behind a vowel', () => {
  expect(['Семёнов', 'Щербаков', 'Андреев', 'Евгения', 'Игорь'].map(russianToLatin)).toEqual([
    'Semyonov',
    'Shcherbakov',
    'Andreyev',
    'Yevgeniya',
    'Igor',
  ])
})

test('Bulgarian and marked Latin names become plain Latin', () => {
  expect(['Щерев', 'Мария', 'Димитър'].map(bulgarianToLatin)).toEqual([
    'Shterev',
    'Maria',
    'Dimitar',
  ])
  expect(['Đorđević', 'Małgorzata', 'Groß', 'Ștefan'].map(plainLatin)).toEqual([
    'Djordjevic',
    'Malgorzata',
    'Gross',
    'Stefan',
  ])
})

test("a Russian woman's surname agrees with her, and one that never changes stays", () => {
  const surnames = ['Кузнецов', 'Ильин', 'Островский', 'Толстой', 'Шевченко', 'Ковальчук', 'Черных']
  expect(surnames.map(russianWomanSurname)).toEqual([
    'Кузнецова',
    'Ильина',
    'Островская',
    'Толстая',
    'Шевченко',
    'Ковальчук',
    'Черных',
  ])
})
