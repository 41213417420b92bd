import { describe, expect, test } from 'vitest'
import { CallFailed } from '#kit/http/call.ts'
import { asInForm, formFromReservation, requestFromForm } from './reservationDraft.ts'

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

describe('the draft of a reservation', () => {
  test('has the fields of object and client beside the others, and is nested again for requests', () => {
    const row = formFromReservation(reservation)
    expect(row).toMatchObject({ objectId: 3, object: '#K7P2 Sea view', clientLastName: 'Müller' })
    expect(requestFromForm(row)).toEqual({
      id: 7,
      version: 2,
      object: { id: 3 },
      client,
      total: 10,
      checkIn: '2026-07-01',
    })
  })

  test('sends only the changed fields', () => {
    expect(requestFromForm({ id: 7, clientPhone: '2' })).toEqual({ id: 7, client: { phone: '2' } })
    expect(requestFromForm({ id: 7, objectId: null })).toEqual({ id: 7, object: null })
  })

  test('has the errors of a response under the names of its own fields', () => {
    const errors = { 'client.lastName': ['a'], object: ['b'], total: ['c'] }
    const { problem } = asInForm(
      new CallFailed(409, { title: '', status: 409, detail: '', errors, current: reservation }),
    )
    expect(problem.errors).toEqual({ clientLastName: ['a'], objectId: ['b'], total: ['c'] })
    expect(problem['current']).toMatchObject({ clientLastName: 'Müller', id: 7 })
  })
})
