import { expect, test } from 'vitest'
import { Draft } from './draft.ts'

const saved = { id: 7, version: 1, lastName: 'Papa', city: null, notes: 'old', sources: [1] }
const make = () => new Draft(saved)
const values = (draft: Draft) => draft.snapshot().values

test('only changed fields are sent, with the id and version', () => {
  const draft = make()
  draft.set('city', 'Athens')
  draft.set('notes', 'x')
  draft.set('notes', 'old')
  expect(draft.take()).toEqual({ id: 7, version: 1, city: 'Athens' })
  expect(draft.take()).toBeNull()
  expect(draft.snapshot().state).toBe('saving')
})

test('nothing is sent when a list is changed back', () => {
  const draft = make()
  draft.set('sources', [1, 2])
  draft.set('sources', [1])
  expect(draft.dirty).toBe(false)
})

test('a response does not overwrite text typed since the request', () => {
  const draft = make()
  draft.set('notes', 'a')
  draft.take()
  draft.set('notes', 'ab')
  draft.answered({ ...saved, version: 2, notes: 'a', city: 'Volos' })
  expect(values(draft)).toMatchObject({ notes: 'ab', city: 'Volos' })
  expect(draft.take()).toEqual({ id: 7, version: 2, notes: 'ab' })
})

test('a value that the server normalises is no conflict', () => {
  const draft = make()
  draft.set('phone', '1;;2')
  draft.take()
  draft.set('phone', '1;;23')
  draft.answered({ ...saved, version: 2, phone: '1;2' })
  expect(draft.snapshot().conflicts).toEqual([])
  draft.take()
  draft.answered({ ...saved, version: 3, phone: '1;23' })
  expect(draft.snapshot()).toMatchObject({ state: 'saved', values: { phone: '1;23' } })
})

test('a refused field keeps its text and shows the reason; the others are saved', () => {
  const draft = make()
  draft.set('notes', 'fine')
  draft.set('city', 'bad')
  draft.take()
  draft.refused('Some fields', { city: ['Too bad'] })
  expect(draft.snapshot()).toMatchObject({ state: 'failed', errors: { city: ['Too bad'] } })
  expect(draft.take()).toEqual({ id: 7, version: 1, notes: 'fine' })
  draft.answered({ ...saved, version: 2, notes: 'fine' })
  expect(draft.snapshot()).toMatchObject({
    state: 'failed',
    values: { city: 'bad', notes: 'fine' },
  })
  expect(draft.ready).toBe(false)
  draft.set('city', 'good')
  expect(draft.snapshot()).toMatchObject({ state: 'waiting', errors: {} })
})

test('a refusal that names no field stops all fields until the next edit or retry', () => {
  const draft = make()
  draft.set('notes', 'x')
  draft.take()
  draft.refused('No permission')
  expect(draft.ready).toBe(false)
  draft.retry()
  expect(draft.ready).toBe(true)
})

test('both values of a conflict are shown, and the person chooses', () => {
  const draft = make()
  draft.set('notes', 'mine')
  draft.set('city', 'Athens')
  draft.take()
  const current = { ...saved, version: 2, notes: 'theirs' }
  draft.conflicted(['notes'], current, '')
  expect(draft.snapshot()).toMatchObject({
    state: 'conflict',
    conflicts: [{ name: 'notes', mine: 'mine', theirs: 'theirs' }],
  })
  expect(draft.take()).toEqual({ id: 7, version: 2, city: 'Athens' })
  draft.answered({ ...current, version: 3, city: 'Athens' })
  draft.resolve('notes', 'mine')
  expect(draft.take()).toEqual({ id: 7, version: 3, notes: 'mine' })
})

test("choosing the other person's value leaves nothing to save", () => {
  const draft = make()
  draft.set('notes', 'mine')
  draft.take()
  draft.conflicted(['notes'], { ...saved, version: 2, notes: 'theirs' }, '')
  draft.resolve('notes', 'theirs')
  expect(draft.snapshot()).toMatchObject({ state: 'saved', values: { notes: 'theirs' } })
})

test('a request whose response was lost causes no conflict with oneself', () => {
  const draft = make()
  draft.set('notes', 'a')
  draft.take()
  draft.lost('', true)
  expect(draft.snapshot().state).toBe('offline')
  draft.set('notes', 'ab')
  draft.take()
  draft.conflicted(['notes'], { ...saved, version: 2, notes: 'a' }, '')
  expect(draft.snapshot().conflicts).toEqual([])
  expect(draft.take()).toEqual({ id: 7, version: 2, notes: 'ab' })
})

test('a value that is changed back after a lost request is sent until the server has it', () => {
  const draft = make()
  draft.set('notes', 'new')
  draft.take()
  draft.lost('', true)
  draft.set('notes', 'old')
  expect(draft.take()).toMatchObject({ notes: 'old' })
  // The stale version makes the server keep the value that it took before.
  draft.answered({ ...saved, version: 2, notes: 'new' })
  expect(values(draft)['notes']).toBe('old')
  expect(draft.take()).toMatchObject({ version: 2, notes: 'old' })
})

test('a newer record is shown, but never over typed text', () => {
  const draft = make()
  draft.set('notes', 'mine')
  draft.receive({ ...saved, version: 2, notes: 'theirs', city: 'Volos' })
  expect(values(draft)).toMatchObject({ notes: 'mine', city: 'Volos' })
  expect(draft.snapshot().state).toBe('conflict')
  draft.receive({ ...saved, version: 1, city: 'stale' })
  expect(values(draft)['city']).toBe('Volos')
})

