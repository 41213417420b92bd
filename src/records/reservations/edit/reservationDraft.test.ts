import { describe, expect, test } from 'vitest'
import { CallFailed } from '#kit/http/call.ts'
import { asInForm, inOneRow, nested } from './reservationDraft.ts'

const client = {
  lastName: 'Müller',
  firstName: null,
  taxNumber: null,
  internalPassportNumber: null,
  email: null,
  phone: '1',
}
const reservation = {
  id: 7,
  version: 2,
  object: { id: 3, referenceNumber: 'K7P2', title: 'Sea view', websiteCode: null },
  client,
  total: 10,
  checkIn: '2026-07-01',
} as never

describe('a reservation in its form', () => {
  test('has the object and the client beside its other fields, and goes back nested', () => {
    const row = inOneRow(reservation)
    expect(row).toMatchObject({ objectId: 3, object: '#K7P2 Sea view', clientLastName: 'Müller' })
    expect(nested(row)).toEqual({
      id: 7,
      version: 2,
      object: { id: 3 },
      client,
      total: 10,
      checkIn: '2026-07-01',
    })
  })

  test('sends no more than was changed', () => {
    expect(nested({ id: 7, clientPhone: '2' })).toEqual({ id: 7, client: { phone: '2' } })
    expect(nested({ id: 7, objectId: null })).toEqual({ id: 7, object: null })
  })

  test('hears of a complaint at the field that it is about', () => {
    const errors = { 'client.lastName': ['a'], object: ['b'], total: ['c'] }
    const { problem } = asInForm(
      new CallFailed(409, { title: '', status: 409, detail: '', errors, current: reservation }),
    )
    expect(problem.errors).toEqual({ clientLastName: ['a'], objectId: ['b'], total: ['c'] })
    expect(problem['current']).toMatchObject({ clientLastName: 'Müller', id: 7 })
  })
})
