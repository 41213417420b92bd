import { expect, test } from 'vitest'
import type { Account } from '../accounts.contract.ts'
import { chosenValues, mergeRows, proposedSide } from './mergeRows.ts'
import { newAccount } from '../edit/newAccount.ts'

const account = (values: Partial<Account>) =>
  ({ ...newAccount(), id: 1, name: '', ...values }) as Account
const kept = account({
  lastName: 'Papadopoulos',
  city: null,
  phone: '2310',
  isOwner: false,
  isClient: true,
  isCompany: null,
})
const duplicate = account({
  lastName: 'Papadopoulos',
  city: 'Veria',
  phone: '6944',
  isOwner: true,
  isClient: false,
  isCompany: false,
})
const rows = mergeRows(kept, duplicate)
const row = (name: string) => rows.find((each) => each.name === name)!

test('only fields in which at least one account has a value have a row', () => {
  expect(rows.map(({ name }) => name)).toEqual([
    'lastName',
    'isOwner',
    'isClient',
    'isCompany',
    'phone',
    'city',
  ])
})

test('equal values are marked as matching', () => {
  expect(rows.filter((each) => each.same).map(({ name }) => name)).toEqual(['lastName'])
})

test("the duplicate's value is proposed where the kept account has none, or where the duplicate's flag is set", () => {
  expect(proposedSide(row('city'))).toBe('duplicate')
  expect(proposedSide(row('isOwner'))).toBe('duplicate')
  expect(proposedSide(row('isClient'))).toBe('kept')
})

test('joining the phones of both is proposed, and then no phone is sent: the server joins them', () => {
  expect(proposedSide(row('phone'))).toBe('both')
  expect(chosenValues(rows, {})).not.toHaveProperty('phone')
  expect(chosenValues(rows, { phone: 'kept' })).toMatchObject({ phone: '2310' })
})

test('sends the chosen values, and the proposed ones where nothing was chosen', () => {
  expect(chosenValues(rows, {})).toEqual({ city: 'Veria', isOwner: true, isCompany: false })
  expect(chosenValues(rows, { city: 'kept', phone: 'duplicate', isClient: 'duplicate' })).toEqual({
    isOwner: true,
    isCompany: false,
    phone: '6944',
    isClient: false,
  })
})