test('a record read during a request waits for the response', () => {
  const draft = make()
  draft.set('notes', 'mine')
  draft.take()
  draft.receive({ ...saved, version: 3, notes: 'mine', city: 'Volos' })
  draft.answered({ ...saved, version: 2, notes: 'mine' })
  expect(values(draft)).toMatchObject({ version: 3, notes: 'mine', city: 'Volos' })
  expect(draft.dirty).toBe(false)
})

test('a conflict without a difference does not cause endless requests', () => {
  const draft = make()
  draft.set('notes', 'x')
  draft.take()
  draft.conflicted(['notes'], saved, 'Taken')
  expect(draft.ready).toBe(false)
  expect(draft.snapshot()).toMatchObject({ state: 'failed', failure: { detail: 'Taken' } })
})

test('discarding shows the saved values', () => {
  const draft = make()
  draft.set('notes', 'x')
  draft.discard()
  expect(draft.snapshot()).toMatchObject({ state: 'saved', values: saved })
})

test('a new record is sent as a whole, even with preset values only', () => {
  const draft = new Draft({ isOwner: true }, true)
  expect(draft.take()).toEqual({ isOwner: true })
  draft.refused('Check', { lastName: ['Please fill in'] })
  expect(draft.ready).toBe(false)
  draft.set('lastName', 'Papa')
  expect(draft.take()).toEqual({ isOwner: true, lastName: 'Papa' })
  draft.answered({ id: 3 })
  expect(draft.snapshot()).toMatchObject({ state: 'saved', values: { id: 3, lastName: 'Papa' } })
})

test('after a lost response to adding a record, only later changes are sent', () => {
  const draft = new Draft({ lastName: 'Papa', city: 'Volos' }, true)
  draft.take()
  draft.lost('', true)
  draft.set('city', 'Serres')
  expect(draft.take()).toEqual({ lastName: 'Papa', city: 'Serres' })
  // The response has the stored record, or only its id.
  draft.answered({ id: 3 })
  expect(draft.take()).toEqual({ id: 3, city: 'Serres' })

  const whole = new Draft({ lastName: 'Papa', city: 'Volos' }, true)
  whole.take()
  whole.lost('', true)
  whole.set('city', 'Serres')
  whole.take()
  whole.answered({ id: 3, version: 1, lastName: 'Papa', city: 'Volos' })
  expect(whole.take()).toEqual({ id: 3, version: 1, city: 'Serres' })
})

test('a picked record is sent by its id, and each side of a conflict shows its own name', () => {
  const key = { id: 1, version: 1, accountId: 5, account: 'Anna' }
  const draft = new Draft(key)
  draft.set('accountId', 7, 'Boris')
  const named = (value: number) => draft.calledOf('accountId', value, 'account')
  expect([named(5), named(7)]).toEqual(['Anna', 'Boris'])
  expect(draft.take()).toEqual({ id: 1, version: 1, accountId: 7 })
  draft.conflicted(['accountId'], { ...key, version: 2, accountId: 6, account: 'Clio' }, '')
  expect(draft.snapshot().conflicts).toEqual([{ name: 'accountId', mine: 7, theirs: 6 }])
  expect([named(6), named(7)]).toEqual(['Clio', 'Boris'])
})

test('a save with an empty response keeps the old name for the old record', () => {
  const draft = new Draft({ id: 1, version: 1, accountId: 5, account: 'Anna' })
  draft.set('accountId', 7, 'Boris')
  draft.take()
  draft.answered()
  expect(draft.calledOf('accountId', 7, 'account')).toBe('Boris')
})

test('a new record shows the names of records that it refers to from the start', () => {
  const draft = new Draft({ accountId: 5, account: 'Anna' }, true)
  expect(draft.calledOf('accountId', 5, 'account')).toBe('Anna')
  draft.set('accountId', 6)
  expect(draft.calledOf('accountId', 6, 'account')).toBeUndefined()
})

test('a field with an invalid text is not sent, and the others are', () => {
  const draft = make()
  draft.set('city', 'Athens')
  draft.set('price', 350)
  draft.setUnread('price', '12 or 13')
  expect(draft.take()).toEqual({ id: 7, version: 1, city: 'Athens' })
  draft.answered({ ...saved, version: 2, city: 'Athens' })
  expect(draft.ready).toBe(false)
  expect(draft.dirty).toBe(true)
  draft.set('price', 350_000)
  expect(draft.take()).toEqual({ id: 7, version: 2, price: 350_000 })
})

test('a field of a new record that is emptied again is null, and is sent', () => {
  const draft = new Draft({ comissionPercent: null, comission: null }, true)
  draft.set('comissionPercent', 2)
  draft.set('comissionPercent', null)
  draft.set('comission', 4800)
  expect(values(draft)).toEqual({ comissionPercent: null, comission: 4800 })
  expect(draft.take()).toEqual({ comissionPercent: null, comission: 4800 })
  draft.lost('', true)
  expect(values(draft)).toEqual({ comissionPercent: null, comission: 4800 })
})

test('a field that the record lacks has the empty value of its kind', () => {
  const blank = { city: null, isOwner: false }
  const draft = new Draft({ lastName: 'Papa' }, true, blank)
  expect(values(draft)).toEqual({ lastName: 'Papa', city: null, isOwner: false })
  draft.set('city', null)
  expect(values(draft)).toMatchObject({ city: null })
})

test('a new record is not stored while a field has an invalid text', () => {
  const draft = new Draft({ lastName: 'Papa' }, true)
  draft.setUnread('price', '12 or 13')
  expect(draft.take()).toBeNull()
  draft.setUnread('price', null)
  expect(draft.take()).toEqual({ lastName: 'Papa' })
})

test('discarding also discards invalid texts', () => {
  const draft = make()
  draft.setUnread('price', '12 or 13')
  draft.discard()
  expect(draft.dirty).toBe(false)
})
