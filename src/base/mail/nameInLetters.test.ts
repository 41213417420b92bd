import { expect, test } from 'vitest'
import { nameInLetters } from './nameInLetters.ts'

const person = (
  lastName: string | null,
  firstName: string | null,
  middleName: string | null = null,
) => ({
  name: [lastName, firstName, middleName].filter(Boolean).join(' '),
  firstName,
  middleName,
  lastName,
  isCompany: null,
})
const company = { ...person('Tester', 'Anna'), name: 'Tester Estates Ltd', isCompany: true }

test.each([
  ['en', person('Tester', 'Anna'), 'Anna Tester'],
  ['en', person('Tester', 'Anna', 'Maria'), 'Anna Tester'],
  ['en', person('Пробный', 'Иван', 'Ильич'), 'Иван Пробный'],
  ['el', person('Δοκιμίδης', 'Γιώργος'), 'Γιώργος Δοκιμίδης'],
  ['el', person('Δοκιμίδης', 'Γιώργος', 'Νικολάου'), 'Γιώργος Δοκιμίδης'],
  ['ru', person('Пробный', 'Иван', 'Ильич'), 'Иван Ильич'],
  ['ru', person('Пробная', 'Анна', 'Кузьминична'), 'Анна Кузьминична'],
  ['ru', person('Пробная', 'Анна'), 'Анна Пробная'],
  ['ru', person('Tester', 'Anna', 'Maria'), 'Anna Tester'],
  ['ru', person('Пробный', null, 'Ильич'), 'Пробный'],
  ['ru', person(null, 'Иван', 'Ильич'), 'Иван Ильич'],
  ['en', person(' ', 'Anna '), 'Anna'],
  ['en', person('Tester', null), 'Tester'],
  ['en', { ...person(null, null), name: 'Tester A.' }, 'Tester A.'],
  ['en', company, 'Tester Estates Ltd'],
  ['ru', company, 'Tester Estates Ltd'],
] as const)('in %s, %o is greeted as %s', (language, one, greeted) => {
  expect(nameInLetters(one, language)).toBe(greeted)
})
