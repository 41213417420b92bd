import { expect, test } from 'vitest'
import { guideAmong, ownCalendar, peopleOf, peopleText, textIn } from './chosenPeople.ts'

test.each([
  [[ownCalendar], 'me'],
  [[ownCalendar, 7], 'me,7'],
  [[7, 12], '7,12'],
  [[], 'all'],
])('%o is written to the address and read back', (people, text) => {
  expect(peopleText(people)).toBe(text)
  expect(peopleOf(text)).toEqual(people)
})

test('reads a single number, which the router has parsed', () =>
  expect(peopleOf(textIn(7))).toEqual([7]))

test.each([[undefined], [''], ['Anna'], ['-1'], [textIn({})]])('%o means oneself', (text) =>
  expect(peopleOf(text)).toEqual([ownCalendar]),
)

test('unreadable parts are ignored', () => expect(peopleOf('7,x,7,8.5')).toEqual([7]))

test('a new viewing is for oneself if chosen, otherwise for the first person', () => {
  expect(guideAmong([7, ownCalendar])).toBe(ownCalendar)
  expect(guideAmong([7, 8])).toBe(7)
  expect(guideAmong([])).toBeUndefined()
})
