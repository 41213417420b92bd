// The subjects that endpoints show and change must match.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { file } from '#kit/http/endpoint.ts'
import { jsonWriter } from '#kit/http/answerText.ts'
import { undeclaredWrites, undeclaredReads } from '../testing/effectsOfCalls.ts'
import { testApp } from '../testing/testApp.ts'
import type { TestApp } from '../testing/testApp.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

test('every subject that some call changes is shown by another, and the other way round', () => {
  const shown = new Set(app.http.endpoints.flatMap(({ shows }) => shows))
  const changed = new Set(app.http.endpoints.flatMap(({ changes }) => changes))
  expect([...changed].filter((subject) => !shown.has(subject))).toEqual([])
  expect([...shown].filter((subject) => !changed.has(subject))).toEqual([])
  expect(changed.size).toBeGreaterThan(5)
})

test('no call names a subject both in `shows` and in `changes`', () => {
  const endless = app.http.endpoints.filter(({ shows, changes }) =>
    shows.some((subject) => changes.includes(subject)),
  )
  expect(endless.map(({ path }) => path)).toEqual([])
})

test('each answer can be serialised by its contract', () => {
  const answers = app.http.endpoints.map(({ answer }) => answer).filter((answer) => answer !== file)
  for (const answer of answers) expect(jsonWriter(answer)).toBeTypeOf('function')
  expect(answers.length).toBeGreaterThan(250)
})

test('an undeclared write to a table is found', () => {
  expect(undeclaredWrites(new Set(['lead', 'actionLog', 'object']), ['object'])).toEqual(['lead'])
  expect(undeclaredWrites(new Set(['lead', 'actionLog']), ['lead'])).toEqual([])
})

test('an undeclared read of a table is found, except for titles and settings', () => {
  const read = new Set(['lead', 'selectOption', 'account'])
  expect(undeclaredReads('/api/lead/view/{id}', read, ['lead'])).toEqual(['account'])
  expect(undeclaredReads('/api/timeline', read, ['lead'])).toEqual([])
})
