import { expect, test } from 'vitest'
import { Gate } from './gate.ts'
import type { Problem } from '../problem.ts'

const gate = () => new Gate({ atOnce: 4, waitingEach: 3, waiting: 5 })

/** Enters and leaves by name; `inside` lists the names in the order in which they entered. */
function visitors(at: Gate) {
  const inside: string[] = []
  const overs = new Map<string, () => void>()
  const enter = (name: string, person = name, left?: AbortSignal) =>
    at.enter({ near: person, wide: person }, { left }).then((over) => {
      inside.push(name)
      overs.set(name, over)
    })
  const leave = async (name: string) => {
    overs.get(name)!()
    // Whoever is admitted now is listed a few turns later.
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  }
  return { inside, enter, leave }
}
const refusal = (entering: Promise<unknown>) =>
  entering.then(
    () => undefined,
    (problem: Problem) => [problem.status, problem.parts.extra],
  )

test('four run at once, and the next enters when one of them leaves', async () => {
  const { inside, enter, leave } = visitors(gate())
  await Promise.all([...'abcd'].map((name) => enter(name)))
  const later = [...'ef'].map((name) => enter(name))
  expect(inside).toEqual([...'abcd'])
  await leave('b')
  await later[0]
  expect(inside).toEqual([...'abcde'])
  // Leaving twice frees no second place.
  await leave('b')
  expect(inside).toEqual([...'abcde'])
  await leave('e')
  await later[1]
})

test('one person runs one job at a time, and others do not wait for it', async () => {
  const { inside, enter, leave } = visitors(gate())
  const many = [...'1234'].map((name) => enter(name, 'Anna'))
  await many[0]
  await Promise.all([...'xyz'].map((name) => enter(name)))
  expect(inside).toEqual(['1', ...'xyz'])
  await leave('1')
  await many[1]
  expect(inside).toEqual(['1', ...'xyz', '2'])
})

test('a person with too many waiting gets 429, and everybody gets 503 once the queue is full', async () => {
  const { enter } = visitors(gate())
  for (const name of '1234') void enter(name, 'Anna').catch(() => {})
  expect(await refusal(enter('5', 'Anna'))).toEqual([429, { retryAfter: 10 }])
  for (const name of 'abc') await enter(name)
  for (const name of 'defgh') void enter(name).catch(() => {})
  expect(await refusal(enter('i'))).toEqual([503, { retryAfter: 10 }])
})

test('a client that disconnects while waiting gets no turn and frees its place in the queue', async () => {
  const { inside, enter, leave } = visitors(gate())
  const gone = new AbortController()
  await enter('1', 'Anna')
  const left = refusal(enter('2', 'Anna', gone.signal))
  const stays = enter('3', 'Anna')
  gone.abort()
  expect(await left).toEqual([408, undefined])
  await leave('1')
  await stays
  expect(inside).toEqual(['1', '3'])
  expect(await refusal(enter('4', 'Anna', gone.signal))).toEqual([408, undefined])
})
