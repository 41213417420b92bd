import { expect, test } from 'vitest'
import { guideAmong, me, peopleOf, peopleText, textIn } from './chosenPeople.ts'

test.each([
  [[me], 'me'],
  [[me, 7], 'me,7'],
  [[7, 12], '7,12'],
  [[], 'all'],
])('%o stands in the address and is read from it', (people, text) => {
  expect(peopleText(people)).toBe(text)
  expect(peopleOf(text)).toEqual(people)
})

test('an address makes a number of a text of digits', () =>
  expect(peopleOf(textIn(7))).toEqual([7]))

test.each([[undefined], [''], ['Anna'], ['-1'], [textIn({})]])('%o is oneself', (text) =>
  expect(peopleOf(text)).toEqual([me]),
)

test('what cannot be read is left out', () => expect(peopleOf('7,x,7,8.5')).toEqual([7]))

test('a viewing is planned for oneself among others, or for the first of them', () => {
  expect(guideAmong([7, me])).toBe(me)
  expect(guideAmong([7, 8])).toBe(7)
  expect(guideAmong([])).toBeUndefined()
})
