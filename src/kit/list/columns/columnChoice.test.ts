import { expect, test } from 'vitest'
import { changed, inOrder, shownColumns, usualChoice } from './columnChoice.ts'

const columns = [
  { key: 'name' },
  { key: 'phone' },
  { key: 'email', hideBelow: 900 },
  { key: 'area', optional: true, hideBelow: 640 },
  { key: 'createdOn' },
]
const keys = (all: readonly { key: string }[]) => all.map(({ key }) => key)
const shown = (choice: Partial<typeof usualChoice>) =>
  keys(shownColumns(columns, { ...usualChoice, ...choice }))

test('a list has its default columns until a person chooses', () => {
  expect(shown({})).toEqual(['name', 'phone', 'email', 'createdOn'])
})

test('a choice is kept, and a removed column is skipped', () => {
  expect(shown({ shown: ['area', 'fax'], hidden: ['phone'], order: ['createdOn', 'fax'] })).toEqual(
    ['name', 'email', 'area', 'createdOn'],
  )
})

test('the first column links to the record, and stays first', () => {
  expect(shown({ hidden: ['name'], order: ['phone', 'name'] })[0]).toBe('name')
})

test('a column added later follows its usual predecessor', () => {
  const order = ['createdOn', 'email', 'phone']
  expect(keys(inOrder(columns, order))).toEqual(['name', 'createdOn', 'email', 'area', 'phone'])
})

test('a chosen column is visible on a narrow screen too', () => {
  const all = shownColumns(columns, { ...usualChoice, shown: ['email'] })
  expect(all.find(({ key }) => key === 'email')).toEqual({ key: 'email' })
})

test('a new choice is added to earlier ones', () => {
  const before = {
    shown: ['area'],
    hidden: ['phone'],
    order: ['email'],
    density: 'compact',
  } as const
  expect(changed(before, { shown: ['phone'], hidden: ['area'] })).toEqual({
    shown: ['phone'],
    hidden: ['area'],
    order: ['email'],
    density: 'compact',
  })
  expect(changed(before, { reset: true })).toEqual(usualChoice)
})
