import { expect, test } from 'vitest'
import { languageOfName, languageOfPhone } from './languageOfPerson.ts'

test.each([
  ['Кузнецова Мария', 'ru'],
  ['Παπαδόπουλος Γιώργος', 'el'],
  ['Smith John', undefined],
  ['', undefined],
])('the name %s is written in %s', (name, language) => {
  expect(languageOfName(name)).toBe(language)
})

test.each([
  ['2310 123456', 'el'],
  ['6944123456', 'el'],
  ['+357 22 123456', 'el'],
  ['+7 912 345-67-89', 'ru'],
  ['+380 44 123 4567', 'ru'],
  ['+49 30 1234567', 'en'],
  ['no number;+7 912 345-67-89', 'ru'],
  ['12', undefined],
  ['', undefined],
])('the phone %s speaks for %s', (phones, language) => {
  expect(languageOfPhone(phones)).toBe(language)
})
